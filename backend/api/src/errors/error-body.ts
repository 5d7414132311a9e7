import type { ErrorBody, ErrorCode, Locale } from '@travesia/contracts';
import type { ApiError } from './api-error.ts';
import { fieldText } from './field-texts.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

const TEXTS = { es, en } satisfies Record<Locale, Record<ErrorCode, string>>;

/** The envelope of every failure, in the request's language (B-02). */
export function errorBody(
  error: Pick<ApiError, 'code' | 'fields' | 'details'>,
  context: { readonly locale: Locale; readonly requestId: string },
): ErrorBody {
  return {
    error: {
      code: error.code,
      message: TEXTS[context.locale][error.code],
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
