import type { CheckoutServices } from '../services/checkout-services.ts';

const LINK = /^#pay=([\w-]{1,200})$/;

/** Behind the `#` it reaches no server; once its order is here it leaves the address, too. */
export function paymentLinkOf({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): CheckoutServices['paymentLink'] {
  return {
    read: () => LINK.exec(location.hash)?.[1] ?? null,
    clear: () => history.replaceState(history.state, '', location.pathname + location.search),
  };
}
