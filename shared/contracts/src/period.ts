const DAYS_MAX = 400;
const DAY_MS = 86_400_000;

/** What a report says of days that are none. */
export const PERIOD_PROBLEM = 'period_invalid';

/** Days of which a report may be, both included. */
export function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= DAYS_MAX;
}
