import { ApiError } from '../../errors/index.ts';
import type { SupplierActivity } from './ports.ts';

/** Two ranges of one supplier: same shapes, their own addresses and kinds of order (T-03, B-38). */
export const ACTIVITY_RANGES = {
  activities: { path: '/activities', type: 'TICKET', kind: 'activity' },
  tours: { path: '/tours', type: 'EXCURSION', kind: 'tour' },
} as const;
export type ActivityRange = keyof typeof ACTIVITY_RANGES;

/** A tour is not found among activities. */
export function ofRange(activity: SupplierActivity | null, range: ActivityRange): SupplierActivity {
  if (activity?.type !== ACTIVITY_RANGES[range].type) throw new ApiError('activity_not_found');
  return activity;
}
