export interface PaymentErrorRecord {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** How 3-D Secure ended, in the provider's words. */
export interface AuthenticationRecord {
  readonly result: 'authenticated' | 'failed';
  readonly reason: 'canceled' | 'abandoned' | 'rejected' | null;
}
