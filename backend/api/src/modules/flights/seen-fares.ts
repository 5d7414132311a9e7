import type { Cabin, FlightOffer, FlightSearchPayload, MarginRule, SeenFare } from '@travesia/contracts';
import { journeysWithoutBag, priceWithMargin, todayIn, travellerAges, type Money } from '@travesia/domain';
import { findAirport } from '@travesia/geography';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { FlightsTables } from './tables.ts';

/** The lowest fares among the offers of a search, in minor units of one currency. */
export interface LowestFares {
  readonly currency: string;
  readonly amount: number;
  /** Null where no fare includes a checked bag. */
  readonly withBagAmount: number | null;
  /** One adult's in economy: a party's total says nothing to somebody else. */
  readonly adultAmount: number | null;
}

/** What a search has found; null where it found no flights. */
export interface FoundFare {
  readonly payload: FlightSearchPayload;
  readonly lowest: LowestFares | null;
}

/** Cheapest fare of a route that a search has found, and when. */
export interface SeenRoute {
  readonly fromCity: string;
  readonly toCity: string;
  readonly fare: SeenFare;
}

/** What is flown, by whom and how; days are apart from it. */
export interface FareQuestion {
  readonly from: string;
  readonly to: string;
  readonly cabin?: Cabin | undefined;
  readonly travelerInfo: FlightSearchPayload['travelerInfo'];
}

export interface FareDates {
  readonly departureDate: string;
  readonly returnDate: string | null;
}

/** The latest that is known of a journey on these days. */
export interface StoredFare extends FareDates {
  readonly amount: number | null;
  readonly withBagAmount: number | null;
  readonly currency: string | null;
  readonly seenAtMs: number | null;
  readonly checkingUntilMs: number | null;
}

/** Trips from a place to anywhere. */
export interface AnywhereQuestion {
  readonly from: string;
  /** First and last day of departure. */
  readonly first: string;
  readonly last: string;
  readonly isOneWay: boolean;
  readonly nights: { readonly min: number; readonly max: number } | null;
}

/** The lowest fare of one adult in economy to a city, of those that depart in one month. */
export interface AnywhereFare extends FareDates {
  readonly toCity: string;
  readonly amount: number;
  readonly currency: string;
  readonly seenAtMs: number;
}

/** A search that is under way, or that found nothing for one adult in economy. */
export interface AnywhereCheck extends FareDates {
  readonly toCity: string;
  readonly seenAtMs: number | null;
  readonly checkingUntilMs: number | null;
}

export interface SeenFares {
  record(found: readonly FoundFare[]): Promise<void>;
  /** One for each pair of places that has one; places are airport or city codes. */
  between(pairs: readonly { from: string; to: string }[]): Promise<SeenRoute[]>;
  /** The cheapest routes from a place. */
  from(place: string, limit: number): Promise<SeenRoute[]>;
  /** What is known of a journey on days that begin from `first` to `last`. */
  ofDays(question: FareQuestion, first: string, last: string): Promise<StoredFare[]>;
  /** For each city and month of departure the lowest of the prices seen since then, or of the older ones. */
  toAnywhere(question: AnywhereQuestion, newSinceMs: number): Promise<AnywhereFare[]>;
  /** Checks for one adult, to any place. */
  checksToAnywhere(question: AnywhereQuestion): Promise<AnywhereCheck[]>;
  /** Those of the days that nobody else is checking and that are not known well enough: they are now being checked. */
  claim(question: FareQuestion, days: readonly FareDates[], claim: FareClaim): Promise<FareDates[]>;
  /** Extends the lease of a check; false if another process has taken it over. */
  renew(question: FareQuestion, day: FareDates, lease: { fromMs: number; toMs: number }): Promise<boolean>;
  release(question: FareQuestion, day: FareDates, untilMs: number): Promise<void>;
  deleteOld(): Promise<void>;
}

interface FareClaim {
  readonly untilMs: number;
  /** Prices seen before, and days without flights, are looked for again. */
  readonly pricesBeforeMs: number;
  readonly nothingBeforeMs: number;
}

/** The same at the prices of whoever reads (W-14): what is kept are suppliers' fares. */
export interface SoldRoutes {
  between(pairs: Parameters<SeenFares['between']>[0], visitor: Visitor): Promise<SeenRoute[]>;
  from(place: string, limit: number, visitor: Visitor): Promise<SeenRoute[]>;
}

export function soldRoutes(
  seen: Pick<SeenFares, 'between' | 'from'>,
  marginOf: (visitor: Visitor) => MarginRule | null,
): SoldRoutes {
  const sold = (routes: readonly SeenRoute[], visitor: Visitor) => {
    const margin = marginOf(visitor);
    return routes.map(({ fare, ...route }) => ({
      ...route,
      fare: { ...fare, price: priceWithMargin(fare.price, margin) },
    }));
  };
  return {
    between: async (pairs, visitor) => sold(await seen.between(pairs), visitor),
    from: async (place, limit, visitor) => sold(await seen.from(place, limit), visitor),
  };
}

const KEPT_MS = 30 * 86_400_000;
/** Who explores: prices for one are comparable, and any search tells them. */
export const ONE_ADULT = { adult: 1, child: 0, infant: 0 } as const;
const ONE_WAY = '';
const ALL_CABINS = '';

/** The code a city is searched by; airports of one city share it. */
export const cityOf = (place: string) => findAirport(place)?.cityCode ?? place;

function lowestAdultFare(offers: readonly FlightOffer[]): Money | null {
  let lowest: Money | null = null;
  for (const { travelerPricings } of offers) {
    for (const { type, price, fareDetailsBySegment } of travelerPricings) {
      if (type !== 'ADULT' || (lowest && price.intTotal.amount >= lowest.amount)) continue;
      if (fareDetailsBySegment.every(({ cabin }) => cabin === 'economy')) lowest = price.intTotal;
    }
  }
  return lowest;
}

const lowestTotal = (offers: readonly FlightOffer[]): Money | null =>
  offers.reduce<Money | null>(
    (lowest, { price: { intTotal } }) => (lowest && lowest.amount <= intTotal.amount ? lowest : intTotal),
    null,
  );

export function lowestFares(offers: readonly FlightOffer[]): LowestFares | null {
  const total = lowestTotal(offers);
  if (!total) return null;
  const withBag = lowestTotal(offers.filter((offer) => journeysWithoutBag(offer).length === 0));
  return {
    currency: total.currency,
    amount: total.amount,
    withBagAmount: withBag?.amount ?? null,
    adultAmount: lowestAdultFare(offers)?.amount ?? null,
  };
}

/** The row of a journey on these days. */
export function fareKeyOf(
  { from, to, cabin, travelerInfo }: FareQuestion,
  { departureDate, returnDate }: FareDates,
) {
  const { adult, child, infant } = travelerInfo;
  return {
    from_place: from,
    to_place: to,
    party: [adult, child, infant, ...travellerAges(travelerInfo)].join('-'),
    cabin: cabin ?? ALL_CABINS,
    departure_date: departureDate,
    return_date: returnDate ?? ONE_WAY,
  };
}
export type FareKey = ReturnType<typeof fareKeyOf>;
const KEY_COLUMNS = [
  'from_place',
  'to_place',
  'party',
  'cabin',
  'departure_date',
  'return_date',
] as const satisfies (keyof FareKey)[];

/**
 * One statement may write a row once: of equal ones the last. Always in the same order, so that statements which write
 * the same rows at the same moment wait for one another instead of blocking each other.
 */
function inOrder<Row extends FareKey>(rows: readonly Row[]): Row[] {
  const byKey = new Map(rows.map((row) => [KEY_COLUMNS.map((column) => row[column]).join(' '), row]));
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const PAIRS = sql`from_city, to_city`;
const MONTHS_OF_PAIRS = sql`from_city, to_city, substr(departure_date, 1, 7), return_date = ${sql.lit(ONE_WAY)}`;
/** With fewer months known, the cheapest of them say nothing about the year. */
const MONTHS_MIN = 3;
const CHEAPEST_MONTHS = 2;

const byPrice = (one: SeenRoute, other: SeenRoute) => one.fare.price.amount - other.fare.price.amount;

/** The cheapest of the fares of a route, and its months; those there and back are not compared with one way. */
function withCheapestMonths([cheapest, ...others]: readonly SeenRoute[]): SeenRoute[] {
  if (!cheapest) return [];
  const isAlike = ({ fare }: SeenRoute) => (fare.returnDate === null) === (cheapest.fare.returnDate === null);
  const months = [cheapest, ...others.filter(isAlike)].map(({ fare }) => fare.departureDate.slice(0, 7));
  const cheapestMonths =
    months.length < MONTHS_MIN
      ? []
      : months.slice(0, CHEAPEST_MONTHS).toSorted((one, other) => (one < other ? -1 : 1));
  return [{ ...cheapest, fare: { ...cheapest.fare, cheapestMonths } }];
}

/** What searches have found, for pages that tell of a route or of other days: a price with its age, never an offer. */
export function createSeenFares(database: Kysely<FlightsTables>, clock: Clock): SeenFares {
  const recent = () => new Date(clock.nowMs() - KEPT_MS);
  /** The cheapest of each group, in the order of the groups. */
  const fresh = (groups: typeof PAIRS) =>
    database
      .selectFrom('seen_fares')
      .select(['from_city', 'to_city', 'departure_date', 'return_date', 'currency'])
      .select(['adult_amount', 'seen_at'])
      .distinctOn(groups)
      .where('adult_amount', 'is not', null)
      .where('seen_at', '>', recent())
      .where('departure_date', '>', todayIn(clock.nowMs()))
      .orderBy(sql`${groups}, adult_amount`);
  type Row = Awaited<ReturnType<ReturnType<typeof fresh>['execute']>>[number];

  const routeOf = (row: Row): SeenRoute[] =>
    row.adult_amount === null || row.currency === null || row.seen_at === null
      ? []
      : [
          {
            fromCity: row.from_city,
            toCity: row.to_city,
            fare: {
              price: { amount: Number(row.adult_amount), currency: row.currency },
              departureDate: row.departure_date,
              returnDate: row.return_date === ONE_WAY ? null : row.return_date,
              seenOn: todayIn(row.seen_at.getTime()),
            },
          },
        ];

  const isInTrip = ({ first, last, isOneWay, nights }: AnywhereQuestion) => {
    const isWanted = isOneWay ? sql`return_date = ${ONE_WAY}` : sql`return_date <> ${ONE_WAY}`;
    const isLongEnough =
      isOneWay || nights === null
        ? sql`true`
        : sql`NULLIF(return_date, ${ONE_WAY})::date - departure_date::date BETWEEN ${nights.min} AND ${nights.max}`;
    return sql<boolean>`departure_date BETWEEN ${first} AND ${last} AND ${isWanted} AND ${isLongEnough}`;
  };

  const citiesOf = ({ from, to }: FareQuestion) => ({ from_city: cityOf(from), to_city: cityOf(to) });
  const amountOf = (amount: number | null) => (amount === null ? null : Number(amount));

  function rowOf({ payload: { legInfo, cabin, travelerInfo }, lowest }: FoundFare) {
    const { from, to, departureDate } = legInfo[1];
    const question = { from, to, cabin, travelerInfo };
    return {
      ...fareKeyOf(question, { departureDate, returnDate: legInfo[2]?.departureDate ?? null }),
      ...citiesOf(question),
      amount: lowest?.amount ?? null,
      with_bag_amount: lowest?.withBagAmount ?? null,
      adult_amount: lowest?.adultAmount ?? null,
      currency: lowest?.currency ?? null,
      seen_at: new Date(clock.nowMs()),
      checking_until: null,
    };
  }

  const being = (question: FareQuestion, day: FareDates, untilMs: number) =>
    database
      .updateTable('seen_fares')
      .where((row) => row.and(fareKeyOf(question, day)))
      .where('checking_until', '=', new Date(untilMs));

  return {
    async record(found) {
      const rows = inOrder(found.map(rowOf));
      if (rows.length === 0) return;
      await database
        .insertInto('seen_fares')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(KEY_COLUMNS).doUpdateSet(({ ref }) => ({
            amount: ref('excluded.amount'),
            with_bag_amount: ref('excluded.with_bag_amount'),
            adult_amount: ref('excluded.adult_amount'),
            currency: ref('excluded.currency'),
            seen_at: ref('excluded.seen_at'),
            checking_until: null,
          })),
        )
        .execute();
    },

    async between(pairs) {
      if (pairs.length === 0) return [];
      const wanted = pairs.map(({ from, to }) => sql`(${cityOf(from)}, ${cityOf(to)})`);
      const rows = await fresh(PAIRS)
        .where(sql<boolean>`(from_city, to_city) IN (${sql.join(wanted)})`)
        .execute();
      return rows.flatMap(routeOf);
    },

    async from(place, limit) {
      const rows = await fresh(MONTHS_OF_PAIRS).where('from_city', '=', cityOf(place)).execute();
      const byCity = Map.groupBy(rows.flatMap(routeOf).toSorted(byPrice), ({ toCity }) => toCity);
      return [...byCity.values()].flatMap(withCheapestMonths).toSorted(byPrice).slice(0, limit);
    },

    async ofDays(question, first, last) {
      const {
        departure_date: _departure,
        return_date: _return,
        ...key
      } = fareKeyOf(question, {
        departureDate: first,
        returnDate: null,
      });
      const rows = await database
        .selectFrom('seen_fares')
        .select(['departure_date', 'return_date', 'amount', 'with_bag_amount', 'currency'])
        .select(['seen_at', 'checking_until'])
        .where((row) => row.and(key))
        .where('departure_date', '>=', first)
        .where('departure_date', '<=', last)
        .execute();
      return rows.map((row) => ({
        departureDate: row.departure_date,
        returnDate: row.return_date === ONE_WAY ? null : row.return_date,
        amount: amountOf(row.amount),
        withBagAmount: amountOf(row.with_bag_amount),
        currency: row.currency,
        seenAtMs: row.seen_at?.getTime() ?? null,
        checkingUntilMs: row.checking_until?.getTime() ?? null,
      }));
    },

    async toAnywhere(question, newSinceMs) {
      const rows = await database
        .selectFrom('seen_fares')
        .select(['to_city', 'departure_date', 'return_date', 'adult_amount', 'currency', 'seen_at'])
        .distinctOn(sql`to_city, substr(departure_date, 1, 7)`)
        .where('from_city', '=', cityOf(question.from))
        .where('adult_amount', 'is not', null)
        .where('seen_at', '>', recent())
        .where(isInTrip(question))
        .orderBy(
          sql`to_city, substr(departure_date, 1, 7), seen_at <= ${new Date(newSinceMs)}, adult_amount, seen_at DESC`,
        )
        .execute();
      return rows.flatMap(({ adult_amount: amount, currency, seen_at: seenAt, ...row }) =>
        amount === null || currency === null || seenAt === null
          ? []
          : [
              {
                toCity: row.to_city,
                departureDate: row.departure_date,
                returnDate: row.return_date === ONE_WAY ? null : row.return_date,
                amount: Number(amount),
                currency,
                seenAtMs: seenAt.getTime(),
              },
            ],
      );
    },

    async checksToAnywhere(question) {
      const { from_place, party, cabin } = fareKeyOf(
        { from: question.from, to: '', travelerInfo: ONE_ADULT },
        { departureDate: question.first, returnDate: null },
      );
      const rows = await database
        .selectFrom('seen_fares')
        .select(['to_city', 'departure_date', 'return_date', 'seen_at', 'checking_until'])
        .where((row) => row.and({ from_place, party, cabin }))
        .where((row) =>
          row.or([row('adult_amount', 'is', null), row('checking_until', '>', new Date(clock.nowMs()))]),
        )
        .where(isInTrip(question))
        .execute();
      return rows.map((row) => ({
        toCity: row.to_city,
        departureDate: row.departure_date,
        returnDate: row.return_date === ONE_WAY ? null : row.return_date,
        seenAtMs: row.seen_at?.getTime() ?? null,
        checkingUntilMs: row.checking_until?.getTime() ?? null,
      }));
    },

    async claim(question, days, { untilMs, pricesBeforeMs, nothingBeforeMs }) {
      const until = new Date(untilMs);
      const rows = inOrder(
        days.map((day) => ({ ...fareKeyOf(question, day), ...citiesOf(question), checking_until: until })),
      );
      if (rows.length === 0) return [];
      const claimed = await database
        .insertInto('seen_fares')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(KEY_COLUMNS)
            .doUpdateSet({ checking_until: until })
            .where(
              sql<boolean>`
              (seen_fares.checking_until IS NULL OR seen_fares.checking_until <= ${new Date(clock.nowMs())})
              AND (seen_fares.seen_at IS NULL OR seen_fares.seen_at <= ${new Date(pricesBeforeMs)}
                OR (seen_fares.amount IS NULL AND seen_fares.seen_at <= ${new Date(nothingBeforeMs)}))`,
            ),
        )
        .returning(['departure_date', 'return_date'])
        .execute();
      return claimed.map((row) => ({
        departureDate: row.departure_date,
        returnDate: row.return_date === ONE_WAY ? null : row.return_date,
      }));
    },

    async renew(question, day, { fromMs, toMs }) {
      const { numUpdatedRows } = await being(question, day, fromMs)
        .set({ checking_until: new Date(toMs) })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async release(question, day, untilMs) {
      await being(question, day, untilMs).set({ checking_until: null }).execute();
    },

    async deleteOld() {
      await database
        .deleteFrom('seen_fares')
        .where((row) => row(row.fn.coalesce('seen_at', 'checking_until'), '<', recent()))
        .execute();
      // Claims that were given back before anything was found.
      await database
        .deleteFrom('seen_fares')
        .where('seen_at', 'is', null)
        .where('checking_until', 'is', null)
        .execute();
    },
  };
}
