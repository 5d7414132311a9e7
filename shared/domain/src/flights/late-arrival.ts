import { timeOf, type LocalDateTime } from '../dates/local-date.ts';

/** Front desks may be closed for whoever lands then: it takes an hour or more to reach them. */
const LATE_FROM = '20:00';
const LATE_UNTIL = '06:00';

/** Whether somebody who lands at this local time may stand before a closed hotel. */
export function isLateArrival(landsAt: LocalDateTime): boolean {
  const time = timeOf(landsAt);
  return time >= LATE_FROM || time < LATE_UNTIL;
}
