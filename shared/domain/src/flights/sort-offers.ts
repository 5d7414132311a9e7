import { distanceKm, type GeoPoint } from '../geography.ts';
import { hasBit, type BitSet } from './bit-set.ts';
import type { OfferFacts } from './offer-facts.ts';

/** Orders of the results (F-26). "best" weighs price, duration and stops. */
export const SORTS = ['cheapest', 'fastest', 'best', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'cheapest';

/** What "nearest" is near to (F-28). */
export interface SearchedPlaces {
  readonly origin: GeoPoint | null;
  readonly destination: GeoPoint | null;
}

const BEST_WEIGHTS = { price: 0.5, duration: 0.35, stops: 0.15 } as const;

function scaler(values: readonly number[]): (value: number) => number {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most === least ? () => 0 : (value) => (value - least) / (most - least);
}

/** Lower is better; scaled over the unfiltered list (F-27). */
export function bestScores(facts: readonly OfferFacts[]): number[] {
  const price = scaler(facts.map((offer) => offer.priceMinor));
  const duration = scaler(facts.map((offer) => offer.durationMinutes));
  const stops = scaler(facts.map((offer) => offer.stops));
  return facts.map(
    (offer) =>
      BEST_WEIGHTS.price * price(offer.priceMinor) +
      BEST_WEIGHTS.duration * duration(offer.durationMinutes) +
      BEST_WEIGHTS.stops * stops(offer.stops),
  );
}

/** Metres are below what a coordinate of an airport means: distances are compared in whole kilometres. */
function nearness(offer: OfferFacts, places: SearchedPlaces): number {
  const part = (place: GeoPoint | null, airport: GeoPoint | null) =>
    place && airport ? Math.round(distanceKm(place, airport)) : 0;
  return part(places.origin, offer.origin) + part(places.destination, offer.destination);
}

/** Positions of the offers in each order, made once per list (F-26, F-28). */
export function sortOrders(
  facts: readonly OfferFacts[],
  places: SearchedPlaces,
): Readonly<Record<Sort, readonly number[]>> {
  const scores = bestScores(facts);
  const distances = facts.map((offer) => nearness(offer, places));
  const positions = facts.map((_, position) => position);

  const order = (...keys: ((offer: OfferFacts, position: number) => number)[]) =>
    positions.toSorted((a, b) => {
      const one = facts[a];
      const other = facts[b];
      if (!one || !other) return 0;
      for (const key of keys) {
        const difference = key(one, a) - key(other, b);
        if (difference !== 0) return difference;
      }
      return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
    });

  const price = (offer: OfferFacts) => offer.priceMinor;
  const duration = (offer: OfferFacts) => offer.durationMinutes;
  const score = (_: OfferFacts, position: number) => scores[position] ?? 0;
  return {
    cheapest: order(price, duration),
    fastest: order(duration, price),
    best: order(score, price, duration),
    // Many cities have one airport: where all are equally near, the best flights come first.
    nearest: order((_, position) => distances[position] ?? 0, score, price, duration),
  };
}

/** The lines of the list: of each group the first offer that passes, in the order of the sort. */
export function firstOfEachGroup(
  order: readonly number[],
  passing: BitSet,
  groupNumbers: Uint32Array,
  limit = Infinity,
): number[] {
  const seen = new Set<number>();
  const lines: number[] = [];
  for (const position of order) {
    if (lines.length >= limit) break;
    if (!hasBit(passing, position)) continue;
    const group = groupNumbers[position] ?? 0;
    if (seen.has(group)) continue;
    seen.add(group);
    lines.push(position);
  }
  return lines;
}
