import type { ConfirmedBooking } from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import type { TimelineStep } from './booking-timeline.tsx';
import { tripStart } from './trip-start.ts';

/** The trip itself, at the end of what has happened; null where it has no date or will not take place. */
export function useStartStep(booking: ConfirmedBooking): TimelineStep | null {
  const { t, tag } = useText(bookingTexts);
  const start = booking.status === 'confirmed' ? tripStart(booking) : null;
  if (start === null) return null;
  return {
    id: 'start',
    what: t('confirmed.starts'),
    // Of a stay or a ticket for a whole day only the day is known.
    when: [formatLocalDate(dateOf(start), tag, 'short'), start.includes('T') && formatLocalTime(start, tag)]
      .filter(Boolean)
      .join(', '),
    dateTime: start,
    isAhead: true,
  };
}
