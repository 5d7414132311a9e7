import { DEFAULT_LOCALE, isLocale, LANGUAGE_COOKIE, localeOfBrowser, type Locale } from '@travesia/domain';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Browsers of a country send the same few. */
const HEADERS_KNOWN = 500;
const LONGEST_HEADER = 200;

const known = new LRUCache<string, { readonly locale: Locale | null }>({ max: HEADERS_KNOWN });

/** What the call itself asks for; null where it asks for nothing we speak. */
export function acceptedLocale(header: string | undefined): Locale | null {
  if (header === undefined) return null;
  const text = header.slice(0, LONGEST_HEADER);
  const verdict = known.get(text) ?? { locale: localeOfBrowser(text) };
  known.set(text, verdict);
  return verdict.locale;
}

/** The language of a reply: the client names it per call, else the visitor's cookie, else the default (P-10, B-02). */
export function localeOf(request: FastifyRequest): Locale {
  const cookie = request.cookies?.[LANGUAGE_COOKIE];
  return acceptedLocale(request.headers['accept-language']) ?? (isLocale(cookie) ? cookie : DEFAULT_LOCALE);
}
