import type { ConfirmedBooking, Locale, PriceLine } from '@travesia/contracts';
import {
  bookedPriceFormat,
  formatLines,
  formatMoney,
  formatPrice,
  clockAt,
  formatLocalDate,
  formatLocalTime,
  type LanguageTag,
  type LocalDate,
  type LocalDateTime,
  type Money,
} from '@travesia/domain';
import { writtenTag, writtenZone } from './in-market.ts';

/** An amount in its own currency, as the market that is written for writes it. */
export const moneyText = (amount: Money, locale: Locale): string => formatMoney(amount, writtenTag(locale));

type BookedMoney = Pick<ConfirmedBooking, 'totalPaid' | 'totalShown' | 'shownRate' | 'numberLocale'>;

/** How the market of a booking writes numbers; one of before that was stored has that of whoever it is written for. */
export const bookedNumberLocale = (
  { numberLocale }: Pick<ConfirmedBooking, 'numberLocale'>,
  locale: Locale,
): LanguageTag => (numberLocale as LanguageTag | undefined) ?? writtenTag(locale);

/** Amounts of a booking as its pages write them: in the market's numbers, the buyer's currency first (S-40). */
export function bookedAmounts(booked: BookedMoney, locale: Locale): AmountWords {
  const format = bookedPriceFormat(booked, bookedNumberLocale(booked, locale));
  return (amount) => formatPrice(amount, format);
}

/** Lines of a price of a booking, which add up to the total in both currencies (S-41). */
export function bookedLines(
  booked: BookedMoney,
  {
    priceLines,
    total,
    firstPaid,
  }: {
    readonly priceLines: readonly PriceLine[];
    readonly total: Money;
    readonly firstPaid?: Money | undefined;
  },
  locale: Locale,
): { readonly label: string; readonly quantity: number; readonly amount: string }[] {
  const format = bookedPriceFormat(booked, bookedNumberLocale(booked, locale));
  const lines = priceLines.map((line) => line.total);
  const amounts = formatLines(lines, total, format, firstPaid);
  return priceLines.map(({ label, quantity }, place) => ({ label, quantity, amount: amounts[place] ?? '' }));
}

/** Puts an amount into words for one visitor: by their market, in their currency and the charge's. */
export type AmountWords = (amount: Money) => string;

/** 'jueves, 10 de diciembre de 2026', of a day or a local time; the day is the place's own, never shifted. */
export const dayText = (date: LocalDate, locale: Locale): string =>
  formatLocalDate(date, writtenTag(locale), 'long');

/** The day of a moment, by the clock of the market that is written for. */
export const dayOfMomentText = (at: string, locale: Locale): string =>
  dayText(clockAt(Date.parse(at), writtenZone()), locale);

/** '14:25', the clock of the place. */
export const timeText = (at: LocalDateTime, locale: Locale): string =>
  formatLocalTime(at, writtenTag(locale));
