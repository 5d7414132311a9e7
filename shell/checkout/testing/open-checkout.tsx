import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_DRAFT, DRAFT_KEY, type BookingDraft } from '@travesia/booking';
import type { CardPageMessage, DocumentState, Locale } from '@travesia/contracts';
import { mailLinkOf } from '../billing/mail-link-of.ts';
import { CheckoutApp } from '../checkout-app.tsx';
import { createCheckoutHost } from '../host/create-checkout-host.ts';
import { PENDING_PAYMENT_KEY, type PendingPayment } from '../payment/pending-payment.ts';
import type { PaymentForm } from '../payment/payment-form.ts';
import { PAYMENT_FORMS } from '../payment-forms.ts';
import { createCheckoutServices } from '../services/create-checkout-services.ts';
import { createShellHistory } from '../../src/history/shell-history.ts';
import { createMemoryWindow } from '../../src/history/testing/memory-window.ts';
import { findCheckoutRoute } from '../../src/routing/checkout-routes.ts';
import { ORDERS } from './orders.ts';
import type { FakeServer } from './fake-server.ts';

const VAULT = 'http://127.0.0.1:3000';
const SITE = 'http://localhost';

export const aDraft: BookingDraft = {
  ...EMPTY_DRAFT,
  selection: { kind: 'flight', body: { flightOffer: { id: 'off_1' } } },
  order: { kind: 'flight', id: 'off_1' },
  customerDetails: { email: 'lucia@example.com', phoneCountry: 'ES' },
  passengers: [{ id: 'p1', firstName: 'Lucía', lastName: 'Ferrer' } as { id: string }],
  searchInitialState: '/mad-bog/results?from=MAD&to=BOG',
};
export const aPayment: PendingPayment = {
  cartId: 'cart_1',
  orderKind: 'flight',
  summaryPath: '/booking/summary',
  providerUrl: '/api/payments/go?cartId=cart_1',
  outcome: null,
};

export interface CheckoutStory {
  readonly path: string;
  readonly server: FakeServer;
  readonly locale?: Locale;
  readonly currency?: string;
  readonly draft?: BookingDraft | null;
  readonly payment?: PendingPayment | null;
  readonly nowMs?: () => number;
  /** Of the mail that the document was opened from. */
  readonly paymentLink?: string;
  readonly tripLink?: string;
  readonly paymentForms?: readonly PaymentForm[];
}

/** A tab that opens the checkout document. Storage of the tab and of the browser is jsdom's own. */
export function openCheckout({
  path,
  server,
  locale = 'es',
  currency = 'USD',
  draft = aDraft,
  payment = null,
  nowMs = Date.now,
  paymentLink,
  tripLink,
  paymentForms = PAYMENT_FORMS,
}: CheckoutStory) {
  const fragment = tripLink ? `#trip=${tripLink}` : paymentLink ? `#pay=${paymentLink}` : '';
  window.history.replaceState(null, '', `/${locale}${path}${fragment}`);
  window.scrollTo = () => {};
  sessionStorage.clear();
  localStorage.clear();
  if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  if (payment) sessionStorage.setItem(PENDING_PAYMENT_KEY, JSON.stringify(payment));
  const state: DocumentState = {
    buildId: 'b1',
    locale,
    path,
    status: 200,
    layout: findCheckoutRoute(path.split('?')[0] ?? '')?.layout ?? 'result',
    market: {
      id: 'ES',
      defaultCurrency: 'EUR',
      numberLocale: { es: 'es-ES', en: 'en-GB' },
      contactNumber: '+34 900 555 010',
      paymentMode: 'provider',
    },
    markets: [{ id: 'ES', currency: 'EUR' }],
    currency,
    contactNumber: '+34 900 555 010',
    countryCode: 'ES',
    isMarketChosen: false,
    today: '2026-11-20',
    remotes: [],
    orders: [...ORDERS],
    fragments: [],
    origins: { vault: VAULT },
    partners: [],
    flags: {},
  };
  /** Documents that were opened, in order; `!` in front where they took the place of this one. */
  const opened: string[] = [];
  const sentTo: string[] = [];
  let keys = 0;
  const tab = createMemoryWindow(`/${locale}${path}`);
  const history = createShellHistory({ window: tab, documentPath: path, locale: () => locale });
  const host = createCheckoutHost({
    state,
    history,
    visitor: { agentId: () => 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', adoptAgentId: () => {} },
    attribution: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    open: (href, { replace }) => void opened.push(`${replace ? '!' : ''}${href}`),
  });
  const services = createCheckoutServices(host, {
    fetch: server.fetch,
    tabStorage: sessionStorage,
    browserStorage: localStorage,
    nowMs,
    newKey: () => `key-${(keys += 1)}`,
    siteOrigin: SITE,
    sendBrowserTo: (address) => void sentTo.push(address),
    print: () => {},
    report: () => {},
    paymentForms,
    mailLink: mailLinkOf(window),
  });
  const user = userEvent.setup();
  const view = render(<CheckoutApp host={host} services={services} />);
  return {
    user,
    host,
    history,
    opened,
    sentTo,
    unmount: view.unmount,
    where: () => tab.location.pathname,
  };
}

/** The vault's frame as the page sees it. */
export async function findCardFrame() {
  const frame = (await screen.findByTitle(/Datos de la tarjeta|Card details/)) as HTMLIFrameElement;
  const heard: CardPageMessage[] = [];
  const source = frame.contentWindow as Window;
  let onSubmit: (() => void) | null = null;
  source.postMessage = ((message: CardPageMessage) => {
    heard.push(message);
    if (message.type === 'travesia-card-submit@1') onSubmit?.();
  }) as typeof source.postMessage;
  fireEvent.load(frame);

  const say = (message: object, origin = VAULT) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: message, origin, source })));
  const state = (isComplete: boolean) => ({
    type: 'travesia-card-state@1',
    errors: { name: !isComplete, number: !isComplete, expiry: !isComplete, cvv: !isComplete },
    brand: null,
    last4: null,
    height: 300,
    complete: isComplete,
  });
  const saved = {
    type: 'travesia-card-saved@1',
    transactionId: 'txn_1',
    card: { brand: 'visa', last4: '4242', expiry: '12/30' },
    sequence: 1,
  };
  return {
    frame,
    heard,
    say,
    /** A whole card is typed; the vault takes it when it is sent. */
    typeCard() {
      say(state(true));
      onSubmit = () => queueMicrotask(() => say(saved));
    },
    leaveEmpty: () => say(state(false)),
    refuse(code: string) {
      say(state(true));
      onSubmit = () =>
        queueMicrotask(() => say({ type: 'travesia-card-failed@1', code, message: code, sequence: 1 }));
    },
  };
}
