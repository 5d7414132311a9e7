import { describe, expect, it } from '@jest/globals';
import { chooseLocale } from './locale.ts';

describe('language of a document', () => {
  it.each([
    ['en', 'es', 'es', 'en', 'prefix'],
    ['es', 'en', 'en', 'es', 'prefix'],
    [null, 'en', 'es', 'en', 'cookie'],
    [null, 'fr', 'en-GB,en;q=0.9', 'en', 'browser'],
    [null, undefined, 'fr,en;q=0.5,es;q=0.8', 'es', 'browser'],
    [null, undefined, 'en;q=0,es;q=0.1', 'es', 'browser'],
    [null, undefined, 'de-DE, de;q=0.9, EN;q=0.3', 'en', 'browser'],
    [null, undefined, 'fr', 'es', 'default'],
    [null, undefined, undefined, 'es', 'default'],
    [null, '<script>', ';;;,q=,,', 'es', 'default'],
  ] as const)(
    'P-10: prefix %s, cookie %s, browser %s gives %s by %s',
    (prefix, cookie, acceptLanguage, locale, source) => {
      expect(chooseLocale({ prefix, cookie, acceptLanguage, fallback: 'es' })).toEqual({ locale, source });
    },
  );
});
