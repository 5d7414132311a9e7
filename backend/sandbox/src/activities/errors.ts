/** A refusal in the supplier's form: a list of codes and texts. */
export class ActivityWireError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.name = 'ActivityWireError';
    this.status = status;
    this.code = code;
  }

  body(operationId: string): object {
    return { operationId, errors: [{ code: this.code, text: this.message }] };
  }
}

/** A refusal of the gateway in front of the supplier: its code is in a header, and the body is no JSON. */
export class GatewayRefusal extends Error {
  readonly status = 403;
  readonly code = 'ERR_403_DEVELOPER_OVER_QPS';
}

export const activityErrors = {
  unauthorised: () =>
    new ActivityWireError(403, 'AUTHENTICATION_FAILED', 'Request signature verification failed.'),
  invalid: (text: string) => new ActivityWireError(400, 'INVALID_REQUEST', text),
  notFound: (what: string) => new ActivityWireError(404, 'NOT_FOUND', `The ${what} does not exist.`),
  soldOut: () =>
    new ActivityWireError(409, 'NO_AVAILABILITY', 'There is no availability for the selected date.'),
  expired: () => new ActivityWireError(410, 'RATE_KEY_EXPIRED', 'The rate key has expired.'),
  priceChanged: () => new ActivityWireError(409, 'PRICE_CHANGED', 'The price has changed.'),
  answerMissing: (code: string) =>
    new ActivityWireError(400, 'ANSWER_REQUIRED', `The question ${code} must be answered.`),
  quota: () => new GatewayRefusal('Developer Over Qps'),
  internal: () => new ActivityWireError(500, 'INTERNAL_ERROR', 'Internal error.'),
  notCancellable: () =>
    new ActivityWireError(409, 'NOT_CANCELLABLE', 'This booking can no longer be cancelled.'),
};
