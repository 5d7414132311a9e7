import { findCheckoutRoute } from '../routing/checkout-routes.ts';
import { splitLocale } from '../routing/locale-path.ts';

/**
 * The checkout shares nothing with the page before it (its opener policy): the browser cannot lead one picture
 * over into the other, and complains unless it is told not to try. Nor over from one step of the checkout into the
 * next, whose styles may still be on their way when a new build has come.
 */
export function leaveForCheckout(target: Pick<Window, 'addEventListener'> = window) {
  target.addEventListener('pageswap', ({ viewTransition, activation }) => {
    // A window that is hidden or resized in the middle of it aborts it: that is no fault.
    for (const end of [viewTransition?.ready, viewTransition?.finished]) end?.catch(() => {});
    const next = activation?.entry.url;
    if (!next) return;
    const { locale, path } = splitLocale(new URL(next).pathname);
    // Pages carry their language; what does not (a file, the owner's page) takes no picture over.
    if (locale === null || findCheckoutRoute(path)) viewTransition?.skipTransition();
  });
}
