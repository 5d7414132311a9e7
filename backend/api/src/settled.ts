import { CHARGE_CURRENCY, majorUnits, minorUnitsPerMajor, roundHalfUp, type Money } from '@travesia/domain';

/** Units of the charge currency for one of another; null where there is no rate of these days. */
export type SettlementRate = (currency: string) => Promise<number | null>;

/** What a supplier takes from an account that settles in another currency than the one we charge. */
export interface Settled extends Money {
  /** Units of the charge currency for one of its, our margin on the exchange included. */
  readonly rate: number;
}

/** The same in the currency that is charged: once per amount, half up. */
export function chargedFor({ rate, ...settled }: Settled): Money {
  const amount = roundHalfUp(majorUnits(settled) * rate * minorUnitsPerMajor(CHARGE_CURRENCY));
  return { amount, currency: CHARGE_CURRENCY };
}

/** Of amounts that were priced together, at the rate of the first; undefined where one of them is not settled so. */
export function sumSettled(amounts: readonly (Settled | undefined)[]): Settled | undefined {
  const [first] = amounts;
  if (!first) return undefined;
  let amount = 0;
  for (const each of amounts) {
    if (each?.currency !== first.currency) return undefined;
    amount += each.amount;
  }
  return { ...first, amount };
}

export const timesSettled = (settled: Settled | undefined, times: number): Settled | undefined =>
  settled && { ...settled, amount: settled.amount * times };

/** A later amount of the same account at the rate of the booking: what the exchange does meanwhile is ours. */
export function atRateOf(money: Money, booked: Settled | null | undefined): Money {
  if (!booked || booked.currency !== money.currency) return money;
  return chargedFor({ ...money, rate: booked.rate });
}
