import type { OrderDeclaration } from '@travesia/contracts';

export const HOTEL = {
  kind: 'hotel',
  paths: {
    results: '/hoteles/result',
    summary: '/hoteles/booking/summary',
    waiting: '/hoteles/booking/waiting',
    success: '/hoteles/booking/success',
  },
} as const satisfies OrderDeclaration;
