import type { CreatePaymentInfoReply } from '@travesia/contracts';
import type { CardSource } from './card-source.ts';
import type { HandOver } from './hand-over.ts';
import { verifyCardHandle, type CardHandleClaims } from './handle.ts';
import type { SequenceGate } from './sequence-gate.ts';
import { VaultError } from './vault-error.ts';

interface Parts {
  readonly handleSecret: string;
  readonly nowMs: () => number;
  readonly readCard: CardSource;
  readonly handOver: HandOver;
  readonly gate: SequenceGate;
}

/** POST create-payment-info (B-30, S-27): check, get the provider's token, hand it over, forget the card. */
export function createPaymentInfoService({ handleSecret, nowMs, readCard, handOver, gate }: Parts) {
  return async function createPaymentInfo(body: unknown, requestId: string): Promise<CreatePaymentInfoReply> {
    const { handle, sequence, amount, currency, take } = readCard(body);
    const claims = claimsOf(handle);
    if (currency !== undefined && currency !== claims.amount.currency)
      throw new VaultError('invalid_request');
    if (amount !== undefined && amount !== claims.amount.amount) throw new VaultError('price_changed');

    if (!gate.admits(claims.orderId, sequence)) throw new VaultError('superseded');
    const taken = await take();
    const transactionId = await handOver({ handle, sequence, ...taken }, requestId);
    const { brand, last4, expiry } = taken;
    return { data: { transactionId, card: { brand, last4, expiry } } };
  };

  function claimsOf(handle: string): CardHandleClaims {
    const verdict = verifyCardHandle(handle, handleSecret, nowMs());
    if (verdict.state === 'invalid') throw new VaultError('handle_invalid');
    if (verdict.state === 'expired') throw new VaultError('handle_expired');
    return verdict.claims;
  }
}
