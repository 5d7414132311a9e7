import type { ErrorCode } from '@travesia/contracts';

/** One field of the request that is not as it should be; its words are chosen when the reply is written. */
export interface FieldProblem {
  /** `legInfo.1.departureDate`, `passengers.0.firstName`. */
  readonly path: string;
  readonly code: string;
}

export interface ApiErrorFacts {
  readonly fields?: readonly FieldProblem[];
  /** Facts for the client, e.g. both totals of `price_changed`. Never anything personal. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure the caller is told of: a code of the catalogue, never free text. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, facts: ApiErrorFacts = {}) {
    super(code, { cause: facts.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = facts.fields ?? [];
    this.details = facts.details;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}
