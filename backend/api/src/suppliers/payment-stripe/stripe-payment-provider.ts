import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { isSameMoney, type Money } from '@travesia/domain';
import type {
  AuthoriseOutcome,
  AuthoriseRequest,
  FindRefundOutcome,
  ListOutcome,
  MoveOutcome,
  NotificationHeaders,
  NotificationOutcome,
  PaymentProvider,
  ProviderPayment,
  RefundOutcome,
  RefundRequest,
  StatusOutcome,
} from '../../modules/payments/ports.ts';
import { paymentEventOf } from './payment-event.ts';
import {
  ATTEMPT_KEY,
  REFERENCE_KEY,
  SITE_KEY,
  declineCodeOf,
  paymentFromIntent,
} from './payment-from-intent.ts';
import { CAUSE_KEY, refundFromStripe } from './refund-from-stripe.ts';
import { createStripeClient, type StripeAddress } from './stripe-client.ts';
import {
  isCardRefusal,
  isRefusedRequest,
  isRepeatedFault,
  unknownOutcome,
  withinDeadline,
} from './unknown-outcome.ts';

export interface StripePaymentOptions extends StripeAddress {
  readonly webhookSecret: string;
  /** Host of this site, kept by the provider with each payment. */
  readonly site: string;
  /** For moves of money: confirm, capture, cancel, refund. */
  readonly moveDeadlineMs?: number;
  /** For questions: status, list. */
  readonly askDeadlineMs?: number;
  /** Told of every fault before it becomes an outcome; never of card data. */
  readonly onFault?: (fault: ProviderFault) => void;
}

export interface ProviderFault {
  readonly operation: string;
  readonly providerRef: string | null;
  readonly code: string;
  /** The provider's own request id, for its support. */
  readonly requestId: string | null;
}

const MOVE_DEADLINE_MS = 10_000;
const ASK_DEADLINE_MS = 4_000;
const LIST_PAGE = 100;
const LIST_LIMIT = 5_000;

/** The payment port on Stripe's API (B-42); the sandbox speaks the same. */
export function createStripePaymentProvider(options: StripePaymentOptions): PaymentProvider {
  if (options.webhookSecret.trim() === '') throw new Error('the webhook secret is missing');
  const stripe = createStripeClient(options);
  const moveDeadlineMs = options.moveDeadlineMs ?? MOVE_DEADLINE_MS;
  const askDeadlineMs = options.askDeadlineMs ?? ASK_DEADLINE_MS;

  return {
    name: 'stripe',
    authorise,
    status,
    capture: (providerRef, key) =>
      move('capture', providerRef, key, 'captured', (requestOptions) =>
        stripe.paymentIntents.capture(providerRef, {}, requestOptions),
      ),
    void: (providerRef, key) =>
      move('void', providerRef, key, 'voided', (requestOptions) =>
        stripe.paymentIntents.cancel(providerRef, { cancellation_reason: 'abandoned' }, requestOptions),
      ),
    refund,
    findRefund,
    listBetween,
    parseNotification,
  };

  /** Create, then confirm: the reference is known before any money moves, so an unknown can be looked up. */
  async function authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome> {
    let intent: Stripe.PaymentIntent;
    try {
      intent = await openIntent(request);
    } catch (fault) {
      report('create', null, fault);
      // Nothing can be held by a payment that was refused before it existed: a used-up card token, for one.
      if (isCardRefusal(fault))
        return { state: 'declined', providerRef: null, declineCode: declineCodeOf(fault) };
      if (isRefusedRequest(fault))
        return { state: 'declined', providerRef: null, declineCode: 'processing_error' };
      return unknownOutcome(fault, null);
    }
    if (intent.status !== 'requires_confirmation') return outcomeOf(intent, request.amount);

    try {
      const confirmed = await guarded(`${request.attemptId}:confirm`, (requestOptions) =>
        stripe.paymentIntents.confirm(intent.id, { return_url: request.returnUrl }, requestOptions),
      );
      return outcomeOf(confirmed, request.amount);
    } catch (fault) {
      report('confirm', intent.id, fault);
      if (isCardRefusal(fault)) {
        return { state: 'declined', providerRef: intent.id, declineCode: declineCodeOf(fault) };
      }
      const found = await status(intent.id);
      if (found.state !== 'known') return unknownOutcome(fault, intent.id);
      const outcome = outcomeOfPayment(found.payment, request.amount);
      return outcome.state === 'unknown' ? unknownOutcome(fault, intent.id) : outcome;
    }
  }

  async function openIntent({
    attemptId,
    method,
    amount,
    providerToken,
    reference,
  }: AuthoriseRequest): Promise<Stripe.PaymentIntent> {
    const intent = await withinDeadline(
      stripe.paymentIntents.create(
        {
          amount: amount.amount,
          currency: amount.currency.toLowerCase(),
          capture_method: 'manual',
          payment_method: providerToken,
          allowed_payment_method_types: [method],
          description: `Travesía ${reference}`,
          metadata: { [ATTEMPT_KEY]: attemptId, [REFERENCE_KEY]: reference, [SITE_KEY]: options.site },
          ...statementSuffix(reference),
        },
        { idempotencyKey: `${attemptId}:create`, timeout: askDeadlineMs },
      ),
      askDeadlineMs,
    );
    const isRepeated = intent.lastResponse.headers['idempotent-replayed'] === 'true';
    return isRepeated ? retrieve(intent.id) : intent;
  }

  async function status(providerRef: string): Promise<StatusOutcome> {
    try {
      return { state: 'known', payment: paymentOf(await retrieve(providerRef)) };
    } catch (fault) {
      if (isRefusedRequest(fault) && fault.code === 'resource_missing') return { state: 'not_found' };
      report('status', providerRef, fault);
      return unknownOutcome(fault, providerRef);
    }
  }

  async function move(
    operation: 'capture' | 'void',
    providerRef: string,
    idempotencyKey: string,
    goal: ProviderPayment['state'],
    call: (requestOptions: Stripe.RequestOptions) => Promise<Stripe.PaymentIntent>,
  ): Promise<MoveOutcome> {
    try {
      const { state } = paymentOf(await guarded(`${idempotencyKey}:${operation}`, call));
      return state === goal
        ? { state: 'done', providerRef }
        : { state: 'unknown', providerRef, reason: 'provider_error' };
    } catch (fault) {
      report(operation, providerRef, fault);
      if (isCardRefusal(fault)) return { state: 'refused', providerRef, code: declineCodeOf(fault) };
      const found = await status(providerRef);
      if (found.state === 'known' && found.payment.state === goal) return { state: 'done', providerRef };
      if (!isRefusedRequest(fault)) return unknownOutcome(fault, providerRef);
      const code = found.state === 'known' ? `payment_${found.payment.state}` : (fault.code ?? 'refused');
      return { state: 'refused', providerRef, code };
    }
  }

  async function refund({
    providerRef,
    cause,
    idempotencyKey,
    amount,
  }: RefundRequest): Promise<RefundOutcome> {
    try {
      const created = await withinDeadline(
        stripe.refunds.create(
          {
            payment_intent: providerRef,
            amount: amount.amount,
            reason: 'requested_by_customer',
            metadata: { [CAUSE_KEY]: cause },
          },
          { idempotencyKey: `${idempotencyKey}:refund`, timeout: moveDeadlineMs },
        ),
        moveDeadlineMs,
      );
      return { state: 'done', refund: refundFromStripe(created) };
    } catch (fault) {
      report('refund', providerRef, fault);
      if (isRefusedRequest(fault)) return { state: 'refused', providerRef, code: fault.code ?? 'refused' };
      return unknownOutcome(fault, providerRef);
    }
  }

  async function findRefund(providerRef: string, cause: string): Promise<FindRefundOutcome> {
    try {
      const list = await withinDeadline(
        stripe.refunds.list({ payment_intent: providerRef, limit: LIST_PAGE }, { timeout: askDeadlineMs }),
        askDeadlineMs,
      );
      const found = list.data.map(refundFromStripe).find((each) => each.cause === cause);
      return found ? { state: 'known', refund: found } : { state: 'not_found' };
    } catch (fault) {
      report('find refund', providerRef, fault);
      return unknownOutcome(fault, providerRef);
    }
  }

  function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
    return paymentFromIntent(intent, options.site);
  }

  function outcomeOf(intent: Stripe.PaymentIntent, asked: Money): AuthoriseOutcome {
    return outcomeOfPayment(paymentOf(intent), asked);
  }

  async function listBetween(sinceMs: number, untilMs: number): Promise<ListOutcome> {
    try {
      const intents = await withinDeadline(
        stripe.paymentIntents
          .list(
            {
              created: { gte: Math.floor(sinceMs / 1000), lte: Math.ceil(untilMs / 1000) },
              limit: LIST_PAGE,
              expand: ['data.latest_charge'],
            },
            { timeout: askDeadlineMs },
          )
          .autoPagingToArray({ limit: LIST_LIMIT }),
        moveDeadlineMs,
      );
      return {
        state: 'known',
        payments: intents.map(paymentOf).filter((payment) => payment.attemptId !== null),
      };
    } catch (fault) {
      report('list', null, fault);
      return unknownOutcome(fault, null);
    }
  }

  function parseNotification(
    rawBody: string | Uint8Array,
    headers: NotificationHeaders,
  ): NotificationOutcome {
    let event: Stripe.Event;
    try {
      const body = typeof rawBody === 'string' ? rawBody : Buffer.from(rawBody);
      event = stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', options.webhookSecret);
    } catch {
      return { state: 'forged' };
    }
    const subject = event.data.object;
    if ('object' in subject && subject.object === 'payment_intent') {
      return { state: 'payment', eventId: event.id, type: event.type, payment: paymentOf(subject) };
    }
    const happened = paymentEventOf(event);
    if (happened) return { state: 'event', eventId: event.id, type: event.type, event: happened };
    return { state: 'other', eventId: event.id, type: event.type };
  }

  function retrieve(providerRef: string): Promise<Stripe.PaymentIntent> {
    return withinDeadline(
      stripe.paymentIntents.retrieve(providerRef, { expand: ['latest_charge'] }, { timeout: askDeadlineMs }),
      askDeadlineMs,
    );
  }

  /**
   * A provider keeps even its own 5xx under an idempotency key and would repeat it for a day. Confirm, capture and
   * cancel are guarded by the payment's own state as well, so a kept fault may safely be tried once more under a new key.
   */
  async function guarded(
    idempotencyKey: string,
    call: (requestOptions: Stripe.RequestOptions) => Promise<Stripe.PaymentIntent>,
  ): Promise<Stripe.PaymentIntent> {
    const send = (key: string) =>
      withinDeadline(call({ idempotencyKey: key, timeout: moveDeadlineMs }), moveDeadlineMs);
    try {
      return await send(idempotencyKey);
    } catch (fault) {
      if (!isRepeatedFault(fault)) throw fault;
      return send(`${idempotencyKey}:${randomUUID()}`);
    }
  }

  function report(operation: string, providerRef: string | null, fault: unknown): void {
    if (isCardRefusal(fault)) return;
    const known = fault instanceof Stripe.errors.StripeError ? fault : null;
    options.onFault?.({
      operation,
      providerRef,
      code: known?.code ?? known?.type ?? (fault instanceof Error ? fault.name : 'unknown'),
      requestId: known?.requestId ?? null,
    });
  }
}

/** Stripe refuses a suffix without a letter; the account's own prefix stands before it. */
const statementSuffix = (reference: string) =>
  /[A-Z]/.test(reference) ? { statement_descriptor_suffix: reference } : {};

function outcomeOfPayment(payment: ProviderPayment, asked: Money): AuthoriseOutcome {
  const { providerRef, state, amount, challengeUrl, declineCode } = payment;
  switch (state) {
    case 'authorised':
    case 'captured': {
      return isSameMoney(amount, asked)
        ? { state: 'authorised', providerRef }
        : { state: 'amount_mismatch', providerRef, amount };
    }
    case 'challenge':
      return challengeUrl === null
        ? { state: 'unknown', providerRef, reason: 'provider_error' }
        : { state: 'challenge', providerRef, challengeUrl };
    case 'declined':
      return { state: 'declined', providerRef, declineCode: declineCode ?? 'card_declined' };
    case 'voided':
      return { state: 'declined', providerRef, declineCode: 'processing_error' };
    case 'open':
    case 'processing':
      return { state: 'unknown', providerRef, reason: 'provider_error' };
    default:
      return state satisfies never;
  }
}
