import type { ErrorBody, Locale } from '@travesia/contracts';
import { errorText } from '@travesia/contracts/error-texts';
import type { ApiError } from './api-error.ts';
import { fieldText } from './field-texts.ts';

/** The envelope of every failure, in the request's language (B-02). */
export function errorBody(
  error: Pick<ApiError, 'code' | 'fields' | 'details'>,
  context: { readonly locale: Locale; readonly requestId: string },
): ErrorBody {
  return {
    error: {
      code: error.code,
      message: errorText(error.code, context.locale),
      requestId: context.requestId,
      fields: error.fields.map(({ path, code }) => ({
        path,
        code,
        message: fieldText(code, context.locale),
      })),
      ...(error.details ? { details: { ...error.details } } : {}),
    },
  };
}
