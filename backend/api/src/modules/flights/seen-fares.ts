import type { FlightOffer, FlightSearchPayload, SeenFare } from '@travesia/contracts';
import { todayIn, type Money } from '@travesia/domain';
import { findAirport } from '@travesia/geography';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { FlightsTables } from './tables.ts';

/** The lowest fare that a search has found. */
export interface FoundFare {
  readonly payload: FlightSearchPayload;
  readonly fare: Money;
}

/** Cheapest fare of a route that a search has found, and when. */
export interface SeenRoute {
  readonly fromCity: string;
  readonly toCity: string;
  readonly fare: SeenFare;
}

export interface SeenFares {
  record(found: readonly FoundFare[]): Promise<void>;
  /** One for each pair of places that has one; places are airport or city codes. */
  between(pairs: readonly { from: string; to: string }[]): Promise<SeenRoute[]>;
  /** The cheapest routes from a place. */
  from(place: string, limit: number): Promise<SeenRoute[]>;
  deleteOld(): Promise<void>;
}

const KEPT_MS = 30 * 86_400_000;
const ONE_WAY = '';

/** The code a city is searched by; airports of one city share it. */
export const cityOf = (place: string) => findAirport(place)?.cityCode ?? place;

/** The lowest fare of one adult in economy; a party's total says nothing to somebody else. */
export function lowestAdultFare(offers: readonly FlightOffer[]): Money | null {
  let lowest: Money | null = null;
  for (const { travelerPricings } of offers) {
    for (const { type, price, fareDetailsBySegment } of travelerPricings) {
      if (type !== 'ADULT' || (lowest && price.intTotal.amount >= lowest.amount)) continue;
      if (fareDetailsBySegment.every(({ cabin }) => cabin === 'economy')) lowest = price.intTotal;
    }
  }
  return lowest;
}

/** What searches have found is kept for pages that tell of a route: a price with its age, never an offer. */
export function createSeenFares(database: Kysely<FlightsTables>, clock: Clock): SeenFares {
  const fresh = () =>
    database
      .selectFrom('seen_fares')
      .select(['from_city', 'to_city', 'departure_date', 'return_date', 'amount', 'currency', 'seen_at'])
      .distinctOn(['from_city', 'to_city'])
      .where('seen_at', '>', new Date(clock.nowMs() - KEPT_MS))
      .where('departure_date', '>', todayIn(clock.nowMs()))
      .orderBy('from_city')
      .orderBy('to_city')
      .orderBy('amount');
  type Row = Awaited<ReturnType<ReturnType<typeof fresh>['execute']>>[number];

  const rowOf = ({ payload: { legInfo }, fare }: FoundFare) => ({
    from_city: cityOf(legInfo[1].from),
    to_city: cityOf(legInfo[1].to),
    departure_date: legInfo[1].departureDate,
    return_date: legInfo[2]?.departureDate ?? ONE_WAY,
    amount: fare.amount,
    currency: fare.currency,
    seen_at: new Date(clock.nowMs()),
  });
  /** One statement may write a row once: of equal routes the one found last. */
  const routeKey = ({ from_city, to_city, departure_date, return_date }: ReturnType<typeof rowOf>) =>
    [from_city, to_city, departure_date, return_date].join(' ');

  const routeOf = (row: Row): SeenRoute => ({
    fromCity: row.from_city,
    toCity: row.to_city,
    fare: {
      price: { amount: Number(row.amount), currency: row.currency },
      departureDate: row.departure_date,
      returnDate: row.return_date === ONE_WAY ? null : row.return_date,
      seenOn: todayIn(row.seen_at.getTime()),
    },
  });

  return {
    async record(found) {
      const rows = new Map(found.map(rowOf).map((row) => [routeKey(row), row]));
      if (rows.size === 0) return;
      await database
        .insertInto('seen_fares')
        .values([...rows.values()])
        .onConflict((conflict) =>
          conflict
            .columns(['from_city', 'to_city', 'departure_date', 'return_date'])
            .doUpdateSet(({ ref }) => ({
              amount: ref('excluded.amount'),
              currency: ref('excluded.currency'),
              seen_at: ref('excluded.seen_at'),
            })),
        )
        .execute();
    },

    async between(pairs) {
      if (pairs.length === 0) return [];
      const wanted = pairs.map(({ from, to }) => sql`(${cityOf(from)}, ${cityOf(to)})`);
      const rows = await fresh()
        .where(sql<boolean>`(from_city, to_city) IN (${sql.join(wanted)})`)
        .execute();
      return rows.map(routeOf);
    },

    async from(place, limit) {
      const rows = await fresh().where('from_city', '=', cityOf(place)).execute();
      return rows
        .map(routeOf)
        .toSorted((one, other) => one.fare.price.amount - other.fare.price.amount)
        .slice(0, limit);
    },

    async deleteOld() {
      await database
        .deleteFrom('seen_fares')
        .where('seen_at', '<', new Date(clock.nowMs() - KEPT_MS))
        .execute();
    },
  };
}
