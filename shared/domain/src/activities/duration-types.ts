/** How long it takes, shortest first: what lists are filtered by (T-05). */
export const DURATION_TYPES = ['short', 'half_day', 'full_day', 'multi_day'] as const;
export type DurationType = (typeof DURATION_TYPES)[number];

const HOUR = 60;

/** Up to three hours, up to six, up to a day, longer. */
export function durationTypeOf(minutes: number): DurationType {
  if (minutes <= 3 * HOUR) return 'short';
  if (minutes <= 6 * HOUR) return 'half_day';
  return minutes <= 24 * HOUR ? 'full_day' : 'multi_day';
}
