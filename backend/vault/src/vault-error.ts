import type { CardField, Locale } from '@travesia/domain';
import { WORDS, type FailureCode } from './client/words.ts';

/** Every way the vault says no (B-02). None of these words ever holds what was typed. */
export const VAULT_ERRORS = {
  invalid_request: { status: 400, words: 'card_invalid' },
  price_changed: { status: 409, words: 'handle_invalid' },
  superseded: { status: 409, words: 'superseded' },
  already_paid: { status: 409, words: 'already_paid' },
  payment_in_progress: { status: 409, words: 'payment_in_progress' },
  order_missing: { status: 409, words: 'handle_invalid' },
  handle_invalid: { status: 401, words: 'handle_invalid' },
  origin_refused: { status: 403, words: 'handle_invalid' },
  not_found: { status: 404, words: 'unavailable' },
  method_not_allowed: { status: 405, words: 'unavailable' },
  handle_expired: { status: 410, words: 'handle_expired' },
  payload_too_large: { status: 413, words: 'card_invalid' },
  unsupported_media_type: { status: 415, words: 'unavailable' },
  card_refused: { status: 422, words: 'card_refused' },
  too_many_requests: { status: 429, words: 'too_many_attempts' },
  internal_error: { status: 500, words: 'unavailable' },
  provider_failed: { status: 502, words: 'unavailable' },
  unavailable: { status: 503, words: 'unavailable' },
} as const satisfies Record<string, { status: number; words: FailureCode }>;

export type VaultErrorCode = keyof typeof VAULT_ERRORS;

export class VaultError extends Error {
  readonly code: VaultErrorCode;
  readonly fields: readonly CardField[];
  /** The provider's reason, one of its published codes. */
  readonly declineCode: string | null;

  constructor(code: VaultErrorCode, fields: readonly CardField[] = [], declineCode: string | null = null) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.declineCode = declineCode;
  }
}

const FIELD_PATHS: Readonly<Record<CardField, string>> = {
  name: 'paymentInformation.cardName',
  number: 'paymentInformation.cardNumber',
  expiry: 'paymentInformation.cardExpiry',
  cvv: 'paymentInformation.cardCvv',
};

/** The envelope of B-02 in the traveller's language. */
export function errorBody(error: VaultError, locale: Locale, requestId: string) {
  const words = WORDS[locale];
  return {
    error: {
      code: error.code,
      message: words.failures[VAULT_ERRORS[error.code].words],
      requestId,
      fields: error.fields.map((field) => ({
        path: FIELD_PATHS[field],
        code: `card_${field}_invalid`,
        message: words.errors[field],
      })),
      ...(error.declineCode === null ? {} : { details: { declineCode: error.declineCode } }),
    },
  };
}
