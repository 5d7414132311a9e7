import type { SandboxClock } from '../clock.ts';
import { declineRecord, type CardBehaviour } from './cards.ts';
import { requiredText, type Form } from './form.ts';
import { newId } from './ids.ts';
import { findSandboxMethod } from './methods.ts';
import type { AuthenticationRecord, PaymentErrorRecord } from './outcomes.ts';
import type {
  IntentRecord,
  LedgerLine,
  PaymentMethodRecord,
  PaymentRecords,
  PostalAddress,
  RefundRecord,
} from './records.ts';
import type { Webhooks } from './webhooks.ts';
import { invalidParameter, noSuch, ownFault, ProviderError, unexpectedState } from './wire-error.ts';
import { intentObject, refundObject } from './wire-objects.ts';

const CHALLENGE_LIFE_MS = 15 * 60_000;
const AUTHORISATION_LIFE_MS = 7 * 24 * 3_600_000;

export interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly captureMethod: 'automatic' | 'manual';
  readonly paymentMethodId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly statementSuffix: string | null;
}

export type ChallengeChoice = 'complete' | 'fail' | 'cancel' | 'expire';

const CHALLENGE_ENDS: Readonly<Record<ChallengeChoice, AuthenticationRecord>> = {
  complete: { result: 'authenticated', reason: null },
  fail: { result: 'failed', reason: 'rejected' },
  cancel: { result: 'failed', reason: 'canceled' },
  expire: { result: 'failed', reason: 'abandoned' },
};

const AUTHENTICATION_ERROR: PaymentErrorRecord = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
};

interface ProviderParts {
  readonly records: PaymentRecords;
  readonly clock: SandboxClock;
  readonly webhooks: Webhooks;
  readonly publicBase: string;
}

/** What the payment provider does, apart from how it is asked. */
export function createProvider({ records, clock, webhooks, publicBase }: ProviderParts) {
  clock.onMove?.(() => {
    for (const id of records.refunds.keys()) currentRefund(id);
  });

  return {
    saveMethod,
    createIntent,
    confirm,
    answerChallenge,
    capture,
    cancel,
    refund,
    currentRefund,
    intent: currentIntent,
    intentByChallenge,
    behaviour,
    wire,
  };

  function saveMethod(form: Form): PaymentMethodRecord {
    const type = requiredText(form, 'type');
    const known = findSandboxMethod(type);
    if (!known) throw invalidParameter('type', `Payment methods of type ${type} are not accepted.`);
    const method: PaymentMethodRecord = {
      ...known.read(form, clock.nowMs()),
      id: newId('pm'),
      createdMs: clock.nowMs(),
      type,
      holderName: form.get('billing_details[name]'),
      address: addressOf(form),
    };
    records.methods.set(method.id, method);
    return method;
  }

  function createIntent(request: NewIntent): IntentRecord {
    if (request.amount < 50)
      throw invalidParameter('amount', 'Amount must be at least 50 minor units.', 'amount_too_small');
    if (request.amount > 99_999_999)
      throw invalidParameter('amount', 'Amount must be no more than 99999999.', 'amount_too_large');
    if (request.paymentMethodId !== null) requireMethod(request.paymentMethodId);
    const id = newId('pi');
    const intent: IntentRecord = {
      ...request,
      id,
      clientSecret: newId(`${id}_secret`),
      createdMs: clock.nowMs(),
      amountReceived: 0,
      status: request.paymentMethodId === null ? 'requires_payment_method' : 'requires_confirmation',
      returnUrl: null,
      challengeToken: null,
      challengeStartedMs: null,
      authorisedMs: null,
      lastError: null,
      charge: null,
      canceledMs: null,
      cancellationReason: null,
      captureFailures: 0,
      cancelFailures: 0,
    };
    records.intents.set(id, intent);
    note(intent, 'created');
    return intent;
  }

  async function confirm(
    intent: IntentRecord,
    methodId: string | null,
    returnUrl: string | null,
  ): Promise<void> {
    if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_payment_method') {
      throw unexpectedState(
        `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
        wire(intent),
      );
    }
    const paymentMethodId = methodId ?? intent.paymentMethodId;
    if (paymentMethodId === null)
      throw unexpectedState(
        'You cannot confirm this PaymentIntent because it is missing a payment method.',
        wire(intent),
      );
    const { behaviour: card } = requireMethod(paymentMethodId);
    if (card.confirmFails === 'before') throw ownFault();
    intent.paymentMethodId = paymentMethodId;
    intent.returnUrl = returnUrl;
    intent.lastError = null;
    if (card.confirmDelayMs !== undefined) {
      intent.status = 'processing';
      await pause(card.confirmDelayMs);
    }

    if (card.decline?.at === 'confirm') {
      await decline(intent, declineRecord(card.decline), null);
      throw new ProviderError(402, {
        ...declineRecord(card.decline),
        payment_intent: wire(intent),
        charge: intent.charge?.id ?? '',
      });
    }
    if (card.challenge) {
      if (returnUrl === null) throw invalidParameter('return_url', 'A return_url is required for this card.');
      intent.status = 'requires_action';
      intent.challengeToken = newId('ch').slice(3);
      intent.challengeStartedMs = clock.nowMs();
      note(intent, 'challenged');
      await send('payment_intent.requires_action', intent);
      return;
    }
    await authorise(intent, null);
    if (card.confirmFails === 'after') throw ownFault();
  }

  async function answerChallenge(intent: IntentRecord, choice: ChallengeChoice): Promise<void> {
    if (intent.status !== 'requires_action') return;
    const authentication = CHALLENGE_ENDS[choice];
    const card = behaviour(intent);
    if (authentication.result === 'failed') {
      await decline(intent, AUTHENTICATION_ERROR, authentication);
    } else if (card.decline?.at === 'challenge') {
      await decline(intent, declineRecord(card.decline), authentication);
    } else {
      await authorise(intent, authentication);
    }
  }

  async function capture(intent: IntentRecord, amount: number | undefined): Promise<void> {
    if (intent.status !== 'requires_capture') {
      throw unexpectedState(
        `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
        wire(intent),
      );
    }
    if (amount !== undefined && (amount < 1 || amount > intent.amount)) {
      throw invalidParameter(
        'amount_to_capture',
        'The amount to capture is not within what was authorised.',
        'amount_too_large',
      );
    }
    const card = behaviour(intent);
    if (card.decline?.at === 'capture') {
      throw new ProviderError(402, { ...declineRecord(card.decline), payment_intent: wire(intent) });
    }
    if (intent.captureFailures < (card.captureFailures ?? 0)) {
      intent.captureFailures += 1;
      throw ownFault();
    }
    await settle(intent, amount ?? intent.amount);
  }

  async function cancel(intent: IntentRecord, reason: string | null): Promise<void> {
    if (intent.status === 'canceled' || intent.status === 'succeeded' || intent.status === 'processing') {
      throw unexpectedState(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        wire(intent),
      );
    }
    if (intent.cancelFailures < (behaviour(intent).cancelFailures ?? 0)) {
      intent.cancelFailures += 1;
      throw ownFault();
    }
    release(intent, reason);
    await send('payment_intent.canceled', intent);
  }

  async function refund(
    intent: IntentRecord,
    amount: number | undefined,
    metadata: RefundRecord['metadata'],
  ): Promise<RefundRecord> {
    if (intent.charge === null || intent.status !== 'succeeded') {
      throw unexpectedState(
        `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        wire(intent),
      );
    }
    const left = intent.amountReceived - intent.charge.amountRefunded;
    const refunded = amount ?? left;
    if (left === 0) {
      throw new ProviderError(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'The charge has already been refunded.',
      });
    }
    if (refunded < 1 || refunded > left)
      throw invalidParameter(
        'amount',
        'Refund amount is greater than what is left of the charge.',
        'amount_too_large',
      );
    const { refund: played, refundPendingMs = 0, refundReturnsMs } = behaviour(intent);
    if (played === 'refused') {
      throw new ProviderError(400, {
        type: 'invalid_request_error',
        code: 'charge_not_refundable',
        message: 'This charge cannot be refunded.',
      });
    }
    const isPending = refundPendingMs > 0;
    const hasFailed = played === 'failed' && !isPending;
    const nowMs = clock.nowMs();
    if (!hasFailed) intent.charge.amountRefunded += refunded;
    const record: RefundRecord = {
      id: newId('re'),
      createdMs: nowMs,
      intentId: intent.id,
      chargeId: intent.charge.id,
      amount: refunded,
      currency: intent.currency,
      metadata,
      status: hasFailed ? 'failed' : isPending ? 'pending' : 'succeeded',
      next: isPending
        ? { status: played === 'failed' ? 'failed' : 'succeeded', atMs: nowMs + refundPendingMs }
        : refundReturnsMs === undefined
          ? null
          : { status: 'failed', atMs: nowMs + refundReturnsMs },
    };
    records.refunds.set(record.id, record);
    // By then a test may have emptied the records.
    const bringUpToDate = () => records.refunds.has(record.id) && currentRefund(record.id);
    if (record.next) setTimeout(bringUpToDate, record.next.atMs - nowMs).unref();
    if (!hasFailed) note(intent, 'refunded', refunded);
    await webhooks.emit('refund.created', intent, refundObject(record), behaviour(intent).notification);
    if (played === 'lost') throw ownFault();
    return record;
  }

  /** A refund as it stands now: what the bank had still to do with it has happened. */
  function currentRefund(id: string): RefundRecord {
    const refund = records.refunds.get(id);
    if (!refund) throw noSuch('refund', id);
    const { next } = refund;
    if (next === null || clock.nowMs() < next.atMs) return refund;
    const intent = currentIntent(refund.intentId);
    refund.status = next.status;
    refund.next = null;
    const hasFailed = refund.status === 'failed';
    if (hasFailed && intent.charge) {
      intent.charge.amountRefunded -= refund.amount;
      note(intent, 'returned', refund.amount);
    }
    const type = hasFailed ? 'refund.failed' : 'refund.updated';
    void webhooks.emit(type, intent, refundObject(refund), behaviour(intent).notification);
    return refund;
  }

  /** The intent as it stands now: challenges and authorisations left alone run out. */
  function currentIntent(id: string): IntentRecord {
    const intent = records.intents.get(id);
    if (!intent) throw noSuch('payment_intent', id);
    const nowMs = clock.nowMs();
    if (
      intent.status === 'requires_action' &&
      nowMs - (intent.challengeStartedMs ?? nowMs) > CHALLENGE_LIFE_MS
    ) {
      void answerChallenge(intent, 'expire');
    }
    if (
      intent.status === 'requires_capture' &&
      nowMs - (intent.authorisedMs ?? nowMs) > AUTHORISATION_LIFE_MS
    ) {
      release(intent, 'automatic');
      void send('payment_intent.canceled', intent);
    }
    return intent;
  }

  function intentByChallenge(token: string): IntentRecord | null {
    for (const intent of records.intents.values()) {
      if (intent.challengeToken === token) return currentIntent(intent.id);
    }
    return null;
  }

  function behaviour(intent: IntentRecord): CardBehaviour {
    const method = intent.paymentMethodId === null ? undefined : records.methods.get(intent.paymentMethodId);
    return method?.behaviour ?? {};
  }

  function wire(intent: IntentRecord, expand: readonly string[] = []) {
    return intentObject(intent, records, publicBase, expand);
  }

  async function authorise(intent: IntentRecord, authentication: AuthenticationRecord | null): Promise<void> {
    intent.amount += behaviour(intent).amountDelta ?? 0;
    intent.status = 'requires_capture';
    intent.authorisedMs = clock.nowMs();
    intent.charge = {
      id: newId('ch'),
      createdMs: clock.nowMs(),
      status: 'succeeded',
      amountRefunded: 0,
      authentication,
      error: null,
    };
    note(intent, 'authorised');
    if (intent.captureMethod === 'automatic') await settle(intent, intent.amount);
    else await send('payment_intent.amount_capturable_updated', intent);
  }

  async function settle(intent: IntentRecord, amount: number): Promise<void> {
    intent.amountReceived = amount;
    intent.status = 'succeeded';
    note(intent, 'captured', amount);
    await send('payment_intent.succeeded', intent);
  }

  async function decline(
    intent: IntentRecord,
    error: PaymentErrorRecord,
    authentication: AuthenticationRecord | null,
  ): Promise<void> {
    intent.status = 'requires_payment_method';
    intent.lastError = error;
    intent.charge = {
      id: newId('ch'),
      createdMs: clock.nowMs(),
      status: 'failed',
      amountRefunded: 0,
      authentication,
      error,
    };
    note(intent, 'declined');
    await send('payment_intent.payment_failed', intent);
  }

  function release(intent: IntentRecord, reason: string | null): void {
    intent.status = 'canceled';
    intent.canceledMs = clock.nowMs();
    intent.cancellationReason = reason;
    note(intent, 'canceled');
  }

  async function send(type: string, intent: IntentRecord): Promise<void> {
    await webhooks.emit(type, intent, wire(intent), behaviour(intent).notification);
  }

  function note(intent: IntentRecord, move: LedgerLine['move'], amount = intent.amount): void {
    records.ledger.push({
      atMs: clock.nowMs(),
      intentId: intent.id,
      move,
      amount,
      currency: intent.currency,
    });
  }

  function requireMethod(id: string): PaymentMethodRecord {
    const method = records.methods.get(id);
    if (!method) throw noSuch('payment_method', id);
    return method;
  }
}

export type Provider = ReturnType<typeof createProvider>;

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs).unref();
  });
}

function addressOf(form: Form): PostalAddress | null {
  const part = (name: string) => form.get(`billing_details[address][${name}]`);
  const address = {
    line1: part('line1'),
    city: part('city'),
    postal_code: part('postal_code'),
    country: part('country'),
  };
  return Object.values(address).some((text) => text !== null) ? address : null;
}
