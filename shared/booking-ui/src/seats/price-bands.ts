import type { MoneyBody, Seat } from '@travesia/contracts';

const MOST_BANDS = 4;

export type PriceBand = { readonly from: MoneyBody; readonly to: MoneyBody };

/** The seat prices of a flight, whoever is choosing, from the cheapest to the dearest, in at most four bands of equally many prices. */
export function priceBands(seats: readonly Seat[]): readonly PriceBand[] {
  const byAmount = new Map(
    seats.flatMap(({ services }) => services).map(({ amount }) => [amount.amount, amount]),
  );
  const prices = [...byAmount.values()].toSorted((one, other) => one.amount - other.amount);
  const size = Math.ceil(prices.length / MOST_BANDS);
  const bands: PriceBand[] = [];
  for (let start = 0; start < prices.length; start += size) {
    const band = prices.slice(start, start + size);
    const [from] = band;
    const to = band.at(-1);
    if (from && to) bands.push({ from, to });
  }
  return bands;
}

/** Which band a price is in; the first for one that is in none. */
export const bandOf = (bands: readonly PriceBand[], { amount }: MoneyBody): number =>
  Math.max(
    0,
    bands.findIndex(({ to }) => amount <= to.amount),
  );
