import type { OrderKind } from '@travesia/contracts';

const PATHS: Readonly<Record<OrderKind, { readonly summary: string; readonly results: string }>> = {
  flight: { summary: '/booking/summary', results: '/vuelos' },
  package: { summary: '/booking/summary', results: '/vuelos' },
  hotel: { summary: '/hoteles/booking/summary', results: '/hoteles/result' },
  tour: { summary: '/turs/booking/summary', results: '/turs/result' },
  activity: { summary: '/activities/booking/summary', results: '/activities/result' },
};

/** Where a kind of order is filled in, when the server does not say. */
export const summaryPathOf = (kind: OrderKind) => PATHS[kind].summary;

/** Where a kind of order is searched, when the tab does not know where it came from. */
export const resultsPathOf = (kind: OrderKind) => PATHS[kind].results;
