import '../src/chrome/global.css';
import { hydrateRoot } from 'react-dom/client';
import { keepDelivered } from '@travesia/booking';
import { bridgeToOtherTabs } from '@travesia/platform/host';
import { createShellHistory } from '../src/history/shell-history.ts';
import { leaveForCheckout } from '../src/history/leave-for-checkout.ts';
import type { Host } from '../src/host/host.ts';
import { readDocumentState } from '../src/host/document-state.ts';
import { installTrustedTypes } from '../src/trusted-types-policy.ts';
import { createAttribution } from '../src/visitor/attribution.ts';
import { openStorage } from '../src/visitor/storage.ts';
import { createVisitor } from '../src/visitor/visitor-id.ts';
import { mailLinkOf } from './billing/mail-link-of.ts';
import { CheckoutApp } from './checkout-app.tsx';
import { createCheckoutHost } from './host/create-checkout-host.ts';
import { PAYMENT_FORMS } from './payment-forms.ts';
import { createCheckoutServices } from './services/create-checkout-services.ts';

// Only our own bundles: no remote ever runs in this document (S-01).
installTrustedTypes(() => false);

const state = readDocumentState();
const browserStorage = openStorage('localStorage');
const attribution = createAttribution({
  storage: browserStorage,
  nowMs: Date.now,
  origin: location.origin,
  ownOrigins: [state.origins.vault],
  partners: state.partners,
});
const host: Host = createCheckoutHost({
  state,
  history: createShellHistory({
    window,
    documentPath: state.path,
    locale: () => host.context.getSnapshot().locale,
  }),
  visitor: createVisitor(browserStorage),
  attribution: attribution.current,
  open: (href, { replace }) => (replace ? location.replace(href) : location.assign(href)),
});
const services = createCheckoutServices(host, {
  tabStorage: openStorage('sessionStorage'),
  browserStorage,
  locks: navigator.locks,
  nowMs: Date.now,
  newKey: () => crypto.randomUUID(),
  siteOrigin: location.origin,
  sendBrowserTo: (address) => location.replace(address),
  print: () => window.print(),
  paymentForms: PAYMENT_FORMS,
  mailLink: mailLinkOf(window),
  report: ({ code, status, requestId }, path) => console.warn('call failed', path, status, code, requestId),
});
keepDelivered(services.session);
bridgeToOtherTabs(host.bus);
leaveForCheckout();

// A page that comes back as it was left may show a payment that is decided by now (S-39).
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const root = document.getElementById('shell');
if (!root) throw new Error('the document has no shell element');
hydrateRoot(root, <CheckoutApp host={host} services={services} />, {
  onRecoverableError: (error) => console.error('hydration', error),
});
