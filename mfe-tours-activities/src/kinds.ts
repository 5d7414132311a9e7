import { ACTIVITY, DETAIL_PATHS, TOUR, type ActivityOrderKind } from '@travesia/products/tours-activities';

/** Addresses of one kind: a tour is an activity of more hours or days, with its own pages and calls (T-01, T-03). */
export interface ActivityKindPaths {
  readonly kind: ActivityOrderKind;
  readonly resultsPath: string;
  readonly detailPath: string;
  readonly summaryPath: string;
  /** Where its calls live (B-37, B-38). */
  readonly calls: '/activities' | '/tours';
}

const ACTIVITIES: ActivityKindPaths = {
  kind: ACTIVITY.kind,
  resultsPath: ACTIVITY.paths.results,
  detailPath: DETAIL_PATHS.activity,
  summaryPath: ACTIVITY.paths.summary,
  calls: '/activities',
};

const TOURS: ActivityKindPaths = {
  kind: TOUR.kind,
  resultsPath: TOUR.paths.results,
  detailPath: DETAIL_PATHS.tour,
  summaryPath: TOUR.paths.summary,
  calls: '/tours',
};

export const ACTIVITY_KINDS = { activity: ACTIVITIES, tour: TOURS } as const;
