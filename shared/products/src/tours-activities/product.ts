import type { OrderDeclaration } from '@travesia/contracts';

export const ACTIVITY = {
  kind: 'activity',
  paths: {
    results: '/activities/result',
    summary: '/activities/booking/summary',
    waiting: '/activities/booking/waiting',
    success: '/activities/booking/success',
  },
} as const satisfies OrderDeclaration;

/** A tour is an activity of more hours or days, with pages of its own (T-01, T-03). */
export const TOUR = {
  kind: 'tour',
  paths: {
    results: '/turs/result',
    summary: '/turs/booking/summary',
    waiting: '/turs/booking/waiting',
    success: '/turs/booking/success',
  },
} as const satisfies OrderDeclaration;

export type ActivityOrderKind = (typeof ACTIVITY | typeof TOUR)['kind'];
