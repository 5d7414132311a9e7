/** Two ranges of one supplier: same shapes, their own addresses and kinds of order (T-03, B-38). */
export const ACTIVITY_RANGES = {
  activities: { path: '/activities', type: 'TICKET', kind: 'activity' },
  tours: { path: '/tours', type: 'EXCURSION', kind: 'tour' },
} as const;
export type ActivityRange = keyof typeof ACTIVITY_RANGES;
