import { activityDatesProblem, formatPaxes, todayIn, type ActivityDates } from '@travesia/domain';
import type { ActivitySearchPayload } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { ActivityDays, ActivitySearch } from './ports.ts';

/** Where the day begins last on earth: all that is known before the activity is. */
const LAST_TIME_ZONE = 'Pacific/Pago_Pago';

/** Dates that the schema alone cannot judge, by the clock of the place (T-03, B-37). */
export function checkDates(
  dates: ActivityDates,
  { nowMs, timeZone = LAST_TIME_ZONE }: { readonly nowMs: number; readonly timeZone?: string },
  field?: 'date',
): void {
  const code = activityDatesProblem(dates, todayIn(nowMs, timeZone));
  if (code === null) return;
  const path = field ?? (code === 'date_in_past' || code === 'date_invalid' ? 'from' : 'to');
  throw new ApiError('invalid_request', { fields: [{ path, code }] });
}

export function toActivitySearch({
  filters,
  from,
  to,
  paxes,
  language,
}: ActivitySearchPayload): ActivitySearch {
  const [place] = filters.flatMap(({ searchFilterItems }) => searchFilterItems);
  if (!place) throw new RangeError('a search without a place');
  return { centre: { lat: place.latitude, lon: place.longitude }, from, to, paxes, language };
}

function daysKey({ from, to, paxes, language }: ActivityDays): string[] {
  return [from, to, formatPaxes(paxes.toSorted((a, b) => b.age - a.age)), language];
}

/** What makes two searches the same; a centre moved by some metres is the same centre. */
export function searchKey(search: ActivitySearch): string {
  const { lat, lon } = search.centre;
  return JSON.stringify([lat.toFixed(3), lon.toFixed(3), ...daysKey(search)]);
}

export function activityKey(code: string, days: ActivityDays): string {
  return JSON.stringify([code, ...daysKey(days)]);
}
