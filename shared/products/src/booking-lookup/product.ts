import type { OrderDeclaration } from '@travesia/contracts';

const paths = {
  results: '/user/my-journey',
  summary: '/user/my-journey/booking-detail',
  waiting: '/booking/authenticate/waiting',
  success: '/booking/confirm',
} as const;

/** Other flights in place of those that were booked. */
export const FLIGHT_CHANGE = { kind: 'flight-change', paths } as const satisfies OrderDeclaration;

/** Bags and seats on top of flights that were booked. */
export const FLIGHT_SERVICES = { kind: 'flight-services', paths } as const satisfies OrderDeclaration;

/** Anything that a person of the service desk booked with its supplier, such as a cruise (D-18). */
export const BY_HAND = {
  kind: 'by-hand',
  paths: { ...paths, summary: paths.results },
} as const satisfies OrderDeclaration;
