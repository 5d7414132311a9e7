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
