import { type DeclineReason, type Locale } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import type * as v from 'valibot';
import type { Router } from '../../http/router.ts';
import type { BookingModule } from '../booking/index.ts';

/**
 * Where a payment stands at the provider.
 * `open` = nothing was authorised yet and nobody is asked for anything (the confirmation never arrived);
 * `processing` = the provider itself does not know yet.
 */
export type PaymentState =
  | 'open'
  | 'challenge'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'voided';

/** What the provider says of one payment. The amount is the provider's: compare it with the ledger's (S-37). */
export interface ProviderPayment {
  readonly providerRef: string;
  /** Our attempt, as the provider kept it; null for a payment that is not ours. */
  readonly attemptId: string | null;
  /** As we gave it to the provider with the payment. */
  readonly bookingReference: string | null;
  /** Whether this installation made it: others may share the account. */
  readonly isOfThisSite: boolean;
  readonly state: PaymentState;
  readonly amount: Money;
  readonly refunded: Money;
  /** Present in state `challenge`: the hosted page the traveller has to visit. */
  readonly challengeUrl: string | null;
  /** Present in state `declined`. */
  readonly declineCode: DeclineCode | null;
  readonly createdAtMs: number;
}

/** Why a card was not accepted; anything the provider says beyond these is `card_declined`. */
export type DeclineCode = DeclineReason;

/** Why we do not know: our deadline passed, the line broke, or the provider failed. Never a decline. */
export type UnknownReason = 'timeout' | 'unreachable' | 'provider_error' | 'rate_limited' | 'misconfigured';

export interface UnknownOutcome {
  readonly state: 'unknown';
  readonly providerRef: string | null;
  readonly reason: UnknownReason;
}

export interface AuthoriseRequest {
  /** One per payment attempt; the same id never authorises twice, however often it is sent. */
  readonly attemptId: string;
  /** Nothing else that the token may stand for is charged. */
  readonly method: string;
  readonly amount: Money;
  readonly providerToken: string;
  /** Of the booking, as the traveller knows it: on the card's statement and in the provider's own pages. */
  readonly reference: string;
  readonly returnUrl: string;
}

export type AuthoriseOutcome =
  | { readonly state: 'authorised'; readonly providerRef: string }
  | { readonly state: 'challenge'; readonly providerRef: string; readonly challengeUrl: string }
  | { readonly state: 'declined'; readonly providerRef: string | null; readonly declineCode: DeclineCode }
  /** The provider holds another amount than we asked for: do not go on, void and look into it. */
  | { readonly state: 'amount_mismatch'; readonly providerRef: string; readonly amount: Money }
  | UnknownOutcome;

export type StatusOutcome =
  | { readonly state: 'known'; readonly payment: ProviderPayment }
  | { readonly state: 'not_found' }
  | UnknownOutcome;

/** `refused`: the provider said no and will not change its mind by itself. */
export type MoveOutcome =
  | { readonly state: 'done'; readonly providerRef: string }
  | { readonly state: 'refused'; readonly providerRef: string; readonly code: string }
  | UnknownOutcome;

/** Whether the money is on its way, has left for good, or came back from the bank. */
export type RefundState = 'pending' | 'succeeded' | 'failed';

export interface ProviderRefund {
  readonly refundRef: string;
  readonly state: RefundState;
  /** What it was made for, as the provider kept it. */
  readonly cause: string | null;
  readonly amount: Money;
}

export type FindRefundOutcome =
  | { readonly state: 'known'; readonly refund: ProviderRefund }
  | { readonly state: 'not_found' }
  | UnknownOutcome;

export interface RefundRequest {
  readonly providerRef: string;
  /** Kept with the refund: by it one is found whose answer was lost. */
  readonly cause: string;
  readonly idempotencyKey: string;
  readonly amount: Money;
}

export type RefundOutcome =
  | { readonly state: 'done'; readonly refund: ProviderRefund }
  | { readonly state: 'refused'; readonly providerRef: string; readonly code: string }
  | UnknownOutcome;

/** How much the provider's clock may differ from ours. */
export const CLOCKS_DIFFER_MS = 60_000;

export type ListOutcome =
  | { readonly state: 'known'; readonly payments: readonly ProviderPayment[] }
  | UnknownOutcome;

/** A message of the provider whose signature was right (B-34). Its `payment` is a hint: ask `status` before acting. */
export type NotificationOutcome =
  | {
      readonly state: 'payment';
      readonly eventId: string;
      readonly type: string;
      readonly payment: ProviderPayment;
    }
  | {
      readonly state: 'event';
      readonly eventId: string;
      readonly type: string;
      readonly event: PaymentEvent;
    }
  | { readonly state: 'other'; readonly eventId: string; readonly type: string }
  | { readonly state: 'forged' };

/** What happens to a payment after it was taken, on somebody else's initiative or with delay (W-03). */
export interface PaymentEvent {
  readonly kind: 'refund' | 'refund_failed' | 'dispute' | 'fraud_warning';
  /** The payment it is about; null where the provider names none. */
  readonly providerRef: string | null;
  /** The provider's name of the refund, dispute or warning. */
  readonly subjectRef: string;
  readonly amount: Money | null;
  /** In the provider's words, as is the reason. */
  readonly status: string | null;
  readonly reason: string | null;
  /** Of a dispute: until when evidence can be sent. */
  readonly respondByMs: number | null;
  readonly occurredAtMs: number;
}

export type NotificationHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What the booking core needs of a payment provider (B-42). Nothing here throws for what a provider can do:
 * a missing answer is the typed outcome `unknown`, to be looked up with `status` or by calling again with
 * the same attempt or idempotency key.
 */
export interface PaymentProvider {
  readonly name: string;
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  status(providerRef: string): Promise<StatusOutcome>;
  capture(providerRef: string, idempotencyKey: string): Promise<MoveOutcome>;
  /** Gives up an authorisation, or an open challenge. A payment that is void already is `done`. */
  void(providerRef: string, idempotencyKey: string): Promise<MoveOutcome>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** The refund of a cause, whether its answer came or not. */
  findRefund(providerRef: string, cause: string): Promise<FindRefundOutcome>;
  /** Every payment of ours that the provider created in that time: the reconciler's view. */
  listBetween(sinceMs: number, untilMs: number): Promise<ListOutcome>;
  /** The raw body as it came in, byte for byte, and the headers, one of which holds the signature. */
  parseNotification(rawBody: string | Uint8Array, headers: NotificationHeaders): NotificationOutcome;
}

/** By what a method saves what the traveller gave it, before the payment. */
export interface PaymentIntake extends Pick<BookingModule['saves'], 'savePayment'> {
  readonly nowMs: () => number;
  /** Signs what the page is permitted to send. */
  readonly handleSecret: string;
  /** Of our own processes. */
  readonly internalSecret: string;
}

/** A way to pay. What is kept of a payment made with it is the adapter's own: the core stores it and hands it back. */
export interface PaymentMethod<Data = unknown> {
  /** Kept with every attempt. Checkout and provider know the method by the same name. */
  readonly name: string;
  readonly provider: PaymentProvider;
  /** What an attempt keeps of what the traveller gave: nothing that could be charged again. */
  readonly data: v.GenericSchema<unknown, Data>;
  /** The calls by which it gets what the traveller gives. */
  routes?(router: Router, intake: PaymentIntake): void;
  /** As the buyer reads it on ticket and receipt: "Visa ending in 4242". */
  describe(data: Data, locale: Locale): string;
}
