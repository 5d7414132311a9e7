import type { CheckoutServices } from '../services/checkout-services.ts';

const LINK = /^#(pay|trip)=([\w-]{1,200})$/;

/** Behind the `#` it reaches no server; once its order is here it leaves the address, too. */
export function mailLinkOf({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): CheckoutServices['mailLink'] {
  return {
    read() {
      const [, kind, link] = LINK.exec(location.hash) ?? [];
      return link === undefined ? null : { kind: kind === 'trip' ? 'trip' : 'pay', link };
    },
    clear: () => history.replaceState(history.state, '', location.pathname + location.search),
  };
}
