import type { Trip } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';

/** The next trip first; what is over, cancelled or failed stands at the end, the latest of it first. */
export function inOrderOfTravel<Each extends Pick<Trip, 'startDate' | 'status'>>(
  trips: readonly Each[],
  today: LocalDate,
): Each[] {
  const isAhead = ({ startDate, status }: Each) =>
    startDate >= today && (status === 'confirmed' || status === 'pending' || status === 'held');
  const soonest = (one: Each, other: Each) => one.startDate.localeCompare(other.startDate);
  return [
    ...trips.filter(isAhead).toSorted(soonest),
    ...trips.filter((trip) => !isAhead(trip)).toSorted((one, other) => soonest(other, one)),
  ];
}
