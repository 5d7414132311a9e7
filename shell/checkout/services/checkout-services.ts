import { createContext, use } from 'react';
import { createApiClient, type ApiClient } from '@travesia/api-client';
import {
  createBookingCalls,
  createBookingSession,
  createDraftStore,
  createSessionKeeper,
  type BookingCalls,
  type BookingSession,
  type DraftStore,
} from '@travesia/booking';
import type { Host } from '../../src/host/host.ts';
import { openStorage } from '../../src/visitor/storage.ts';
import { createPendingPayments, type PendingPayments } from '../payment/pending-payment.ts';

/** Everything the steps of checkout stand on; a test makes its own. */
export interface CheckoutServices {
  readonly client: ApiClient;
  readonly calls: BookingCalls;
  readonly session: BookingSession;
  readonly drafts: DraftStore;
  readonly payments: PendingPayments;
  readonly nowMs: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Leaves for an address that is not one of this document's steps. */
  readonly leave: (href: string) => void;
  readonly newKey: () => string;
}

const Context = createContext<CheckoutServices | null>(null);
export const CheckoutServicesProvider = Context.Provider;

export function useCheckout(): CheckoutServices {
  const services = use(Context);
  if (!services) throw new Error('no checkout services above');
  return services;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

export function createCheckoutServices(
  host: Host,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): CheckoutServices {
  const client = createApiClient({
    baseUrl: '/api',
    fetch,
    locale: () => host.context.getSnapshot().locale,
    infoData: host.attribution,
  });
  const keeper = createSessionKeeper({
    client,
    visitor: host.visitor,
    context: () => {
      const { locale, countryCode, currency } = host.context.getSnapshot();
      return { locale, countryCode, currencyCode: currency };
    },
    locks: globalThis.navigator?.locks,
  });
  const calls = createBookingCalls(client, keeper);
  const drafts = createDraftStore(openStorage('sessionStorage'));
  return {
    client,
    calls,
    drafts,
    session: createBookingSession({ calls, drafts }),
    payments: createPendingPayments(openStorage('sessionStorage')),
    nowMs: Date.now,
    pause,
    leave: (href) => window.location.assign(href),
    newKey: () => crypto.randomUUID(),
  };
}
