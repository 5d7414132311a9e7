import { recordOf, textOf } from './query.ts';
import { activityErrors } from './errors.ts';

const FILTERS = ['CHECKIN', 'CREATION', 'CANCELLATION'] as const;
const DAY_MS = 86_400_000;

export interface BookingList {
  readonly filterType: (typeof FILTERS)[number];
  readonly fromMs: number;
  /** The end of the last day. */
  readonly untilMs: number;
  /** Empty: of anybody. */
  readonly holder: string;
  readonly includesCancelled: boolean;
  readonly itemsPerPage: number;
  readonly page: number;
}

/** GET /bookings/:language: filter, both days and `includedCancelled` are mandatory. */
export function readBookingList(query: unknown): BookingList {
  const record = recordOf(query);
  const asked = textOf(record, 'filterType');
  const filterType = FILTERS.find((each) => each === asked);
  const fromMs = Date.parse(textOf(record, 'start'));
  const untilMs = Date.parse(textOf(record, 'end')) + DAY_MS;
  const cancelled = textOf(record, 'includedCancelled');
  if (
    !filterType ||
    !Number.isFinite(fromMs) ||
    !Number.isFinite(untilMs) ||
    !/^(true|false)$/.test(cancelled)
  )
    throw activityErrors.invalid('The filter, the days or includedCancelled are not valid.');
  return {
    filterType,
    fromMs,
    untilMs,
    holder: typeof record['holder'] === 'string' ? record['holder'] : '',
    includesCancelled: cancelled === 'true',
    itemsPerPage: Number(record['itemsPerPage'] ?? 10),
    page: Number(record['page'] ?? 1),
  };
}
