import type { ActivityOrderKind } from '@travesia/booking';

/** Addresses of one kind: a tour is an activity of more hours or days, with its own pages and calls (T-01, T-03). */
export interface ThingsToDo {
  readonly kind: ActivityOrderKind;
  readonly resultsPath: string;
  readonly detailPath: string;
  readonly summaryPath: string;
  /** Where its calls live (B-37, B-38). */
  readonly calls: '/activities' | '/tours';
}

const ACTIVITIES: ThingsToDo = {
  kind: 'activity',
  resultsPath: '/activities/result',
  detailPath: '/activities/summary',
  summaryPath: '/activities/booking/summary',
  calls: '/activities',
};

const TOURS: ThingsToDo = {
  kind: 'tour',
  resultsPath: '/turs/result',
  detailPath: '/turs/summary',
  summaryPath: '/turs/booking/summary',
  calls: '/tours',
};

export const THINGS_TO_DO = { activity: ACTIVITIES, tour: TOURS } as const;
