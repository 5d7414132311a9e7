import { safeParse } from 'valibot';
import {
  cardDigits,
  detectBrand,
  isCardValid,
  parseExpiry,
  shortExpiry,
  validateCard,
  type CardField,
} from '@travesia/domain';
import { CreatePaymentInfoRequestSchema, type CreatePaymentInfoReply } from '@travesia/contracts';
import type { HandOver } from './hand-over.ts';
import { verifyCardHandle, type CardHandleClaims } from './handle.ts';
import type { SequenceGate } from './sequence-gate.ts';
import type { Tokeniser } from './tokeniser.ts';
import { VaultError } from './vault-error.ts';

interface Parts {
  readonly handleSecret: string;
  readonly nowMs: () => number;
  readonly tokenise: Tokeniser;
  readonly handOver: HandOver;
  readonly gate: SequenceGate;
}

const FIELDS: readonly CardField[] = ['name', 'number', 'expiry', 'cvv'];

/** POST create-payment-info (B-30, S-27): check, tokenise, hand over the token, forget the card. */
export function createPaymentInfoService({ handleSecret, nowMs, tokenise, handOver, gate }: Parts) {
  return async function createPaymentInfo(body: unknown, requestId: string): Promise<CreatePaymentInfoReply> {
    const parsed = safeParse(CreatePaymentInfoRequestSchema, body);
    if (!parsed.success) throw new VaultError('invalid_request');
    const { handle, sequence, paymentInformation: card } = parsed.output;

    const claims = claimsOf(handle);
    if (card.currency !== undefined && card.currency !== claims.amount.currency)
      throw new VaultError('invalid_request');
    if (card.amount !== undefined && card.amount !== claims.amount.amount)
      throw new VaultError('price_changed');

    const errors = validateCard(card, new Date(nowMs()).toISOString().slice(0, 10));
    const brand = detectBrand(card.cardNumber)?.brand;
    const expiry = parseExpiry(card.cardExpiry);
    if (!isCardValid(errors) || !brand || !expiry) {
      throw new VaultError(
        'invalid_request',
        FIELDS.filter((field) => errors[field]),
      );
    }

    if (!gate.admits(claims.orderId, sequence)) throw new VaultError('superseded');
    const summary = { brand, last4: cardDigits(card.cardNumber).slice(-4), expiry: shortExpiry(expiry) };
    const providerToken = await tokenise(card);
    const transactionId = await handOver(
      { handle, sequence, providerToken, ...summary, cardHolderName: card.cardName.trim() },
      requestId,
    );
    return { data: { transactionId, card: summary } };
  };

  function claimsOf(handle: string): CardHandleClaims {
    const verdict = verifyCardHandle(handle, handleSecret, nowMs());
    if (verdict.state === 'invalid') throw new VaultError('handle_invalid');
    if (verdict.state === 'expired') throw new VaultError('handle_expired');
    return verdict.claims;
  }
}
