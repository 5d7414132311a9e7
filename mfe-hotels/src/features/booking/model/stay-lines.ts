import type { PriceLine, RatePlan } from '@travesia/contracts';

export interface StayLineWords {
  readonly stay: string;
  readonly taxes: string;
  readonly fees: string;
}

/** The break-up until the server's own lines are there; they add up to what is charged (S-41). */
export function stayLines(rate: RatePlan, words: StayLineWords): PriceLine[] {
  const { amountAfterTax, taxes, fees } = rate;
  const { currency } = amountAfterTax;
  const line = (code: PriceLine['code'], label: string, amount: number): PriceLine => {
    const total = { amount, currency };
    return { code, label, quantity: 1, unit: total, total };
  };
  const extra = (taxes?.amount ?? 0) + (fees?.amount ?? 0);
  return [
    line('stay', words.stay, amountAfterTax.amount - extra),
    ...(taxes && taxes.amount > 0 ? [line('taxes', words.taxes, taxes.amount)] : []),
    ...(fees && fees.amount > 0 ? [line('service', words.fees, fees.amount)] : []),
  ];
}
