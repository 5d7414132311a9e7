import { cardDigits, type CardBrand } from '@travesia/domain';
import type { PaymentErrorRecord } from './outcomes.ts';

const DAY_MS = 24 * 3_600_000;

/** How the provider says no. */
export interface SandboxDecline {
  readonly at: 'tokenise' | 'confirm' | 'challenge' | 'capture';
  readonly code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';
  readonly declineCode?: string;
}

/** What one published number does. Whatever is not named happens as it should. */
export interface CardBehaviour {
  readonly decline?: SandboxDecline;
  /** Asks for 3-D Secure on the hosted page. */
  readonly challenge?: true;
  /** The page ends with "you may close this window": the traveller never comes back. */
  readonly staysOnPage?: true;
  /** `early`: the message arrives before the traveller, or before the reply. */
  readonly notification?: 'duplicate' | 'early' | 'missing';
  /** What the provider holds differs from what was asked by this much. */
  readonly amountDelta?: number;
  readonly confirmDelayMs?: number;
  /** `before`: 500 and nothing happened; `after`: authorised, but the reply is a 500. */
  readonly confirmFails?: 'before' | 'after';
  /** So many 500s before it works. */
  readonly captureFailures?: number;
  readonly cancelFailures?: number;
  /** A refund waits for so long at the bank. */
  readonly refundPendingMs?: number;
  /** `refused`: no refund is taken in; `failed`: it is, and comes back from the bank; `lost`: it is, and the reply is a 500. */
  readonly refund?: 'refused' | 'failed' | 'lost';
  /** A refund that had arrived comes back from the bank after so long. */
  readonly refundReturnsMs?: number;
}

export interface SandboxCard extends CardBehaviour {
  readonly number: string;
  readonly brand: CardBrand;
  readonly story: string;
}

const decline = (at: SandboxDecline['at'], code: SandboxDecline['code'], declineCode?: string) => ({
  decline: { at, code, ...(declineCode === undefined ? {} : { declineCode }) },
});

/** Every number the sandbox knows; any other is refused, so that nobody pays a test with a real card. */
export const SANDBOX_CARDS: readonly SandboxCard[] = [
  card('4242424242424242', 'visa', 'is accepted at once'),
  card('4222222222222', 'visa', 'is accepted at once (13 digits)'),
  card('5555555555554444', 'mastercard', 'is accepted at once'),
  card('2223003122003222', 'mastercard', 'is accepted at once (2-series)'),
  card('378282246310005', 'amex', 'is accepted at once'),
  card('36227206271667', 'diners', 'is accepted at once'),
  card('6011111111111117', 'discover', 'is accepted at once'),
  card('3566002020360505', 'jcb', 'is accepted at once'),
  card('6759649826438453', 'maestro', 'is accepted at once'),
  card('6200000000000005', 'unionpay', 'is accepted at once'),
  card('6205500000000000004', 'unionpay', 'is accepted at once (19 digits)'),
  card('5019717010103742', 'dankort', 'is accepted at once'),
  card('6007220000000004', 'forbrugsforeningen', 'is accepted at once'),

  card('4000002760003184', 'visa', 'asks for 3-D Secure', { challenge: true }),
  card('4000000000003220', 'visa', 'asks for 3-D Secure', { challenge: true }),
  card('4000008400001629', 'visa', 'asks for 3-D Secure, then the bank declines', {
    challenge: true,
    ...decline('challenge', 'card_declined', 'generic_decline'),
  }),

  card('4000000000000002', 'visa', 'is declined', decline('confirm', 'card_declined', 'generic_decline')),
  card(
    '4000000000009995',
    'visa',
    'has insufficient funds',
    decline('confirm', 'card_declined', 'insufficient_funds'),
  ),
  card('4000000000009987', 'visa', 'was reported lost', decline('confirm', 'card_declined', 'lost_card')),
  card('4000000000000069', 'visa', 'has expired', decline('confirm', 'expired_card')),
  card('4000000000000127', 'visa', 'has another CVC', decline('confirm', 'incorrect_cvc')),
  card('4000000000000119', 'visa', 'meets a processing error', decline('confirm', 'processing_error')),
  card(
    '4000009900000145',
    'visa',
    'is refused as soon as it is saved',
    decline('tokenise', 'card_declined', 'generic_decline'),
  ),

  card('4000009900000012', 'visa', 'asks for 3-D Secure; afterwards the browser never returns', {
    challenge: true,
    staysOnPage: true,
  }),
  card('4000009900000020', 'visa', 'is accepted; each message comes three times', {
    notification: 'duplicate',
  }),
  card('4000009900000129', 'visa', 'asks for 3-D Secure; each message comes three times', {
    challenge: true,
    notification: 'duplicate',
  }),
  card('4000009900000038', 'visa', 'asks for 3-D Secure; the message comes before the traveller', {
    challenge: true,
    notification: 'early',
  }),
  card('4000009900000046', 'visa', 'is accepted; no message ever comes', { notification: 'missing' }),
  card('4000009900000111', 'visa', 'asks for 3-D Secure; no message ever comes', {
    challenge: true,
    notification: 'missing',
  }),
  card('4000009900000053', 'visa', 'is accepted, for 1.00 less than asked', { amountDelta: -100 }),
  card(
    '4000009900000061',
    'visa',
    'is accepted; the capture is declined',
    decline('capture', 'card_declined', 'generic_decline'),
  ),
  card('4000009900000079', 'visa', 'is accepted after 30 seconds', { confirmDelayMs: 30_000 }),
  card('4000009900000087', 'visa', 'meets a 500; nothing is authorised', { confirmFails: 'before' }),
  card('4000009900000095', 'visa', 'is accepted, but the reply is a 500', { confirmFails: 'after' }),
  card('4000009900000103', 'visa', 'is accepted; the first two captures meet a 500', { captureFailures: 2 }),
  card('4000009900000137', 'visa', 'is accepted; the first two cancellations meet a 500', {
    cancelFailures: 2,
  }),
  card('4000009900000152', 'visa', 'is accepted; a refund is pending for 20 seconds', {
    refundPendingMs: 20_000,
  }),
  card('4000009900000160', 'visa', 'is accepted; a refund is refused', { refund: 'refused' }),
  card('4000009900000178', 'visa', 'is accepted; a refund comes back from the bank', { refund: 'failed' }),
  card('4000009900000186', 'visa', 'is accepted; a refund is made, but the reply is a 500', {
    refund: 'lost',
  }),
  card('4000009900000194', 'visa', 'is accepted; a refund is pending for three days', {
    refundPendingMs: 3 * DAY_MS,
  }),
  card(
    '4000009900000202',
    'visa',
    'is accepted; a refund is pending for a day, then comes back from the bank',
    {
      refundPendingMs: DAY_MS,
      refund: 'failed',
    },
  ),
  card(
    '4000009900000210',
    'visa',
    'is accepted; a refund arrives, and comes back from the bank after two days',
    {
      refundReturnsMs: 2 * DAY_MS,
    },
  ),
];

/** For campaigns that need as many numbers as bookings: with the right check digit, each is accepted at once. */
const CAMPAIGN_NUMBERS = /^40000098\d{8}$/;

const CARDS_BY_NUMBER = new Map(SANDBOX_CARDS.map((sandboxCard) => [sandboxCard.number, sandboxCard]));

export function findSandboxCard(number: string): SandboxCard | undefined {
  const digits = cardDigits(number);
  if (CAMPAIGN_NUMBERS.test(digits)) return card(digits, 'visa', 'is accepted at once');
  return CARDS_BY_NUMBER.get(digits);
}

/** What a stored card may remember of its behaviour: everything but the number. */
export function behaviourOf(sandboxCard: SandboxCard): CardBehaviour {
  const { number: _number, brand: _brand, story: _story, ...behaviour } = sandboxCard;
  return behaviour;
}

function card(number: string, brand: CardBrand, story: string, behaviour: CardBehaviour = {}): SandboxCard {
  return { number, brand, story, ...behaviour };
}

const DECLINE_MESSAGES: Readonly<Record<SandboxDecline['code'], string>> = {
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

export function declineRecord({
  code,
  declineCode,
}: SandboxDecline): PaymentErrorRecord & { type: 'card_error' } {
  return {
    type: 'card_error',
    code,
    message: DECLINE_MESSAGES[code],
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  };
}
