import type { MethodFacts } from './sandbox-method.ts';
import type { AuthenticationRecord, PaymentErrorRecord } from './outcomes.ts';

export interface PostalAddress {
  readonly line1: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

/** What it was saved from was dropped when this record was made. */
export interface PaymentMethodRecord extends MethodFacts {
  readonly id: string;
  readonly createdMs: number;
  readonly type: string;
  readonly holderName: string | null;
  readonly address: PostalAddress | null;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export interface ChargeRecord {
  readonly id: string;
  readonly createdMs: number;
  status: 'pending' | 'succeeded' | 'failed';
  amountRefunded: number;
  authentication: AuthenticationRecord | null;
  error: PaymentErrorRecord | null;
}

export interface IntentRecord {
  readonly id: string;
  readonly clientSecret: string;
  readonly createdMs: number;
  readonly currency: string;
  readonly captureMethod: 'automatic' | 'manual';
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly statementSuffix: string | null;
  amount: number;
  amountReceived: number;
  status: IntentStatus;
  paymentMethodId: string | null;
  returnUrl: string | null;
  challengeToken: string | null;
  challengeStartedMs: number | null;
  authorisedMs: number | null;
  lastError: PaymentErrorRecord | null;
  charge: ChargeRecord | null;
  canceledMs: number | null;
  cancellationReason: string | null;
  captureFailures: number;
  cancelFailures: number;
}

export interface RefundRecord {
  readonly id: string;
  readonly createdMs: number;
  readonly intentId: string;
  readonly chargeId: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
  /** What is still to come of it, at the bank. */
  next: { readonly status: 'succeeded' | 'failed'; readonly atMs: number } | null;
}

interface DeliveryRecord {
  readonly atMs: number;
  /** HTTP status of the receiver; 0 where there was no answer. */
  readonly status: number;
}

export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly createdMs: number;
  readonly intentId: string;
  /** The JSON exactly as it is signed and sent. */
  readonly payload: string;
  readonly deliveries: DeliveryRecord[];
}

/** One line of what the provider did, for a test that compares ledgers. */
export interface LedgerLine {
  readonly atMs: number;
  readonly intentId: string;
  readonly move:
    | 'created'
    | 'challenged'
    | 'authorised'
    | 'declined'
    | 'captured'
    | 'canceled'
    | 'refunded'
    | 'returned';
  readonly amount: number;
  readonly currency: string;
}

export interface PaymentRecords {
  readonly methods: Map<string, PaymentMethodRecord>;
  readonly intents: Map<string, IntentRecord>;
  readonly refunds: Map<string, RefundRecord>;
  readonly events: Map<string, EventRecord>;
  readonly ledger: LedgerLine[];
}

export function emptyRecords(): PaymentRecords {
  return { methods: new Map(), intents: new Map(), refunds: new Map(), events: new Map(), ledger: [] };
}
