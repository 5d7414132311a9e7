import { createWritable, type Writable } from '@travesia/platform/host';
import type { HostLocation } from '@travesia/platform';
import { createBrowserRouter } from 'react-router';
import { findRedirect } from '../routing/redirect-rules.ts';
import { findCheckoutRoute } from '../routing/checkout-routes.ts';
import { splitLocale, withLocale } from '../routing/locale-path.ts';
import type { Locale } from '@travesia/contracts';
import type { HostNavigation } from './host.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Location below the language prefix, fed by the one router of the page. */
export function followRouter(router: DataRouter): Writable<HostLocation> {
  const read = (): HostLocation => {
    const { location, historyAction } = router.state;
    return {
      location: { ...location, pathname: splitLocale(location.pathname).path },
      navigationType: historyAction,
    };
  };
  const store = createWritable(read());
  router.subscribe(() => {
    const current = store.getSnapshot();
    const next = read();
    if (next.location.key !== current.location.key || next.location.pathname !== current.location.pathname)
      store.set(next);
  });
  return store;
}

/** Moves within the document; other documents and outside addresses are full loads (P-38, S-01). */
export function createNavigation(
  router: DataRouter,
  locale: () => Locale,
  /** A newer build waits and nothing typed would be lost: the next page is a new document (P-29). */
  isReloadDue: () => boolean = () => false,
  open = (href: string) => window.location.assign(href),
): HostNavigation {
  const openDocument = (path: string) => open(withLocale(locale(), path));
  return {
    openDocument,
    go: (delta) => void router.navigate(delta),
    navigate(path, { replace = false, state } = {}) {
      const [pathname = '/', ...rest] = path.split(/(?=[?#])/);
      const redirect = findRedirect(pathname, rest.join(''));
      if (redirect?.isExternal) {
        open(redirect.to);
        return;
      }
      const target = redirect ? redirect.to : path;
      if (findCheckoutRoute(pathname) || (!replace && isReloadDue())) {
        openDocument(target);
        return;
      }
      void router.navigate(withLocale(locale(), target), { replace, state });
    },
  };
}
