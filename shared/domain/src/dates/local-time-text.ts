import { LANGUAGES, type Locale } from '../locales.ts';
import { timeOf, type LocalDateTime } from './local-date.ts';

const NBSP = '\u00A0';

/**
 * The clock at the airport: `15:45` in Spanish, `3:45 PM` in English; never shifted.
 * Written by hand, because browsers and servers differ in the space before AM and PM.
 */
export function formatLocalTime(time: LocalDateTime, locale: Locale): string {
  const clock = time.includes('T') ? timeOf(time) : time.slice(0, 5);
  if (LANGUAGES[locale].clockHours === 24) return clock;
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}${clock.slice(2)}${NBSP}${hour < 12 ? 'AM' : 'PM'}`;
}
