import { formatPaxes, type ActivityDates, type Pax } from '@travesia/domain';
import type { ActivityOrderKind } from './product.ts';

/** The page of each kind. */
export const DETAIL_PATHS: Readonly<Record<ActivityOrderKind, string>> = {
  activity: '/activities/summary',
  tour: '/turs/summary',
};

/** An activity or tour and who comes along; null days are left to the page. */
export interface AskedActivity {
  readonly kind: ActivityOrderKind;
  readonly code: string;
  readonly days: ActivityDates | null;
  readonly paxes: readonly Pax[];
}

/** The page of an activity, for addresses that the server writes; `mfe-tours-activities` reads it. */
export function activityPageAddress({ kind, code, days, paxes }: AskedActivity): string {
  const query = new URLSearchParams({
    ...(days && { from: days.from, to: days.to }),
    paxes: formatPaxes(paxes),
    code,
  });
  return `${DETAIL_PATHS[kind]}?${query.toString()}`;
}
