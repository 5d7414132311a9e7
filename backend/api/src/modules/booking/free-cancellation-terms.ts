import type { ConfirmedBooking, FreeCancellation } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { wordsIn } from '../../text/words.ts';
import type { Locale } from './booking.ts';
import type words from '../../locales/es/free-cancellation.json';

const CODE = 'free_cancellation';

type Policy = ConfirmedBooking['policies'][number];

const DAY_MS = 86_400_000;

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/free-cancellation.json'),
);

/** Of a booking that is made: until when, in words (M-04). */
export function freeUntilTerms(time: string, locale: Locale): Policy {
  const words = wordsOf(locale);
  return { code: CODE, title: words('title'), text: words('until', { time }) };
}

/**
 * Before it is made. A day more than the rule asks for: when the trip begins is only known to the day, and it is
 * booked later than it is read.
 */
export function freeWithinTerms(
  { withinHours, daysBeforeDeparture }: FreeCancellation,
  { firstTravelDate, nowMs }: { readonly firstTravelDate: string; readonly nowMs: number },
  locale: Locale,
): Policy[] {
  if (Date.parse(firstTravelDate) - nowMs < (daysBeforeDeparture + 1) * DAY_MS) return [];
  const words = wordsOf(locale);
  return [{ code: CODE, title: words('title'), text: words('within', { count: withinHours }) }];
}
