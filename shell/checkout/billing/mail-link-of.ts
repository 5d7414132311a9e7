import type { CheckoutServices } from '../services/checkout-services.ts';

const LINK = /^#(pay|trip)=([\w-]{1,200})$/;

/** Behind the `#` it reaches no server; once its order is here it leaves the address, too. */
export function mailLinkOf(
  page: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
): CheckoutServices['mailLink'] {
  const { location, history } = page;
  return {
    read() {
      const [, kind, link] = LINK.exec(location.hash) ?? [];
      return link === undefined ? null : { kind: kind === 'trip' ? 'trip' : 'pay', link };
    },
    watch(onChange) {
      page.addEventListener('hashchange', onChange);
      return () => page.removeEventListener('hashchange', onChange);
    },
    clear: () => history.replaceState(history.state, '', location.pathname + location.search),
  };
}
