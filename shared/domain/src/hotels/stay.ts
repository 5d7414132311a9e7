import { BOOKING_HORIZON_DAYS, STAY_NIGHTS } from '../constants.ts';
import { daysBetween, isLocalDate, type LocalDate } from '../dates/local-date.ts';
import { roundHalfUp, type Money } from '../money/money.ts';

export interface StayDates {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

export function stayNights({ startDate, endDate }: StayDates): number {
  return daysBetween(startDate, endDate);
}

export type StayDatesProblem =
  | 'date_invalid'
  | 'date_in_past'
  | 'date_too_far'
  | 'check_out_not_after_check_in'
  | 'too_many_nights';

/** Why nobody can stay on these days, seen from `today`; null where they can (H-02). */
export function stayDatesProblem(dates: StayDates, today: LocalDate): StayDatesProblem | null {
  if (!isLocalDate(dates.startDate) || !isLocalDate(dates.endDate)) return 'date_invalid';
  if (dates.startDate < today) return 'date_in_past';
  const nights = stayNights(dates);
  if (nights < STAY_NIGHTS.min) return 'check_out_not_after_check_in';
  if (nights > STAY_NIGHTS.max) return 'too_many_nights';
  return daysBetween(today, dates.endDate) > BOOKING_HORIZON_DAYS ? 'date_too_far' : null;
}

/** Whether a house takes these guests: one for adults only turns a family away at its door, whatever the supplier sells. */
export function takesGuests(
  hotel: { readonly amenities: readonly string[] },
  rooms: readonly { readonly childAges: readonly unknown[] }[],
): boolean {
  return !hotel.amenities.includes('adults_only') || rooms.every(({ childAges }) => childAges.length === 0);
}

/** The stay's amount after tax by its nights, half up to the minor unit (H-11). */
export function pricePerNight(amountAfterTax: Money, nights: number): Money {
  return {
    amount: roundHalfUp(amountAfterTax.amount / Math.max(1, nights)),
    currency: amountAfterTax.currency,
  };
}
