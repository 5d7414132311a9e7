import type Stripe from 'stripe';
import type {
  ChargeRecord,
  IntentRecord,
  LedgerLine,
  PaymentMethodRecord,
  PaymentRecords,
  RefundRecord,
} from './records.ts';

/** The provider's API version these objects follow; the SDK sends the same. */
export const PROVIDER_API_VERSION = '2026-10-28.endive';

/** A part of the vendor's object: what is said is of its type, and not everything is said. */
type Told<Wire> = {
  [Field in keyof Wire]?: Wire[Field] extends object | null ? object | Wire[Field] : Wire[Field];
};

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export function methodObject(method: PaymentMethodRecord) {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: method.address && { line2: null, state: null, ...method.address },
      email: null,
      name: method.holderName,
      phone: null,
      tax_id: null,
    },
    [method.type]: method.details,
    created: seconds(method.createdMs),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: method.type,
  } satisfies Told<Stripe.PaymentMethod>;
}

export function intentObject(
  intent: IntentRecord,
  records: PaymentRecords,
  publicBase: string,
  expand: readonly string[] = [],
) {
  const method = intent.paymentMethodId === null ? undefined : records.methods.get(intent.paymentMethodId);
  const charge = intent.charge && (chargeObject(intent.charge, intent, method) as Stripe.Charge);
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.amountReceived,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledMs === null ? null : seconds(intent.canceledMs),
    cancellation_reason: intent.cancellationReason,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: seconds(intent.createdMs),
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastError && { ...intent.lastError, charge: intent.charge?.id },
    latest_charge: expand.includes('latest_charge') ? charge : (intent.charge?.id ?? null),
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: {
              return_url: intent.returnUrl,
              url: `${publicBase}/pay/challenge/${intent.challengeToken}`,
            },
          }
        : null,
    on_behalf_of: null,
    payment_method:
      expand.includes('payment_method') && method ? methodObject(method) : intent.paymentMethodId,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: method ? [method.type] : [],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementSuffix,
    status: intent.status,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

function chargeObject(charge: ChargeRecord, intent: IntentRecord, method: PaymentMethodRecord | undefined) {
  const isGood = charge.status === 'succeeded';
  return {
    id: charge.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amountReceived,
    amount_refunded: charge.amountRefunded,
    billing_details: { address: null, email: null, name: method?.holderName ?? null, phone: null },
    captured: intent.amountReceived > 0,
    created: seconds(charge.createdMs),
    currency: intent.currency,
    failure_code: charge.error?.code ?? null,
    failure_message: charge.error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_status: isGood ? 'approved_by_network' : 'declined_by_network',
      type: isGood ? 'authorized' : 'issuer_declined',
    },
    paid: isGood,
    payment_intent: intent.id,
    payment_method: intent.paymentMethodId,
    payment_method_details: method
      ? { type: method.type, [method.type]: method.chargeDetails(charge.authentication) }
      : null,
    refunded: charge.amountRefunded > 0 && charge.amountRefunded === intent.amountReceived,
    status: charge.status,
  } satisfies Told<Stripe.Charge>;
}

export function refundObject(refund: RefundRecord) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.chargeId,
    created: seconds(refund.createdMs),
    currency: refund.currency,
    customer: null,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}

const BALANCE_MOVES = {
  captured: { type: 'charge', category: 'charge', sign: 1 },
  refunded: { type: 'refund', category: 'refund', sign: -1 },
  returned: { type: 'refund_failure', category: 'refund_failure', sign: 1 },
} as const;

/** The vendor's usual price of a card payment in Europe. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 25;

/** One movement of the balance; a line of the ledger that moves no money is none. */
export function balanceTransactionObject(
  {
    line,
    place,
    isExpanded,
  }: { readonly line: LedgerLine; readonly place: number; readonly isExpanded: boolean },
  records: PaymentRecords,
) {
  const move = BALANCE_MOVES[line.move as keyof typeof BALANCE_MOVES] as
    | (typeof BALANCE_MOVES)[keyof typeof BALANCE_MOVES]
    | undefined;
  const intent = records.intents.get(line.intentId);
  if (!move || !intent?.charge) return null;
  const refund = [...records.refunds.values()].find(
    ({ intentId, amount }) => intentId === intent.id && amount === line.amount,
  );
  const source =
    move.type === 'charge' || !refund
      ? (chargeObject(intent.charge, intent, undefined) as Stripe.Charge)
      : refundObject(refund);
  const amount = move.sign * line.amount;
  const fee = move.type === 'charge' ? feeOf(line.amount) : 0;
  return {
    id: `txn_${place}${intent.id.slice(-12)}`,
    object: 'balance_transaction',
    amount,
    available_on: seconds(line.atMs) + 2 * 86_400,
    balance_type: 'payments',
    created: seconds(line.atMs),
    currency: line.currency,
    description: intent.description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: line.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: move.category,
    source: isExpanded ? source : source.id,
    status: 'pending',
    type: move.type,
  } satisfies Told<Stripe.BalanceTransaction>;
}

export interface ReportedEvent {
  readonly type: string;
  readonly object: object;
}

/** What a provider reports of a payment long after it was taken. */
export function reportedEvent(
  kind: ReportedKind,
  id: string,
  intent: IntentRecord,
  createdMs: number,
): ReportedEvent {
  const common = {
    id,
    amount: intent.amountReceived,
    charge: intent.charge?.id ?? '',
    created: seconds(createdMs),
    currency: intent.currency,
    livemode: false,
    payment_intent: intent.id,
  };
  switch (kind) {
    case 'dispute':
      return {
        type: 'charge.dispute.created',
        object: {
          ...common,
          object: 'dispute',
          evidence_details: { due_by: seconds(createdMs) + DAYS_TO_RESPOND * 86_400, has_evidence: false },
          is_charge_refundable: false,
          reason: 'fraudulent',
          status: 'needs_response',
        } satisfies Told<Stripe.Dispute>,
      };
    case 'fraud_warning':
      return {
        type: 'radar.early_fraud_warning.created',
        object: {
          id,
          object: 'radar.early_fraud_warning',
          actionable: true,
          charge: common.charge,
          created: common.created,
          fraud_type: 'made_with_stolen_card',
          livemode: false,
          payment_intent: intent.id,
        } satisfies Told<Stripe.Radar.EarlyFraudWarning>,
      };
    case 'refund_failed':
      return {
        type: 'refund.failed',
        object: {
          ...common,
          object: 'refund',
          failure_reason: 'lost_or_stolen_card',
          metadata: {},
          reason: 'requested_by_customer',
          status: 'failed',
        } satisfies Told<Stripe.Refund>,
      };
    default:
      return kind satisfies never;
  }
}

export const REPORTED_KINDS = ['dispute', 'fraud_warning', 'refund_failed'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];
const DAYS_TO_RESPOND = 7;

export function listObject(url: string, data: readonly object[], hasMore: boolean) {
  return { object: 'list', url, has_more: hasMore, data };
}

/** The one endpoint to which messages are posted, as its owner would have set it up: for every kind of event. */
export function webhookEndpointObject(url: string) {
  return {
    id: 'we_1TravesiaSandbox',
    object: 'webhook_endpoint',
    api_version: PROVIDER_API_VERSION,
    application: null,
    created: 0,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  } satisfies Stripe.WebhookEndpoint;
}
