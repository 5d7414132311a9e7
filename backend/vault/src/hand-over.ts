import * as v from 'valibot';
import { InternalPaymentInfoReplySchema, type InternalPaymentInfoRequest } from '@travesia/contracts';
import { VaultError, VAULT_ERRORS, type VaultErrorCode } from './vault-error.ts';

/** Gives the token to the api, which says what its transaction is called (B-30). */
export type HandOver = (info: InternalPaymentInfoRequest, requestId: string) => Promise<string>;

const HAND_OVER_TIMEOUT_MS = 8_000;
const INTERNAL_SECRET_HEADER = 'x-travesia-internal';

export function createHandOver(
  apiInternalUrl: string,
  internalSecret: string,
  onFault: (fault: string) => void,
): HandOver {
  const address = new URL('/internal/payment-info', apiInternalUrl);
  return async function handOver(info, requestId) {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [INTERNAL_SECRET_HEADER]: internalSecret,
          'x-request-id': requestId,
        },
        body: JSON.stringify(info),
        redirect: 'error',
        signal: AbortSignal.timeout(HAND_OVER_TIMEOUT_MS),
      });
      body = await response.json();
    } catch {
      onFault('api unreachable');
      throw new VaultError('unavailable');
    }
    if (!response.ok) {
      onFault(`api ${response.status}`);
      throw new VaultError(refusalOf(body));
    }
    const parsed = v.safeParse(InternalPaymentInfoReplySchema, body);
    if (!parsed.success) {
      onFault('api reply unreadable');
      throw new VaultError('unavailable');
    }
    return parsed.output.data.transactionId;
  };
}

/** What the api knows better than the vault; anything else is an outage. */
const PASSED_ON: readonly string[] = [
  'superseded',
  'handle_expired',
  'handle_invalid',
  'price_changed',
  'already_paid',
  'payment_in_progress',
  'order_missing',
] satisfies VaultErrorCode[];

function refusalOf(body: unknown): VaultErrorCode {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && PASSED_ON.includes(code) && isVaultErrorCode(code)
    ? code
    : 'unavailable';
}

function isVaultErrorCode(code: string): code is VaultErrorCode {
  return code in VAULT_ERRORS;
}
