import { failureCode } from '@travesia/api-client';

/** What went wrong with a lookup, as far as it matters to the visitor (L-03, L-08). */
export type LookupFailure = 'notFound' | 'tooMany' | 'offline' | 'failed';

export function lookupFailureOf(failure: unknown): LookupFailure {
  switch (failureCode(failure)) {
    case 'booking_not_found':
      return 'notFound';
    case 'too_many_requests':
      return 'tooMany';
    case 'network':
    case 'timeout':
      return 'offline';
    default:
      return 'failed';
  }
}
