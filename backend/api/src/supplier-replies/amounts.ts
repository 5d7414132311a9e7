import { CHARGE_CURRENCY, majorUnits, moneyFromDecimal, type Money } from '@travesia/domain';

/** Nothing that we sell costs a million. */
const HIGHEST_PRICE = 1_000_000;
/** Sums of a few thousand of these are still exact. */
const HIGHEST_AMOUNT = 1e12;

/** A part of a price, a tax, a penalty, a refund: nothing or more, in whichever currency. Throws otherwise. */
export function supplierAmount(decimal: string, currency: string): Money {
  const money = moneyFromDecimal(decimal, currency);
  if (!/^[A-Z]{3}$/.test(currency) || money.amount < 0 || money.amount > HIGHEST_AMOUNT) {
    throw new RangeError(`an impossible amount: ${decimal} ${currency}`);
  }
  return money;
}

/** What somebody is charged: more than nothing, possible, in the currency that we charge. Throws otherwise. */
export function supplierPrice(decimal: string, currency: string): Money {
  const money = supplierAmount(decimal, currency);
  if (currency !== CHARGE_CURRENCY || money.amount === 0 || majorUnits(money) >= HIGHEST_PRICE) {
    throw new RangeError(`an impossible price: ${decimal} ${currency}`);
  }
  return money;
}
