import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { formatMoney, LANGUAGES, type LocalDate, type Money } from '@travesia/domain';

/** An amount in its own currency, as the pages of no market in particular write it. */
export const moneyText = (amount: Money, locale: Locale): string =>
  formatMoney(amount, LANGUAGES[locale].tag);

/** What was paid, in the buyer's currency first where they looked at another one (S-40). */
export function paidText(
  { totalPaid, totalShown }: Pick<ConfirmedBooking, 'totalPaid' | 'totalShown'>,
  locale: Locale,
): string {
  const paid = moneyText(totalPaid, locale);
  return totalShown ? `${moneyText(totalShown, locale)} (${paid})` : paid;
}

/** Puts an amount into words for one visitor: by their market, in their currency and the charge's. */
export type AmountWords = (amount: Money) => string;

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
