import type { LanguageTag } from '../format/language-tag.ts';
import { decimalsOf } from './minor-units.ts';
import { convertMoney, majorUnits, roundHalfUp, sumMoney, type ExchangeRates, type Money } from './money.ts';

export interface PriceFormat {
  /** The market's own for the language, e.g. `es-MX`. */
  readonly numberLocale: LanguageTag;
  /** What the visitor looks at amounts in. */
  readonly currency: string;
  /** null where they are not known: only what is charged is shown. */
  readonly rates: ExchangeRates | null;
}

const PESOS_IN_WHOLE = new Set(['ARS', 'COP']);
/** The least by which two amounts of a currency differ on a page, in minor units. */
export const shownStepOf = (currency: string) => (PESOS_IN_WHOLE.has(currency) ? 100 : 1);

const NBSP = '\u00A0';

/** Formatters are slow to make and cheap to keep. */
const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(numberLocale: LanguageTag, currency: string): Intl.NumberFormat {
  const key = `${numberLocale} ${currency}`;
  const decimals = decimalsOf(currency);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(numberLocale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    });
  formats.set(key, format);
  return format;
}

/** a dollar sign, no decimals, dots between thousands, in both languages. */
function formatWholePesos(money: Money): string {
  const pesos = roundHalfUp(majorUnits(money));
  const digits = String(Math.abs(pesos)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${pesos < 0 ? '-' : ''}$${digits}`;
}

/**
 * An amount in the market's format, the same wherever it stands: `412,30 US$`, `740,00 €`. A bare "$"
 * means another currency in every market, so its ISO code stands beside it: `$412.30 USD`, `$150.000 ARS`.
 */
export function formatMoney(money: Money, numberLocale: LanguageTag): string {
  const { currency } = money;
  const text = PESOS_IN_WHOLE.has(currency)
    ? formatWholePesos(money)
    : currencyFormat(numberLocale, currency).format(majorUnits(money));
  return /^[-\d.,\s$]*$/.test(text) ? `${text}${NBSP}${currency}` : text;
}

/** The amount in the visitor's currency; as it is where the rate is not known. */
export function formatShown(money: Money, { numberLocale, currency, rates }: PriceFormat): string {
  return formatMoney((rates && convertMoney(money, currency, rates)) ?? money, numberLocale);
}

/** What the card is charged, where `formatShown` says it in another currency (S-40). */
export function formatCharged(money: Money, format: PriceFormat): string | null {
  const text = formatMoney(money, format.numberLocale);
  return text === formatShown(money, format) ? null : text;
}

export const besideCharged = (shown: string, charged: string | null): string =>
  charged === null ? shown : `${shown} (${charged})`;

/** A price in a sentence: the visitor's currency first, the charge beside it where they differ (S-40). */
export function formatPrice(money: Money, format: PriceFormat): string {
  return besideCharged(formatShown(money, format), formatCharged(money, format));
}

/** What was paid, how much of that went back or will, and what is left. */
export interface PaidAndRefunded {
  readonly paid: Money;
  readonly refunded: Money;
  readonly net: Money;
}

export function paidAndRefunded(paid: Money, refunded: Money): PaidAndRefunded {
  return { paid, refunded, net: sumMoney([paid, { ...refunded, amount: -refunded.amount }], paid.currency) };
}

/** What was paid in the end, in the visitor's currency: subtracting the two amounts that are shown gives this one. */
function shownNet({ paid, refunded, net }: PaidAndRefunded, { currency, rates }: PriceFormat): Money {
  const step = shownStepOf(currency);
  const [before, back] = [paid, refunded].map((money) => {
    const shown = rates && convertMoney(money, currency, rates);
    return shown && roundHalfUp(shown.amount / step) * step;
  });
  if (typeof before !== 'number' || typeof back !== 'number') return net;
  return { amount: net.amount === 0 ? 0 : before - back, currency };
}

/** The same as a price in a sentence, beside the prices of the other two. */
export function formatNet(amounts: PaidAndRefunded, format: PriceFormat): string {
  const shown = formatMoney(shownNet(amounts, format), format.numberLocale);
  return besideCharged(shown, formatCharged(amounts.net, format));
}

export interface BookedTotal {
  readonly totalPaid: Money;
  readonly totalShown?: Money | null | undefined;
  readonly shownRate?: number | undefined;
}

/** Amounts of a booking stay as they were bought: in the buyer's currency by the rate of that day. */
export function bookedPriceFormat(
  { totalPaid, totalShown, shownRate }: BookedTotal,
  numberLocale: LanguageTag,
): PriceFormat {
  if (!totalShown || totalPaid.amount === 0)
    return { numberLocale, currency: totalPaid.currency, rates: null };
  // Of a booking from before the rate was stored, the rounded total is all that is known of it.
  const rate = shownRate ?? majorUnits(totalShown) / majorUnits(totalPaid);
  const rates = { base: totalPaid.currency, rates: { [totalShown.currency]: rate } };
  return { numberLocale, currency: totalShown.currency, rates };
}
