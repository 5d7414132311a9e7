import { describe, expect, it } from '@jest/globals';
import { ERROR_CATALOGUE, LOCALES, type ErrorCode } from '@travesia/contracts';
import { errorText } from './error-text.ts';

const CODES = Object.keys(ERROR_CATALOGUE) as ErrorCode[];

describe('words of an error', () => {
  it.each(CODES)('X-18: %s has words of its own in both languages', (code) => {
    for (const locale of LOCALES) {
      expect(errorText(code, locale)).not.toBe(errorText('unknown', locale));
    }
  });

  it('a code that no one knows still says something', () => {
    expect(errorText('from_the_future', 'es')).toBe('Algo no salió bien. Inténtalo de nuevo o llámanos.');
    expect(errorText('constructor', 'en')).toBe('Something went wrong. Try again or call us.');
  });

  it('never tells to try again where the fate of the money is not known and a payment ran', () => {
    for (const code of ['payment_in_progress', 'request_in_progress', 'provider_failed', 'already_paid']) {
      expect(errorText(code, 'es').toLowerCase()).toContain('no ');
      expect(errorText(code, 'en').toLowerCase()).toContain('do not pay again');
    }
  });
});
