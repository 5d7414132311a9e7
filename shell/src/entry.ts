import './trusted-types.ts';
import { allowOneReload } from './slots/chunk-policy.ts';
import { openStorage } from './visitor/storage.ts';

// Shared code is ready only after the entry; the name lets the document preload what boot needs.
void import(/* webpackChunkName: "boot" */ './boot.tsx').then(
  ({ boot }) => boot(),
  (fault: unknown) => {
    // What the server rendered stays and its links work; one reload may bring the rest (P-07).
    console.error('the shell could not be loaded', fault);
    if (navigator.onLine && allowOneReload(openStorage('sessionStorage'), Date.now())) location.reload();
  },
);
