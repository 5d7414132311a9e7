import type { Locale } from '@travesia/contracts';
import { decimalsOf, majorUnits, type LocalDate, type Money } from '@travesia/domain';

/** '1.234,50 USD', '1,234.50 USD': the code always stands beside the number. */
export function moneyText(amount: Money, locale: Locale): string {
  const digits = decimalsOf(amount.currency);
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(majorUnits(amount));
  return `${number} ${amount.currency}`;
}

/** 'jueves, 10 de diciembre de 2026', of a day or a local time; the day is the place's own, never shifted. */
export function dayText(date: LocalDate, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${date.slice(0, 10)}T00:00:00Z`));
}
