export interface PairedRatio {
  readonly pairs: number;
  /** Medians of both sides, ms. */
  readonly first: number;
  readonly second: number;
  /** Median of the pairs' own ratios, and the interval that holds the median with 95 %. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** Rank of the lower bound of the median's 95 % interval: sign test, normal approximation. */
const rankOf = (count: number) => Math.max(0, Math.floor((count - 1.96 * Math.sqrt(count)) / 2));

/** Pairs measured one right after the other run under the same load: their ratio is what can be trusted. */
export function pairedRatio(pairs: readonly (readonly [first: number, second: number])[]): PairedRatio {
  const ratios = pairs.map(([first, second]) => first / second).toSorted((one, other) => one - other);
  const rank = rankOf(ratios.length);
  return {
    pairs: pairs.length,
    first: median(pairs.map(([first]) => first)),
    second: median(pairs.map(([, second]) => second)),
    ratio: median(ratios),
    low: ratios[rank] ?? NaN,
    high: ratios.at(-1 - rank) ?? NaN,
  };
}
