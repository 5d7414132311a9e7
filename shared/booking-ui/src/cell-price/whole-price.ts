import {
  convertMoney,
  decimalsOf,
  formatMoney,
  majorUnits,
  minorUnitsPerMajor,
  roundHalfUp,
  type Money,
  type PriceFormat,
} from '@travesia/domain';

/** An amount without its cents: `$37,617 MXN`, `1.793 €`. The whole of it has to stand near, or be read aloud. */
export function wholePrice(price: Money, { numberLocale, currency, rates }: PriceFormat): string {
  const shown = (rates && convertMoney(price, currency, rates)) ?? price;
  const units = roundHalfUp(majorUnits(shown));
  const amount = units * minorUnitsPerMajor(shown.currency);
  const text = formatMoney({ ...shown, amount }, numberLocale);
  return decimalsOf(shown.currency) === 2 ? text.replace(/[.,]00(?!\d)/, '') : text;
}
