import type { FieldError } from '@travesia/contracts';

export type ApiFailureInit = {
  code: string;
  /** HTTP status; 0 where no reply arrived. */
  status: number;
  message?: string;
  fields?: readonly FieldError[];
  details?: Readonly<Record<string, unknown>>;
  requestId?: string | null;
  cause?: unknown;
};

/** What went wrong with a call, as data. Recognise it by `code`: a page may hold two copies of this class. */
export class ApiFailure extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Quote it to the call centre; null where the server did not answer. */
  readonly requestId: string | null;

  constructor({ code, status, message, fields = [], details = {}, requestId = null, cause }: ApiFailureInit) {
    super(message ?? code, { cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.details = details;
    this.requestId = requestId;
  }
}

/** Whether something thrown is an `ApiFailure`, whoever made it. */
export function isApiFailure(thrown: unknown): thrown is ApiFailure {
  return thrown instanceof Error && thrown.name === 'ApiFailure' && 'code' in thrown;
}

/** The code of whatever was thrown, for the words to show. */
export function failureCode(thrown: unknown): string {
  return isApiFailure(thrown) ? thrown.code : 'network';
}

/** What a call that got no reply, or no whole one, has failed with. */
export function failureOf(cause: unknown, signal: AbortSignal | undefined): ApiFailure {
  const reason: unknown = signal?.aborted ? signal.reason : cause;
  const isTimeout = typeof reason === 'object' && (reason as Error | null)?.name === 'TimeoutError';
  const code = isTimeout ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
  return new ApiFailure({ code, status: 0, cause });
}
