import type { CalendarEventView, Locale } from '@travesia/contracts';
import type { ActivityOrder } from './activity-order.ts';
import { activityHeading, meetingText } from './activity-sections.ts';

/** The day, or the days: suppliers name the hour of a session in words only, and the voucher says it. */
export function activityCalendar(order: ActivityOrder, locale: Locale): CalendarEventView[] {
  const { day } = order;
  return [
    {
      id: 'activity',
      title: activityHeading(order, locale),
      place: meetingText(order, locale),
      start: { at: day.date, timeZone: null },
      end: { at: day.endDate, timeZone: null },
    },
  ];
}
