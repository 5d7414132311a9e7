import type { createBrowserRouter } from 'react-router';
import type { DocumentState } from '@travesia/contracts';
import type { Visitor } from '@travesia/platform';
import { createBus, createGuards, createProgress, createWritable } from '@travesia/platform/host';
import { followRouter } from '../../src/host/create-navigation.ts';
import { platformContextOf, type Host, type HostNavigation } from '../../src/host/host.ts';
import { findCheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { withLocale } from '../../src/routing/locale-path.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;

export interface CheckoutHostParts {
  readonly state: DocumentState;
  readonly router: DataRouter;
  readonly visitor: Visitor;
  readonly attribution: Host['attribution'];
  /** Full loads: every page outside checkout is another document (S-01). */
  readonly open: (href: string, options: { replace: boolean }) => void;
}

/** The shell's host without remotes: the steps of checkout move in the document, all else leaves it. */
export function createCheckoutHost(parts: CheckoutHostParts): Host {
  const { state, router, visitor, attribution, open } = parts;
  const context = createWritable(platformContextOf(state));
  const href = (path: string) => withLocale(context.getSnapshot().locale, path);
  const navigation: HostNavigation = {
    navigate(path, { replace = false, state: historyState } = {}) {
      const [pathname = '/'] = path.split(/[?#]/);
      if (findCheckoutRoute(pathname)) void router.navigate(href(path), { replace, state: historyState });
      else open(href(path), { replace });
    },
    go: (delta) => void router.navigate(delta),
    openDocument: (path) => open(href(path), { replace: false }),
  };
  return {
    state,
    context,
    location: followRouter(router),
    navigation,
    bus: createBus(),
    progress: createProgress(),
    guards: createGuards(),
    visitor,
    attribution,
    announcement: createWritable(''),
    remotes: state.remotes,
    takeFragment: () => null,
    isDrawn: () => false,
    fragmentHtml: () => '',
  };
}
