export interface RecommendedFacts {
  /** Guests' score, 1 to 10. */
  readonly score: number | null;
  readonly reviews: number;
  readonly distanceKm: number;
  /** null where it has no price. */
  readonly nightMinor: number | null;
}

/** The page says them in the sentence beside the order. */
const RECOMMENDED_WEIGHTS = { score: 0.4, price: 0.4, distance: 0.2 } as const;

/** A score of few guests counts as if so many more had given the usual one. */
const USUAL_SCORE = 7.5;
const USUAL_REVIEWS = 50;

/** For each value which share of the others it is better than or equal to, lower being better: no outlier moves it. */
function rankShares(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const firsts = new Map<number, number>();
  sorted.forEach((value, place) => firsts.has(value) || firsts.set(value, place));
  return values.map((value) => 1 - (firsts.get(value) ?? 0) / Math.max(1, values.length - 1));
}

/** How much each hotel of a list is recommended, 0 to 1: guests' score, whole cost, distance. */
export function recommendedScores(hotels: readonly RecommendedFacts[]): number[] {
  const scores = rankShares(
    hotels.map(
      ({ score, reviews }) =>
        -((score ?? USUAL_SCORE) * reviews + USUAL_SCORE * USUAL_REVIEWS) / (reviews + USUAL_REVIEWS),
    ),
  );
  const prices = rankShares(hotels.map(({ nightMinor }) => nightMinor ?? Infinity));
  const distances = rankShares(hotels.map(({ distanceKm }) => distanceKm));
  const { score, price, distance } = RECOMMENDED_WEIGHTS;
  return hotels.map(
    (_hotel, place) =>
      score * (scores[place] ?? 0) + price * (prices[place] ?? 0) + distance * (distances[place] ?? 0),
  );
}
