/** Addresses below the language prefix that are the shell's own: no release may have a route there. */
export const SHELL_PAGES: readonly string[] = [
  '/',
  '/booking/BillingSummary/*',
  '/booking/authenticate/*',
  '/booking/confirm/*',
  ...['hoteles', 'turs', 'activities'].flatMap((vertical) => [
    `/${vertical}/booking/waiting/*`,
    `/${vertical}/booking/success/*`,
  ]),
  ...['api', 'assets', 'builds', 'en', 'es', 'graphql', 'internal', 'ops', 'pay', 'r', 'share', 'vault'].map(
    (word) => `/${word}/*`,
  ),
];
