/** Months from the one of `min` to the one of `max`, both counted: what a phone scrolls through. */
export function monthsBetween(min: string, max: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(1, months(max) - months(min) + 1);
}
