import { DESK_HOURS } from '../constants.ts';
import { timeOf, type LocalDateTime } from '../dates/local-date.ts';
import { HALVES_OF_DAY, type LanguageTag } from './language-tag.ts';

const NBSP = '\u00A0';

/**
 * The clock at the airport, as the market reads it: `15:45`, or `3:45 PM`; never shifted.
 * Written by hand, because browsers and servers differ in the space before AM and PM.
 */
export function formatLocalTime(time: LocalDateTime, tag: LanguageTag): string {
  const clock = time.includes('T') ? timeOf(time) : time.slice(0, 5);
  const halves = HALVES_OF_DAY[tag];
  if (!halves) return clock;
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}${clock.slice(2)}${NBSP}${halves[hour < 12 ? 0 : 1]}`;
}

/** From when to when mails are answered and calls returned (C-08), as values of a sentence. */
export const deskHours = (tag: LanguageTag) => ({
  from: formatLocalTime(DESK_HOURS.from, tag),
  to: formatLocalTime(DESK_HOURS.to, tag),
});
