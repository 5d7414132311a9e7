import '../src/chrome/global.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  bridgeToOtherTabs,
  createBus,
  createGuards,
  createProgress,
  createWritable,
} from '@travesia/platform/host';
import { followRouter } from '../src/host/create-navigation.ts';
import { readDocumentState } from '../src/host/document-state.ts';
import { platformContextOf, type Host } from '../src/host/host.ts';
import { findCheckoutRoute } from '../src/routing/checkout-routes.ts';
import { withLocale } from '../src/routing/locale-path.ts';
import { installTrustedTypes } from '../src/trusted-types-policy.ts';
import { createAttribution } from '../src/visitor/attribution.ts';
import { openStorage } from '../src/visitor/storage.ts';
import { createVisitor } from '../src/visitor/visitor-id.ts';
import { CheckoutApp } from './checkout-app.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutServicesProvider, createCheckoutServices } from './services/checkout-services.ts';

installTrustedTypes(() => false);
const state = readDocumentState();
const context = createWritable(platformContextOf(state));
const attribution = createAttribution({
  storage: openStorage('localStorage'),
  nowMs: Date.now,
  origin: location.origin,
  ownOrigins: [state.origins.vault],
});

const router = createBrowserRouter([
  {
    path: '*',
    Component: () => (
      <CheckoutServicesProvider value={services}>
        <CheckoutFrame host={host}>
          <CheckoutApp />
        </CheckoutFrame>
      </CheckoutServicesProvider>
    ),
  },
]);
const href = (path: string) => withLocale(context.getSnapshot().locale, path);
const host: Host = {
  state,
  context,
  location: followRouter(router),
  navigation: {
    go: (delta) => void router.navigate(delta),
    openDocument: (path) => window.location.assign(href(path)),
    navigate(path, { replace = false } = {}) {
      // Everything but checkout's own steps is another document (S-01).
      const isStep = findCheckoutRoute(path.split(/[?#]/)[0] ?? '') !== null;
      if (isStep) void router.navigate(href(path), { replace });
      else window.location.assign(href(path));
    },
  },
  bus: createBus({ onFault: (topic, fault) => console.warn('event dropped', topic, fault) }),
  progress: createProgress(),
  guards: createGuards(),
  visitor: createVisitor(openStorage('localStorage')),
  attribution: attribution.current,
  announcement: createWritable(''),
  remotes: state.remotes,
  takeFragment: () => null,
  isDrawn: () => false,
  fragmentHtml: () => '',
};
const services = createCheckoutServices(host);
bridgeToOtherTabs(host.bus);

const root = document.getElementById('shell');
if (!root) throw new Error('the document has no shell element');
hydrateRoot(root, <RouterProvider router={router} />, {
  onRecoverableError: (error) => console.error('hydration', error),
});
