import { createApiClient, type ApiFailure } from '@travesia/api-client';
import {
  createBookingCalls,
  createBookingSession,
  createDraftStore,
  createSessionKeeper,
} from '@travesia/booking';
import type { ConfirmedBooking } from '@travesia/contracts';
import { createWritable } from '@travesia/platform/host';
import type { Host } from '../../src/host/host.ts';
import { readLastBooking, rememberLastBooking } from '../../src/visitor/last-booking.ts';
import { createPendingPayments } from '../payment/pending-payment.ts';
import type { PaymentForm } from '../payment/payment-form.ts';
import type { CheckoutServices } from './checkout-services.ts';

export interface CheckoutOutside {
  readonly fetch?: typeof globalThis.fetch;
  readonly tabStorage: Storage | null;
  readonly browserStorage: Storage | null;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly nowMs: () => number;
  readonly newKey: () => string;
  readonly siteOrigin: string;
  readonly sendBrowserTo: (address: string) => void;
  readonly print: () => void;
  readonly mailLink: CheckoutServices['mailLink'];
  readonly paymentForms: readonly PaymentForm[];
  /** Every failed call, to be logged: codes, never what was typed. */
  readonly report: (failure: ApiFailure, path: string) => void;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** One set of services for the life of the document. */
export function createCheckoutServices(host: Host, outside: CheckoutOutside): CheckoutServices {
  const { tabStorage, browserStorage, nowMs, newKey, siteOrigin, sendBrowserTo, print, mailLink } = outside;
  const { paymentForms } = outside;
  const api = createApiClient({
    baseUrl: '/api',
    ...(outside.fetch && { fetch: outside.fetch }),
    locale: () => host.context.getSnapshot().locale,
    infoData: host.attribution,
    onRequest: () => host.progress.begin(),
    onFailure: (failure, { path }) => outside.report(failure, path),
  });
  const keeper = createSessionKeeper({
    client: api,
    visitor: host.visitor,
    context: () => {
      const { locale, countryCode, currency } = host.context.getSnapshot();
      return { locale, countryCode, currencyCode: currency };
    },
    locks: outside.locks,
  });
  const drafts = createDraftStore(tabStorage);
  const marketId = () => host.context.getSnapshot().market.id;
  const calls = createBookingCalls(api, keeper, {
    bookingId: () => drafts.read().bookingId,
    market: marketId,
  });
  const session = createBookingSession({ calls, drafts, nowMs });
  let market = marketId();
  host.context.subscribe(() => {
    if (market === marketId()) return;
    market = marketId();
    session.followMarket();
  });

  return {
    api,
    calls,
    drafts,
    session,
    payments: createPendingPayments(tabStorage),
    paymentForms,
    mailLink,
    confirmed: createWritable<ConfirmedBooking | null>(null),
    markLastBooking(referenceId) {
      // A reload of the confirmation is no news.
      if (readLastBooking(browserStorage)?.referenceId === referenceId) return;
      rememberLastBooking(browserStorage, { referenceId, isHidden: false });
    },
    nowMs,
    pause,
    newKey,
    siteOrigin,
    sendBrowserTo,
    print,
  };
}
