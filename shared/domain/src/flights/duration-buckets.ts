const WIDTHS_HOURS = [1, 2, 3, 4, 6, 8, 12, 24] as const;
const BUCKETS_WISHED = 5;

/** Hours a bucket is wide, so that about five of them hold every duration. */
export function durationBucketHours(durationsMinutes: readonly number[]): number {
  if (durationsMinutes.length === 0) return 1;
  let shortest = Infinity;
  let longest = 0;
  for (const minutes of durationsMinutes) {
    shortest = Math.min(shortest, minutes);
    longest = Math.max(longest, minutes);
  }
  const hours = (longest - shortest) / 60;
  return WIDTHS_HOURS.find((width) => hours / width <= BUCKETS_WISHED) ?? 24;
}

/** `12-14`: from twelve hours to under fourteen. */
export function durationBucketOf(minutes: number, widthHours: number): string {
  const from = Math.floor(minutes / 60 / widthHours) * widthHours;
  return `${from}-${from + widthHours}`;
}
