import type { PaxAmount, PriceLine, PricedActivityRate } from '@travesia/contracts';

export interface PriceLineWords {
  /** Where one price is for everybody. */
  readonly group: string;
  readonly band: (band: PaxAmount) => string;
}

/** The break-up until the server's own lines are there; they add up to what is charged (S-41). */
export function priceLines(
  { amount, currency, paxAmounts }: PricedActivityRate,
  words: PriceLineWords,
): PriceLine[] {
  const whole = { amount, currency };
  const sum = paxAmounts.reduce((total, band) => total + band.total.amount, 0);
  if (paxAmounts.length === 0 || sum !== amount) {
    return [{ code: 'ticket', label: words.group, quantity: 1, unit: whole, total: whole }];
  }
  return paxAmounts.map((band) => ({
    code: 'ticket',
    label: words.band(band),
    quantity: band.count,
    unit: band.unit,
    total: band.total,
  }));
}
