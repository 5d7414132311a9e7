import { decimalsOf, majorUnits, roundHalfUp, type Money } from '@travesia/domain';
import { DEFAULT_NUMBER_LOCALES, type Locale } from '../locales.ts';
import { kept } from './kept.ts';

export type MoneyFormat = {
  locale: Locale;
  /** The market's own, e.g. `es-MX`; without it es-ES or en-US. */
  numberLocale?: string | undefined;
  /** Totals show the ISO code, so that "$" is never ambiguous. */
  withCode?: boolean;
};

const PESOS_IN_WHOLE = new Set(['ARS', 'COP']);
const NBSP = '\u00A0';

type Sign = 'symbol' | 'code';

const currencyFormat = kept((numberLocale: string, currency: string, sign: Sign) => {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency,
    currencyDisplay: sign,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
});

/** a dollar sign, no decimals, dots between thousands, in both languages. */
function formatWholePesos(money: Money): string {
  const pesos = roundHalfUp(majorUnits(money));
  const digits = String(Math.abs(pesos)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${pesos < 0 ? '-' : ''}$${digits}`;
}

/**
 * An amount in words of the market: `412,30 US$`, `$150.000`. With its code: `$150.000 ARS`,
 * `1.234,56 € EUR`; a sign of letters gives way to it, so that no currency is told twice: `412,30 USD`.
 */
export function formatMoney(money: Money, { locale, numberLocale, withCode }: MoneyFormat): string {
  const { currency } = money;
  const write = (sign: Sign) =>
    PESOS_IN_WHOLE.has(currency)
      ? formatWholePesos(money)
      : currencyFormat(numberLocale ?? DEFAULT_NUMBER_LOCALES[locale], currency, sign).format(
          majorUnits(money),
        );
  const text = write('symbol');
  if (!withCode || text.includes(currency)) return text;
  return /\p{L}/u.test(text) ? write('code') : `${text}${NBSP}${currency}`;
}
