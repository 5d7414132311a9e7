import type { Kysely } from 'kysely';
import type { PricedStay } from './priced-stay.ts';
import type { HotelsTables } from './tables.ts';

/** Priced stays: the only SQL of this module. */
export function createPricedStays(database: Kysely<HotelsTables>) {
  return {
    async insert({ id, expiresAtMs, ...priced }: PricedStay, nowMs: number): Promise<void> {
      await database
        .insertInto('priced_stays')
        .values({
          id,
          priced: JSON.stringify(priced),
          created_at: new Date(nowMs),
          expires_at: new Date(expiresAtMs),
        })
        .execute();
    },

    async find(id: string): Promise<PricedStay | null> {
      const row = await database
        .selectFrom('priced_stays')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { ...row.priced, id: row.id, expiresAtMs: row.expires_at.getTime() } : null;
    },

    /** Stays that nobody can order any more; a booking keeps a copy of its own. */
    async deleteExpired(beforeMs: number): Promise<void> {
      await database.deleteFrom('priced_stays').where('expires_at', '<', new Date(beforeMs)).execute();
    },
  };
}
export type PricedStays = ReturnType<typeof createPricedStays>;
