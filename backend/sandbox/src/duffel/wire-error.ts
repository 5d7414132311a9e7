export type WireErrorType =
  | 'authentication_error'
  | 'airline_error'
  | 'invalid_state_error'
  | 'rate_limit_error'
  | 'validation_error'
  | 'invalid_request_error'
  | 'api_error';

/** A refusal in Duffel's words; the plugin puts it into the errors envelope. */
export class WireError extends Error {
  readonly status: number;
  readonly type: WireErrorType;
  readonly code: string;
  readonly title: string;
  readonly field: string | null;

  constructor(
    status: number,
    type: WireErrorType,
    code: string,
    title: string,
    message: string,
    field: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.title = title;
    this.field = field;
  }

  static validation(field: string, message: string): WireError {
    return new WireError(422, 'validation_error', 'validation_required', 'Invalid value', message, field);
  }

  /** It was possible once, or will be. */
  static invalidState(code: string, title: string, message: string): WireError {
    return new WireError(422, 'invalid_state_error', code, title, message);
  }

  static notFound(what: string): WireError {
    return new WireError(
      404,
      'invalid_request_error',
      'not_found',
      'Not found',
      `The ${what} does not exist.`,
    );
  }

  static soldOut(): WireError {
    return new WireError(
      422,
      'airline_error',
      'offer_no_longer_available',
      'Offer no longer available',
      'Please select another offer, or create a new offer request to get the latest availability.',
    );
  }

  static expired(): WireError {
    return WireError.invalidState(
      'offer_expired',
      'Offer expired',
      'The offer has expired. Please create a new offer request.',
    );
  }

  static alreadyBooked(): WireError {
    return WireError.invalidState(
      'offer_request_already_booked',
      'Already booked',
      'An order has already been created from an offer of this offer request.',
    );
  }

  static priceChanged(): WireError {
    return new WireError(
      422,
      'airline_error',
      'price_changed',
      'Price changed',
      'The price of the offer has changed. Get the offer again for its current price.',
    );
  }

  static rateLimited(): WireError {
    return new WireError(
      429,
      'rate_limit_error',
      'rate_limit_exceeded',
      'Too many requests',
      'Slow down and try again later.',
    );
  }

  static internal(): WireError {
    return new WireError(
      500,
      'api_error',
      'internal_server_error',
      'Internal server error',
      'Something went wrong.',
    );
  }

  envelope(requestId: string) {
    return {
      errors: [
        {
          type: this.type,
          code: this.code,
          title: this.title,
          message: this.message,
          documentation_url: 'https://duffel.com/docs/api/overview/errors',
          status: this.status,
          ...(this.field === null
            ? {}
            : {
                source: {
                  field: this.field.split('.').at(-1),
                  pointer: `/${this.field.replaceAll('.', '/')}`,
                },
              }),
        },
      ],
      meta: { request_id: requestId, status: this.status },
    };
  }
}
