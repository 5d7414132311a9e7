/** A day of the calendar that many days from now, `YYYY-MM-DD`. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
