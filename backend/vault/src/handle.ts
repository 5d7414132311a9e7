import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Money } from '@travesia/domain';

/** A handle opens the vault for one order, this long (S-27). */
export const CARD_HANDLE_LIFE_MS = 15 * 60_000;

/** What a handle permits: sending the card of one order of one visitor, for one amount. */
export interface CardHandleClaims {
  readonly orderId: string;
  /** Keyed hash of the agentId: the vault need not know the visitor. */
  readonly agentHash: string;
  readonly amount: Money;
  readonly expiresAtMs: number;
}

export type HandleVerdict =
  | { readonly state: 'valid'; readonly claims: CardHandleClaims }
  | { readonly state: 'expired'; readonly claims: CardHandleClaims }
  | { readonly state: 'invalid' };

/** Signs a handle; api and vault share the secret. */
export function signCardHandle(claims: CardHandleClaims, secret: string): string {
  const body = Buffer.from(
    JSON.stringify([
      claims.orderId,
      claims.agentHash,
      claims.amount.amount,
      claims.amount.currency,
      claims.expiresAtMs,
    ]),
  ).toString('base64url');
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** Checks signature first, then age: a forged handle never says whether it would be in time. */
export function verifyCardHandle(handle: string, secret: string, nowMs: number): HandleVerdict {
  const [body = '', given = '', ...rest] = handle.split('.');
  const expected = signature(body, secret);
  const actual = Buffer.from(given, 'base64url');
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    return { state: 'invalid' };
  }
  const claims = readClaims(body);
  if (!claims) return { state: 'invalid' };
  return claims.expiresAtMs > nowMs ? { state: 'valid', claims } : { state: 'expired', claims };
}

/** The agentId as it stands in a handle. */
export function hashAgentId(agentId: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`agent:${agentId.toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22);
}

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`card-handle:${body}`).digest();
}

function readClaims(body: string): CardHandleClaims | null {
  const parts: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  if (!Array.isArray(parts)) return null;
  const [orderId, agentHash, amount, currency, expiresAtMs]: unknown[] = parts;
  if (typeof orderId !== 'string' || typeof agentHash !== 'string' || typeof currency !== 'string')
    return null;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(expiresAtMs)) return null;
  return {
    orderId,
    agentHash,
    amount: { amount: Number(amount), currency },
    expiresAtMs: Number(expiresAtMs),
  };
}
