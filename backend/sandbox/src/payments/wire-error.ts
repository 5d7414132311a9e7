/** Stripe's error envelope. */
export interface WireError {
  readonly type: 'card_error' | 'invalid_request_error' | 'api_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
}

export class ProviderError extends Error {
  readonly status: number;
  readonly wire: WireError;

  constructor(status: number, wire: WireError) {
    super(wire.message);
    this.status = status;
    this.wire = wire;
  }
}

export const missingParameter = (param: string) =>
  new ProviderError(400, {
    type: 'invalid_request_error',
    code: 'parameter_missing',
    message: `Missing required param: ${param}.`,
    param,
  });

export const invalidParameter = (param: string, message: string, code = 'parameter_invalid') =>
  new ProviderError(400, { type: 'invalid_request_error', code, message, param });

export const noSuch = (kind: string, id: string) =>
  new ProviderError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: kind === 'payment_intent' ? 'intent' : kind,
  });

export const unexpectedState = (message: string, intent: object) =>
  new ProviderError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });

export const ownFault = () =>
  new ProviderError(500, { type: 'api_error', message: 'Something went wrong on our side.' });
