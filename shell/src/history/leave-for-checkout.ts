import { findCheckoutRoute } from '../routing/checkout-routes.ts';
import { splitLocale } from '../routing/locale-path.ts';
import { ignoreSkipped } from './ignore-skipped.ts';

/**
 * The checkout shares nothing with the page before it (its opener policy): the browser cannot lead one picture
 * over into the other, and complains unless it is told not to try. Nor over from one step of the checkout into the
 * next, whose styles may still be on their way when a new build has come.
 */
export function leaveForCheckout(target: Pick<Window, 'addEventListener' | 'document'> = window) {
  // Into this document: revealed already, where its code came late.
  ignoreSkipped(target.document.activeViewTransition);
  target.addEventListener('pagereveal', ({ viewTransition }) => ignoreSkipped(viewTransition));
  target.addEventListener('pageswap', ({ viewTransition, activation }) => {
    ignoreSkipped(viewTransition);
    const next = activation?.entry.url;
    if (!next) return;
    const { locale, path } = splitLocale(new URL(next).pathname);
    // Pages carry their language; what does not (a file, the owner's page) takes no picture over.
    if (locale === null || findCheckoutRoute(path)) viewTransition?.skipTransition();
  });
}
