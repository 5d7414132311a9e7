import type { Locale } from '@travesia/domain';
import type { PaymentInformation } from './card-fields.ts';
import type { SavedCard, SendResult } from './card-sender.ts';
import type { FailureCode } from './words.ts';

const PATH = '/vault/user/session/create-payment-info';

const KNOWN_CODES: Readonly<Record<string, FailureCode>> = {
  invalid_request: 'card_invalid',
  card_refused: 'card_refused',
  handle_expired: 'handle_expired',
  handle_invalid: 'handle_invalid',
  superseded: 'superseded',
  already_paid: 'already_paid',
  payment_in_progress: 'payment_in_progress',
  order_missing: 'handle_invalid',
  price_changed: 'handle_invalid',
  too_many_requests: 'too_many_attempts',
};

/** The one request that carries the card, or the provider's name for it: to the vault's own origin, nowhere else (S-27). */
export async function postPayment(
  handle: string | null,
  paymentInformation: PaymentInformation,
  { sequence, locale, signal }: { sequence: number; locale: Locale; signal: AbortSignal },
): Promise<SendResult> {
  if (handle === null) return { state: 'failed', code: 'handle_missing' };
  try {
    const response = await fetch(new URL(PATH, window.location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ handle, sequence, paymentInformation }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    const body: unknown = await response.json();
    const saved = response.ok ? savedOf(body) : null;
    if (saved) return { state: 'saved', saved };
    return { state: 'failed', code: KNOWN_CODES[errorCodeOf(body)] ?? 'unavailable' };
  } catch {
    return { state: 'failed', code: 'unavailable' };
  }
}

// Our own server on our own origin answers here; the shape is still looked at before it is trusted.
function savedOf(body: unknown): SavedCard | null {
  const data = property(body, 'data');
  const card = property(data, 'card');
  const [brand, last4, expiry] = ['brand', 'last4', 'expiry'].map((key) => property(card, key));
  const transactionId = property(data, 'transactionId');
  if (typeof brand !== 'string' || typeof last4 !== 'string' || typeof expiry !== 'string') return null;
  if (typeof transactionId !== 'string') return null;
  return {
    transactionId,
    card: { brand: brand as SavedCard['card']['brand'], last4, expiry },
  };
}

function errorCodeOf(body: unknown): string {
  const code = property(property(body, 'error'), 'code');
  return typeof code === 'string' ? code : '';
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
