import type { DocumentState } from '@travesia/contracts';
import type { Visitor } from '@travesia/platform';
import { createBus, createGuards, createProgress, createWritable } from '@travesia/platform/host';
import type { ShellHistory } from '../../src/history/shell-history.ts';
import { platformContextOf, type Host, type HostNavigation, type RatesOf } from '../../src/host/host.ts';
import { findCheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { withLocale } from '../../src/routing/locale-path.ts';
import type { InstallPrompt } from '../../src/pwa/install-prompt.ts';

export interface CheckoutHostParts {
  readonly state: DocumentState;
  readonly history: ShellHistory;
  readonly visitor: Visitor;
  readonly attribution: Host['attribution'];
  /** Full loads: every page outside checkout is another document (S-01). */
  readonly open: (href: string, options: { replace: boolean }) => void;
}

/** The shell's host without remotes: the steps of checkout move in the document, all else leaves it. */
export function createCheckoutHost(parts: CheckoutHostParts): Host {
  const { state, history, visitor, attribution, open } = parts;
  const context = createWritable(platformContextOf(state));
  const href = (path: string) => withLocale(context.getSnapshot().locale, path);
  const navigation: HostNavigation = {
    navigate(path, { replace = false, state: historyState } = {}) {
      const [pathname = '/'] = path.split(/[?#]/);
      if (!findCheckoutRoute(pathname)) open(href(path), { replace });
      else if (replace) history.replace(href(path), historyState);
      else history.push(href(path), historyState);
    },
    go: history.go,
    openDocument: (path) => open(href(path), { replace: false }),
  };
  return {
    state,
    context,
    location: history.location,
    navigation,
    bus: createBus(),
    progress: createProgress(),
    guards: createGuards(),
    visitor,
    attribution,
    metaName: () => '',
    forgetVisitor: () => {},
    installPrompt: createWritable<InstallPrompt | null>(null),
    announcement: createWritable(''),
    missingPath: createWritable(''),
    remotes: createWritable(state.remotes),
    ratesOf: createWritable<RatesOf | null>(null),
    // No remote ever runs in this document (S-01).
    loadRelease: () => Promise.reject(new Error('checkout has no remotes')),
    takeFragment: () => null,
    isRendered: () => false,
    fragmentHtml: () => '',
  };
}
