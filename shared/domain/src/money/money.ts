import { minorUnitsPerMajor } from './minor-units.ts';

/** An amount in integer minor units of an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The sum of amounts of one currency; throws where currencies differ, because that is always our mistake. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  let total = 0;
  for (const money of amounts) {
    if (money.currency !== currency) {
      throw new RangeError(`cannot add ${money.currency} to ${currency}`);
    }
    total += money.amount;
  }
  return { amount: total, currency };
}

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency;

export function multiplyMoney(money: Money, times: number): Money {
  return { amount: money.amount * times, currency: money.currency };
}

/** Half up, away from zero for negatives, so that a refund rounds like its charge. */
export function roundHalfUp(value: number): number {
  const rounded = Math.floor(Math.abs(value) + 0.5 + Number.EPSILON * Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** A decimal string in major units, as suppliers send it, to minor units: exact, no floating point. */
export function moneyFromDecimal(decimal: string, currency: string): Money {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.trim());
  if (!match) throw new RangeError(`not a decimal amount: ${decimal}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const scale = 10n ** BigInt(fraction.length);
  const scaled = (BigInt(whole) * scale + BigInt(fraction || '0')) * BigInt(minorUnitsPerMajor(currency));
  const amount = Number((scaled * 2n + scale) / (scale * 2n));
  return { amount: sign && amount !== 0 ? -amount : amount, currency };
}

/** The major-unit value, for formatting only. */
export function majorUnits(money: Money): number {
  return money.amount / minorUnitsPerMajor(money.currency);
}

/** Rates of the day: how much of each currency one unit of `base` buys (B-17). */
export interface ExchangeRates {
  readonly base: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** How much of one currency a unit of the other buys; `null` where a rate is missing. */
export function rateBetween(from: string, to: string, { base, rates }: ExchangeRates): number | null {
  const rateOf = (currency: string) => (currency === base ? 1 : rates[currency]);
  const [sold, bought] = [rateOf(from), rateOf(to)];
  return sold && bought ? bought / sold : null;
}

/** Minor → major → rate → half up, once per amount; `null` where a rate is missing. */
export function convertMoney(money: Money, currency: string, exchange: ExchangeRates): Money | null {
  if (money.currency === currency) return money;
  const rate = rateBetween(money.currency, currency, exchange);
  if (rate === null) return null;
  return { amount: roundHalfUp(majorUnits(money) * rate * minorUnitsPerMajor(currency)), currency };
}
