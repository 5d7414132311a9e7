import { ErrorBodySchema } from '@travesia/contracts';
import * as v from 'valibot';
import { ApiFailure } from './api-failure.ts';

const CODE_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'session_missing',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  502: 'supplier_failed',
  503: 'unavailable',
  504: 'supplier_timeout',
};

/** A failed reply as data. A proxy's HTML page counts by its status. */
export async function decodeFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(ErrorBodySchema, body);
  if (!parsed.success) {
    const code =
      CODE_BY_STATUS[response.status] ?? (response.status < 500 ? 'invalid_request' : 'internal_error');
    return new ApiFailure({
      code,
      status: response.status,
      requestId: response.headers.get('x-request-id'),
    });
  }
  return new ApiFailure({ ...parsed.output.error, status: response.status });
}
