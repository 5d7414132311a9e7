import type { OrderDeclaration } from '@travesia/contracts';

export const FLIGHT = {
  kind: 'flight',
  paths: {
    results: '/vuelos',
    summary: '/booking/summary',
    waiting: '/booking/authenticate/waiting',
    success: '/booking/confirm',
  },
} as const satisfies OrderDeclaration;
