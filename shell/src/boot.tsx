import './chrome/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  bridgeToOtherTabs,
  createBus,
  createGuards,
  createProgress,
  createWritable,
  loadRemoteEntry,
} from '@travesia/platform/host';
import { afterBoot } from './after-boot.ts';
import { App } from './app.tsx';
import { leaveForCheckout } from './history/leave-for-checkout.ts';
import { createShellHistory } from './history/shell-history.ts';
import { createNavigation } from './host/create-navigation.ts';
import { followBuild } from './host/follow-build.ts';
import { readDocumentState } from './host/document-state.ts';
import { isContextOf, platformContextOf, type Host, type RatesOf } from './host/host.ts';
import { LeaveGuard } from './chrome/leave-guard.tsx';
import { documentAtRest } from './slots/first-interaction.ts';
import { prefetchOnIntent } from './slots/prefetch-on-intent.ts';
import { createAttribution } from './visitor/attribution.ts';
import { openStorage } from './visitor/storage.ts';
import { createVisitor } from './visitor/visitor-id.ts';
import { keepViewportCookie } from './visitor/viewport-cookie.ts';
import { catchInstallPrompt, type InstallPrompt } from './pwa/install-prompt.ts';

/** Brings the document to life: one router, one bus, one set of services; remotes follow on their own. */
export function boot() {
  const state = readDocumentState();
  const context = createWritable(platformContextOf(state));
  const fragments = new Map(state.fragments.map((fragment) => [fragment.hostId, fragment]));
  const attribution = createAttribution({
    storage: openStorage('localStorage'),
    nowMs: Date.now,
    origin: location.origin,
    ownOrigins: [state.origins.vault],
    partners: state.partners,
  });
  attribution.capture(location.search, document.referrer);

  const history = createShellHistory({
    window,
    documentPath: state.path,
    locale: () => context.getSnapshot().locale,
  });
  const visitor = createVisitor(openStorage('localStorage'));
  const builds = followBuild({ buildId: state.buildId });
  const guards = createGuards();
  const host: Host = {
    state,
    context,
    location: history.location,
    navigation: createNavigation(
      history,
      () => context.getSnapshot().locale,
      () => builds.isOutdated() && !guards.isDirty(),
    ),
    bus: createBus({
      sticky: ['locale-changed@1', 'market-changed@1', 'currency-changed@1'],
      onFault: (topic, fault) => console.warn('event dropped', topic, fault),
    }),
    progress: createProgress(),
    guards,
    visitor,
    attribution: attribution.current,
    metaName: attribution.metaName,
    forgetVisitor() {
      attribution.forget();
      visitor.adoptAgentId(crypto.randomUUID());
    },
    installPrompt: createWritable<InstallPrompt | null>(null),
    announcement: createWritable(''),
    missingPath: createWritable(''),
    remotes: createWritable(state.remotes),
    ratesOf: createWritable<RatesOf | null>(null),
    loadRelease: loadRemoteEntry,
    isRendered: (hostId) => fragments.has(hostId),
    takeFragment(hostId) {
      const fragment = fragments.get(hostId) ?? null;
      fragments.delete(hostId);
      // Rendered for another language, market or currency: it is rendered anew.
      return isContextOf(state, context.getSnapshot()) ? fragment : null;
    },
    fragmentHtml: () => '',
  };
  bridgeToOtherTabs(host.bus);
  keepViewportCookie();
  leaveForCheckout();
  catchInstallPrompt({
    offer: host.installPrompt.set,
    storage: openStorage('localStorage'),
    location: history.location,
  });
  void documentAtRest().then(() => afterBoot(host, builds));
  prefetchOnIntent(host.remotes.getSnapshot);

  const root = document.getElementById('shell');
  if (!root) throw new Error('the document has no shell element');
  startTransition(() => {
    hydrateRoot(
      root,
      <>
        <App host={host} />
        <LeaveGuard host={host} history={history} />
      </>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    );
  });
}
