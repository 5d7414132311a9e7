import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { calendarFile, type CalendarFile } from '@travesia/domain/calendar';
import { travelWords } from '../../text/travel-words.ts';

/** The calendar file of a booking; `null` where nothing of it has a date in a calendar. */
export function bookingCalendar(
  booking: Pick<ConfirmedBooking, 'referenceId' | 'bookedAt' | 'calendar' | 'revised'>,
  locale: Locale,
  cancelled?: CalendarFile['cancelled'],
): string | null {
  const { referenceId, bookedAt, calendar: events = [], revised } = booking;
  if (events.length === 0) return null;
  return calendarFile({
    referenceId,
    bookedAt,
    events,
    note: `Travesía. ${travelWords(locale)('reference')}: ${referenceId}`,
    language: locale,
    revised,
    ...(cancelled && { cancelled }),
  });
}
