import { addDays, isLocalDate, type LocalDate } from '@travesia/domain';

/** Bookings close this many days before the ship sails. */
const CLOSES_DAYS = 3;
const SLUG = /^[a-z0-9-]+-(\d{4}-\d{2}-\d{2})$/;

/** A slug ends with the day its ship sails: one whose day is over was on sale once and never will be again. */
export function isSailedSlug(slug: string, today: LocalDate): boolean {
  const day = SLUG.exec(slug)?.[1];
  return day !== undefined && isLocalDate(day) && day < addDays(today, CLOSES_DAYS);
}
