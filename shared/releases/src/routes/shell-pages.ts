import { LOCALES } from '@travesia/contracts';

/** Addresses below the language prefix that are the shell's own: no release may have a route there. */
export const SHELL_PAGES: readonly string[] = [
  '/',
  '/booking/BillingSummary/*',
  '/booking/authenticate/*',
  '/booking/confirm/*',
  ...[
    'api',
    'assets',
    'builds',
    'desk',
    ...LOCALES,
    'graphql',
    'internal',
    'ops',
    'pay',
    'r',
    'share',
    'vault',
  ].map((word) => `/${word}/*`),
];

/** Where orders end, below the word of the product: pages of the shell, too. A splat beside them never gets there. */
export const ORDER_PAGES: readonly string[] = ['/:product/booking/waiting', '/:product/booking/success'];
