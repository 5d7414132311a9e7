import type { Locale, TravelerInfo } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import type { Kysely } from 'kysely';
import type { FareKey } from '../flights/index.ts';
import type { FlightsTables } from '../flights/tables.ts';
import type { Mailing } from '../mail/index.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PriceAlertTables } from './tables.ts';

type ComposedMail = Awaited<ReturnType<Mailing['compose']>>;

/** What an alert is about and whose it is. */
export interface PriceAlert extends FareKey {
  readonly id: string;
  readonly key: string;
  readonly email: string;
  readonly locale: Locale;
  readonly market: string;
  readonly travelerInfo: TravelerInfo;
  readonly fall: Money;
  readonly base: Money | null;
}

/** A confirmed alert with the price that was seen last. */
export interface ComparedAlert extends PriceAlert {
  /** The supplier's. */
  readonly fare: Money;
  readonly seenAt: Date;
}

/** Mails to an address that nobody confirmed, and alerts of one address. */
const PER_ADDRESS = { unconfirmed: 3, all: 20 } as const;
const KEY_COLUMNS = [
  'from_place',
  'to_place',
  'party',
  'cabin',
  'departure_date',
  'return_date',
] as const satisfies (keyof FareKey)[];

/** The only SQL of this module. */
export function createPriceAlertRepository(database: Kysely<PriceAlertTables & FlightsTables & MailTables>) {
  /** Confirmed ones of journeys that are ahead, with what was seen of them. */
  const confirmed = (today: string) =>
    database
      .selectFrom('price_alerts as alert')
      .leftJoin('seen_fares as fare', (join) =>
        KEY_COLUMNS.reduce((on, column) => on.onRef(`fare.${column}`, '=', `alert.${column}`), join),
      )
      .where('alert.confirmed_at', 'is not', null)
      .where('alert.departure_date', '>=', today);

  return {
    /** One that is there stays as it is; an address that has too many gets no mail. */
    async insert(
      { travelerInfo, fall, base, ...alert }: PriceAlert,
      { mail, now }: { mail: ComposedMail; now: Date },
    ): Promise<void> {
      await database.transaction().execute(async (trx) => {
        const own = await trx
          .selectFrom('price_alerts')
          .select('confirmed_at')
          .where('email', '=', alert.email)
          .execute();
        const unconfirmed = own.filter(({ confirmed_at: at }) => at === null).length;
        if (own.length >= PER_ADDRESS.all || unconfirmed >= PER_ADDRESS.unconfirmed) return;
        const added = await trx
          .insertInto('price_alerts')
          .values({
            ...alert,
            traveler_info: JSON.stringify(travelerInfo),
            fall_amount: fall.amount,
            fall_currency: fall.currency,
            base_amount: base?.amount ?? null,
            base_currency: base?.currency ?? null,
            looked_at: base ? now : null,
            mailed_at: null,
            confirmed_at: null,
            created_at: now,
          })
          .onConflict((conflict) => conflict.columns(['email', ...KEY_COLUMNS]).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) await mail.write(trx);
      });
    },

    async confirm(key: string, now: Date): Promise<void> {
      await database
        .updateTable('price_alerts')
        .set({ confirmed_at: now })
        .where('key', '=', key)
        .where('confirmed_at', 'is', null)
        .execute();
    },

    /** Deletes it, and mails of it that have not left yet. */
    async stop(key: string, takeBack: Mailing['takeBack']): Promise<void> {
      await database.transaction().execute(async (trx) => {
        const stopped = await trx
          .deleteFrom('price_alerts')
          .where('key', '=', key)
          .returning(['id', 'email'])
          .executeTakeFirst();
        if (!stopped) return;
        for (const kind of ['price-alert', 'price-alert-confirm'] as const)
          await takeBack(trx, { kind, recipient: stopped.email, cause: `${kind}:${stopped.id}` });
      });
    },

    /** Those with a price that was not compared yet and that may have a mail now. */
    async toCompare(today: string, mailedBefore: Date): Promise<ComparedAlert[]> {
      const rows = await confirmed(today)
        .selectAll('alert')
        .select(['fare.amount as fare_amount', 'fare.currency as fare_currency', 'fare.seen_at as seen_at'])
        .where('fare.amount', 'is not', null)
        .where((row) =>
          row.or([row('alert.looked_at', 'is', null), row('fare.seen_at', '>', row.ref('alert.looked_at'))]),
        )
        .where((row) =>
          row.or([row('alert.mailed_at', 'is', null), row('alert.mailed_at', '<=', mailedBefore)]),
        )
        .orderBy('alert.created_at')
        .execute();
      return rows.flatMap(
        ({
          traveler_info: travelerInfo,
          fare_amount: amount,
          fare_currency: currency,
          seen_at: seenAt,
          ...row
        }) =>
          amount === null || currency === null || seenAt === null
            ? []
            : [
                {
                  ...row,
                  travelerInfo,
                  fall: { amount: Number(row.fall_amount), currency: row.fall_currency },
                  base:
                    row.base_amount === null || row.base_currency === null
                      ? null
                      : { amount: Number(row.base_amount), currency: row.base_currency },
                  fare: { amount: Number(amount), currency },
                  seenAt,
                },
              ],
      );
    },

    /** Notes that a price was compared; with a mail, that it was told. False where another process was first. */
    async noteCompared(
      { id, seenAt, base }: Pick<ComparedAlert, 'id' | 'seenAt' | 'base'>,
      { mail, now }: { mail: ComposedMail | null; now: Date },
    ): Promise<boolean> {
      return database.transaction().execute(async (trx) => {
        const noted = await trx
          .updateTable('price_alerts')
          .set({
            looked_at: seenAt,
            base_amount: base?.amount ?? null,
            base_currency: base?.currency ?? null,
            ...(mail && { mailed_at: now }),
          })
          .where('id', '=', id)
          .where((row) => row.or([row('looked_at', 'is', null), row('looked_at', '<', seenAt)]))
          .returning('id')
          .executeTakeFirst();
        if (noted && mail) await mail.write(trx);
        return noted !== undefined;
      });
    },

    /** Journeys whose price nobody has seen since then, those without any price first. */
    async toCheck(today: string, seenBefore: Date, limit: number) {
      const unseen = confirmed(today)
        .select(['alert.from_place', 'alert.to_place', 'alert.cabin', 'alert.party'])
        .select(['alert.departure_date', 'alert.return_date', 'alert.traveler_info', 'alert.market'])
        .select('fare.seen_at')
        .distinctOn(KEY_COLUMNS.map((column) => `alert.${column}` as const))
        .where((row) => row.or([row('fare.seen_at', 'is', null), row('fare.seen_at', '<=', seenBefore)]));
      return database
        .selectFrom(unseen.as('unseen'))
        .selectAll()
        .orderBy('seen_at', (order) => order.asc().nullsFirst())
        .limit(limit)
        .execute();
    },

    async deleteOld(today: string, unconfirmedBefore: Date): Promise<void> {
      await database
        .deleteFrom('price_alerts')
        .where((row) =>
          row.or([
            row('departure_date', '<', today),
            row.and([row('confirmed_at', 'is', null), row('created_at', '<=', unconfirmedBefore)]),
          ]),
        )
        .execute();
    },
  };
}
