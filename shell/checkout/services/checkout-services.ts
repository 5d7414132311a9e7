import { createContext, use } from 'react';
import type { ApiClient } from '@travesia/api-client';
import type { BookingCalls, BookingSession, DraftStore } from '@travesia/booking';
import type { ConfirmedBooking } from '@travesia/contracts';
import type { Writable } from '@travesia/platform/host';
import type { PaymentForm } from '../payment/payment-form.ts';
import type { PendingPayments } from '../payment/pending-payment.ts';

/** What the steps of checkout stand on: everything that comes from outside, in one place. */
export interface CheckoutServices {
  readonly api: ApiClient;
  readonly calls: BookingCalls;
  readonly session: BookingSession;
  readonly drafts: DraftStore;
  readonly payments: PendingPayments;
  /** The methods that this document knows; the order says which of them pay it. */
  readonly paymentForms: readonly PaymentForm[];
  /** The link of a mail in the address, until its order is here. */
  readonly mailLink: {
    readonly read: () => { readonly kind: 'pay' | 'trip'; readonly link: string } | null;
    /** Another one was put behind the `#` of an open page, which loads nothing. */
    readonly watch: (onChange: () => void) => () => void;
    readonly clear: () => void;
  };
  /** The confirmation that waiting was answered with; a reload asks the server again (P-39). */
  readonly confirmed: Writable<ConfirmedBooking | null>;
  /** Leaves a mark that this browser has a booking (P-41). */
  readonly markLastBooking: (referenceId: string) => void;
  readonly nowMs: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** One per press of the pay button (B-04). */
  readonly newKey: () => string;
  readonly siteOrigin: string;
  /** Sends the browser to an address of ours in place of this page, so that Back does not come here. */
  readonly sendBrowserTo: (address: string) => void;
  readonly print: () => void;
}

export const CheckoutServicesContext = createContext<CheckoutServices | null>(null);

export function useCheckout(): CheckoutServices {
  const services = use(CheckoutServicesContext);
  if (!services) throw new Error('no checkout services above');
  return services;
}
