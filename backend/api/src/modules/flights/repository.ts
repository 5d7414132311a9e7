import type { Kysely } from 'kysely';
import type { PricedOffer } from './priced-offer.ts';
import type { FlightsTables } from './tables.ts';

/** Priced offers: the only SQL of this module. */
export function createPricedOffers(database: Kysely<FlightsTables>) {
  return {
    async insert(priced: PricedOffer, nowMs: number): Promise<void> {
      await database
        .insertInto('priced_offers')
        .values({
          id: priced.id,
          offer: JSON.stringify(priced.offer),
          dictionaries: JSON.stringify(priced.dictionaries),
          search: JSON.stringify(priced.search),
          bags: priced.bags && JSON.stringify(priced.bags),
          fare_rules: priced.fareRules && JSON.stringify(priced.fareRules),
          supplier_snapshot: JSON.stringify(priced.supplierSnapshot),
          passport_required: priced.passportRequired,
          meta_name: priced.partner.metaName,
          dis_id: priced.partner.disId,
          created_at: new Date(nowMs),
          expires_at: new Date(priced.expiresAtMs),
        })
        .execute();
    },

    async find(id: string): Promise<PricedOffer | null> {
      const row = await database
        .selectFrom('priced_offers')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        offer: row.offer,
        dictionaries: row.dictionaries,
        search: row.search,
        bags: row.bags,
        fareRules: row.fare_rules,
        supplierSnapshot: row.supplier_snapshot,
        passportRequired: row.passport_required,
        partner: { metaName: row.meta_name, disId: row.dis_id },
        expiresAtMs: row.expires_at.getTime(),
      };
    },

    /** Offers that nobody can order any more; a booking keeps a copy of its own. */
    async deleteExpired(beforeMs: number): Promise<void> {
      await database.deleteFrom('priced_offers').where('expires_at', '<', new Date(beforeMs)).execute();
    },
  };
}
export type PricedOffers = ReturnType<typeof createPricedOffers>;
