import type { Locale } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const LANGUAGE_COOKIE = 'lang';
const DEFAULT_LOCALE: Locale = 'es';
/** Browsers of a country send the same few. */
const HEADERS_KNOWN = 500;
const LONGEST_HEADER = 200;

function asLocale(text: string | undefined): Locale | null {
  const language = text?.trim().slice(0, 2).toLowerCase();
  return language === 'es' || language === 'en' ? language : null;
}

const known = new LRUCache<string, { readonly locale: Locale | null }>({ max: HEADERS_KNOWN });

/** What the call itself asks for; null where it asks for nothing we speak. */
export function acceptedLocale(header: string | undefined): Locale | null {
  if (header === undefined) return null;
  const text = header.slice(0, LONGEST_HEADER);
  const verdict = known.get(text) ?? { locale: fromAcceptLanguage(text) };
  known.set(text, verdict);
  return verdict.locale;
}

function fromAcceptLanguage(header: string): Locale | null {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { locale: asLocale(tag), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .toSorted((a, b) => b.quality - a.quality);
  return wanted.find(({ locale, quality }) => locale !== null && quality > 0)?.locale ?? null;
}

/** The language of a reply: the client names it per call, else the visitor's cookie, else Spanish (P-10, B-02). */
export function localeOf(request: FastifyRequest): Locale {
  return (
    acceptedLocale(request.headers['accept-language']) ??
    asLocale(request.cookies?.[LANGUAGE_COOKIE]) ??
    DEFAULT_LOCALE
  );
}
