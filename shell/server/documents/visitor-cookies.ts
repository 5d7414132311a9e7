import { randomBytes } from 'node:crypto';
import { LANG_COOKIE_DAYS } from '@travesia/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleChoice } from './locale.ts';

const DAY_S = 86_400;
const BUCKET_DAYS = 365;
export const MARKET_COOKIE = 'market';
export const CURRENCY_COOKIE = 'currency';
const BUCKET_COOKIE = 'bucket';

export interface CookieSettings {
  readonly languageCookie: string;
  readonly isSecure: boolean;
}

/** Remembers the language of a prefixed address (P-11) and gives a browser its bucket for release choice (P-15). */
export function writeVisitorCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  choice: LocaleChoice,
  { languageCookie, isSecure }: CookieSettings,
) {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  if (choice.source === 'prefix' && request.cookies[languageCookie] !== choice.locale) {
    void reply.setCookie(languageCookie, choice.locale, { ...shared, maxAge: LANG_COOKIE_DAYS * DAY_S });
  }
  if (!request.cookies[BUCKET_COOKIE]) {
    void reply.setCookie(BUCKET_COOKIE, randomBytes(12).toString('hex'), {
      ...shared,
      httpOnly: true,
      maxAge: BUCKET_DAYS * DAY_S,
    });
  }
}
