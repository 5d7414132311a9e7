import type { Locale } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';

const LANGUAGE_COOKIE = 'lang';
const DEFAULT_LOCALE: Locale = 'es';

function asLocale(text: string | undefined): Locale | null {
  const language = text?.trim().slice(0, 2).toLowerCase();
  return language === 'es' || language === 'en' ? language : null;
}

function fromAcceptLanguage(header: string | undefined): Locale | null {
  const wanted = (header ?? '')
    .slice(0, 200)
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
    fromAcceptLanguage(request.headers['accept-language']) ??
    asLocale(request.cookies?.[LANGUAGE_COOKIE]) ??
    DEFAULT_LOCALE
  );
}
