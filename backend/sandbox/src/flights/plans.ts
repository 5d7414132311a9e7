import type { CabinClass } from './wire-types.ts';
import { brandsOf, fareFor, type Fare, type FareBrand } from './fares.ts';
import { journeysFor, type Journey } from './journeys.ts';
import type { OfferQuery, QuerySlice } from './query.ts';

/** An offer before it is written out: which journeys, in which cabin and brand, for how much. */
export interface OfferPlan {
  readonly journeys: readonly Journey[];
  readonly cabin: CabinClass;
  readonly brand: FareBrand;
  readonly fare: Fare;
}

const ONE_WAY_JOURNEYS = 40;
const OUTBOUND_JOURNEYS = 12;
const RETURNS_PER_OUTBOUND = 4;
const NEXTS_OF_SEVERAL = 2;
const SHORTEST_STAY_MS = 2 * 3_600_000;
const NONSTOPS_FIRST = 14;
const MOST_OFFERS = 120;
const SAME_ROUTE_JOURNEYS = 3;
const WIDE_BODY_CABINS: ReadonlySet<CabinClass> = new Set(['premium_economy', 'first']);

function offersCabin(journey: Journey, cabin: CabinClass): boolean {
  if (cabin === 'economy') return true;
  if (journey.owner.kind !== 'network') return false;
  const longest = journey.flights.reduce((a, b) => (b.km > a.km ? b : a));
  if (WIDE_BODY_CABINS.has(cabin)) {
    const hasFirst = cabin !== 'first' || ['388', '77W'].includes(longest.aircraft.code);
    return longest.aircraft.isWideBody && hasFirst;
  }
  return longest.aircraft.seats >= 76;
}

function sliceJourneys(slice: QuerySlice, query: OfferQuery, seed: string): Journey[] {
  const all = slice.fromAirports
    .flatMap((from) =>
      slice.toAirports.flatMap((to) =>
        from.code === to.code
          ? []
          : journeysFor({ from, to, date: slice.date, maxConnections: query.maxConnections, seed }),
      ),
    )
    .toSorted((a, b) => a.minutes - b.minutes);
  const longest = (all[0]?.minutes ?? 0) * 2.3 + 300;
  return all.filter((journey) => journey.minutes <= longest);
}

/** Nonstops first, then the quickest changes, with no way of travelling crowding out the others. */
function selectVaried(journeys: readonly Journey[], most: number): Journey[] {
  const perWay = new Map<string, number>();
  const nonstops = journeys.filter((journey) => journey.flights.length === 1).slice(0, NONSTOPS_FIRST);
  const changes = journeys.filter((journey) => {
    if (journey.flights.length === 1) return false;
    const way = journey.flights.map((flight) => flight.marketing.code + flight.to.code).join();
    const count = perWay.get(way) ?? 0;
    perWay.set(way, count + 1);
    return count < SAME_ROUTE_JOURNEYS;
  });
  return [...nonstops, ...changes].slice(0, most);
}

function cabinsOf(query: OfferQuery): readonly CabinClass[] {
  return query.cabin ? [query.cabin] : ['economy', 'business'];
}

/** All journeys of a trip are one airline's, and each departs after the one before has landed. */
function trips([first = [], ...later]: readonly Journey[][], cabin: CabinClass): Journey[][] {
  const flown = (journeys: readonly Journey[]) => journeys.filter((journey) => offersCabin(journey, cabin));
  const nexts = later.map((journeys) => Map.groupBy(flown(journeys), ({ owner }) => owner.code));
  const begun = flown(first).filter(({ owner }) => nexts.every((byOwner) => byOwner.has(owner.code)));
  const most = later.length === 0 ? ONE_WAY_JOURNEYS : OUTBOUND_JOURNEYS;
  const each = later.length > 1 ? NEXTS_OF_SEVERAL : RETURNS_PER_OUTBOUND;
  return nexts.reduce<Journey[][]>(
    (found, byOwner) =>
      found.flatMap((trip) => {
        const before = trip.at(-1);
        const landedUtcMs = before?.flights.at(-1)?.arrivesUtcMs ?? 0;
        return (byOwner.get(before?.owner.code ?? '') ?? [])
          .filter((next) => (next.flights[0]?.departsUtcMs ?? 0) > landedUtcMs + SHORTEST_STAY_MS)
          .slice(0, each)
          .map((next) => [...trip, next]);
      }),
    selectVaried(begun, most).map((journey) => [journey]),
  );
}

/** Every offer of a request, always in the same order for the same request, day and seed. */
export function planOffers(query: OfferQuery, today: string, nowMs: number, seed: string): OfferPlan[] {
  const slices = query.slices.map((slice) => sliceJourneys(slice, query, seed));
  return cabinsOf(query)
    .flatMap((cabin) =>
      trips(slices, cabin)
        .filter(([first]) => (first?.flights[0]?.departsUtcMs ?? 0) > nowMs + 2 * 3_600_000)
        .flatMap((journeys) =>
          brandsOf(journeys, cabin).map((brand) => ({
            journeys,
            cabin,
            brand,
            fare: fareFor(journeys, cabin, brand, query.passengers, today),
          })),
        ),
    )
    .slice(0, MOST_OFFERS);
}
