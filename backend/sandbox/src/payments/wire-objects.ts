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

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

function billingDetailsOf(method: PaymentMethodRecord | undefined): Stripe.Charge.BillingDetails {
  const nothing = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    address: { ...nothing, ...method?.address },
    email: null,
    name: method?.holderName ?? null,
    phone: null,
    tax_id: null,
  };
}

export function methodObject(method: PaymentMethodRecord) {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetailsOf(method),
    [method.type]: method.details,
    created: seconds(method.createdMs),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: method.type as Stripe.PaymentMethod.Type,
  } satisfies Stripe.PaymentMethod;
}

export function intentObject(
  intent: IntentRecord,
  records: PaymentRecords,
  publicBase: string,
  expand: readonly string[] = [],
) {
  const method = intent.paymentMethodId === null ? undefined : records.methods.get(intent.paymentMethodId);
  const charge = intent.charge && chargeObject(intent.charge, intent, method);
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
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingDetailsOf(method),
    calculated_statement_descriptor: null,
    captured: intent.amountReceived > 0,
    created: seconds(charge.createdMs),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: charge.error?.code ?? null,
    failure_message: charge.error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isGood ? 'approved_by_network' : 'declined_by_network',
      reason: charge.error?.decline_code ?? null,
      seller_message: isGood ? 'Payment complete.' : 'The bank did not return any further details.',
      type: isGood ? 'authorized' : 'issuer_declined',
    },
    paid: isGood,
    payment_intent: intent.id,
    payment_method: intent.paymentMethodId,
    payment_method_details: method
      ? { type: method.type, [method.type]: method.chargeDetails(charge.authentication) }
      : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded > 0 && charge.amountRefunded === intent.amountReceived,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementSuffix,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
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
    move.type === 'charge' || !refund ? chargeObject(intent.charge, intent, undefined) : refundObject(refund);
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
  } satisfies Stripe.BalanceTransaction;
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
  const charge = intent.charge?.id ?? '';
  const created = seconds(createdMs);
  switch (kind) {
    case 'dispute':
      return {
        type: 'charge.dispute.created',
        object: {
          id,
          object: 'dispute',
          amount: intent.amountReceived,
          balance_transactions: [],
          charge,
          created,
          currency: intent.currency,
          enhanced_eligibility_types: [],
          evidence: NO_EVIDENCE,
          evidence_details: {
            due_by: created + DAYS_TO_RESPOND * 86_400,
            enhanced_eligibility: {},
            has_evidence: false,
            past_due: false,
            submission_count: 0,
            submission_method: 'manual',
          },
          intended_submission_method: null,
          is_charge_refundable: false,
          livemode: false,
          metadata: {},
          payment_intent: intent.id,
          reason: 'fraudulent',
          status: 'needs_response',
        } satisfies Stripe.Dispute,
      };
    case 'fraud_warning':
      return {
        type: 'radar.early_fraud_warning.created',
        object: {
          id,
          object: 'radar.early_fraud_warning',
          actionable: true,
          charge,
          created,
          fraud_type: 'made_with_stolen_card',
          livemode: false,
          payment_intent: intent.id,
        } satisfies Stripe.Radar.EarlyFraudWarning,
      };
    case 'refund_failed':
      return {
        type: 'refund.failed',
        object: {
          ...refundObject({
            id,
            createdMs,
            intentId: intent.id,
            chargeId: charge,
            amount: intent.amountReceived,
            currency: intent.currency,
            metadata: {},
            status: 'failed',
            next: null,
          }),
          failure_reason: 'lost_or_stolen_card',
        } satisfies Stripe.Refund,
      };
    default:
      return kind satisfies never;
  }
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

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
