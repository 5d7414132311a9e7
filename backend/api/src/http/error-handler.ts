import { ERROR_CATALOGUE, type ErrorCode } from '@travesia/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database-faults.ts';
import { ApiError, errorBody } from '../errors/index.ts';
import { localeOf } from './locale.ts';

/** A restart of a database takes a few seconds. */
const DATABASE_RETRY_S = 3;
const CODE_BY_FASTIFY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_UNDER_PRESSURE: 'unavailable',
};
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Anything thrown, as a code of the catalogue: what we did not foresee is `internal_error`, never its own text. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable) {
    return new ApiError('unavailable', { retryAfterSeconds: DATABASE_RETRY_S, cause: error });
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = CODE_BY_FASTIFY_CODE[code ?? ''] ?? CODE_BY_STATUS[statusCode ?? 0];
  if (known) return new ApiError(known, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError('invalid_request', { cause: error });
  }
  return new ApiError('internal_error', { cause: error });
}

function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = ERROR_CATALOGUE[error.code];
  if (status === 429 || status === 503) {
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds ?? 1)));
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(error, { locale: localeOf(request), requestId: request.id }));
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asApiError(error);
    const { status } = ERROR_CATALOGUE[known.code];
    if (status >= 500) request.log.error({ err: known.cause ?? known, code: known.code }, 'request failed');
    return sendError(known, request, reply);
  });
}
