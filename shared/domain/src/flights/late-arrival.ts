import { addDays, dateOf, timeOf, type LocalDate, type LocalDateTime } from '../dates/local-date.ts';

/** Front desks may be closed for whoever lands then: it takes an hour or more to reach them. */
const LATE_FROM = '20:00';
const LATE_UNTIL = '06:00';

/** Whether somebody who lands at this local time may stand before a closed hotel. */
export function isLateArrival(landsAt: LocalDateTime): boolean {
  const time = timeOf(landsAt);
  return time >= LATE_FROM || time < LATE_UNTIL;
}

/**
 * The first night that somebody who lands then sleeps at the place (K-04): after midnight that is the night that
 * began the evening before, or there is no bed until the afternoon. Never before the day of departure.
 */
export function firstNight({
  departsAt,
  landsAt,
}: {
  readonly departsAt: LocalDateTime;
  readonly landsAt: LocalDateTime;
}): LocalDate {
  const landing = dateOf(landsAt);
  const evening = addDays(landing, -1);
  return timeOf(landsAt) < LATE_UNTIL && evening >= dateOf(departsAt) ? evening : landing;
}
