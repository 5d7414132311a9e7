import './chrome/global.css';
import { renderToString } from 'react-dom/server';
import type { DocumentState } from '@travesia/contracts';
import { createBus, createGuards, createProgress, createWritable } from '@travesia/platform/host';
import { App } from './app.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { MarketSample } from './market-sample.tsx';
import { locationFrom, platformContextOf, type Host, type RatesOf } from './host/host.ts';
import type { InstallPrompt } from './pwa/install-prompt.ts';

const nothing = () => {};

/** A host that stands still, for one render. */
function createStaticHost(state: DocumentState, fragmentHtml: Readonly<Record<string, string>>): Host {
  return {
    state,
    context: createWritable(platformContextOf(state)),
    location: createWritable(locationFrom(state.path)),
    navigation: { navigate: nothing, go: nothing, openDocument: nothing },
    bus: createBus(),
    progress: createProgress(),
    guards: createGuards(),
    visitor: { agentId: () => '', adoptAgentId: nothing },
    attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    metaName: () => '',
    forgetVisitor: () => {},
    installPrompt: createWritable<InstallPrompt | null>(null),
    announcement: createWritable(''),
    missingPath: createWritable(''),
    remotes: createWritable(state.remotes),
    ratesOf: createWritable<RatesOf | null>(null),
    loadRelease: () => Promise.reject(new Error('no remote is mounted on the server')),
    takeFragment: () => null,
    isRendered: (hostId) => hostId in fragmentHtml,
    fragmentHtml: (hostId) => fragmentHtml[hostId] ?? '',
  };
}

/**
 * The inside of `<div id="shell">`: chrome, layout and slots. `fragmentHtml` holds the HTML that remotes
 * rendered, by the id of their slot; a slot without one waits for the browser.
 */
export function renderShell(
  state: DocumentState,
  fragmentHtml: Readonly<Record<string, string>> = {},
): string {
  return renderToString(<App host={createStaticHost(state, fragmentHtml)} />);
}

/** The inside of `<div id="shell">` of a checkout document: chrome and a place for the step. */
export function renderCheckout(state: DocumentState): string {
  return renderToString(<CheckoutFrame host={createStaticHost(state, {})} />);
}

/** The inside of a preview for the owner of a market. */
export function renderMarketSample(
  state: DocumentState,
  fragmentHtml: Readonly<Record<string, string>>,
): string {
  return renderToString(<MarketSample host={createStaticHost(state, fragmentHtml)} />);
}

export { fillsOf, hostIdOf, pageHostId } from './slots/fills-of.ts';
export { resolvePage } from './routing/resolve-page.ts';
