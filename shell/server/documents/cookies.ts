import type { Locale } from '@travesia/contracts';
import { LANG_COOKIE_DAYS } from '@travesia/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEASURING_COOKIE, VISIT_COOKIE } from '../funnel/visit.ts';

export const MARKET_COOKIE = 'market';
export const CURRENCY_COOKIE = 'currency';
const BUCKET_COOKIE = 'bucket';
/** All the site ever sets, but for the language, whose name is a setting. */
export const SITE_COOKIES = [
  MARKET_COOKIE,
  CURRENCY_COOKIE,
  BUCKET_COOKIE,
  'viewport',
  VISIT_COOKIE,
  MEASURING_COOKIE,
] as const;
const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

interface BucketRules extends CookieRules {
  readonly newBucket: () => string;
}

interface CookieRules {
  readonly isSecure: boolean;
  readonly languageCookie: string;
}

/** Remembers the language of a prefixed path (P-11); nothing is sent when it is remembered already. */
export function rememberLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  { isSecure, languageCookie }: CookieRules,
) {
  if (request.cookies[languageCookie] === locale) return;
  void reply.setCookie(languageCookie, locale, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: LANG_COOKIE_DAYS * DAY_S,
  });
}

/** The visitor's random number for staged releases, as this request has it (P-15). */
export function bucketOf(request: FastifyRequest): string | null {
  const known = request.cookies[BUCKET_COOKIE] ?? '';
  return /^[0-9a-f-]{36}$/.test(known) ? known : null;
}

/** Gives a visitor without one a number; no script can read it. It counts from this very document on. */
export function ensureBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure, newBucket }: BucketRules,
) {
  if (bucketOf(request) !== null) return;
  const bucket = newBucket();
  request.cookies[BUCKET_COOKIE] = bucket;
  void reply.setCookie(BUCKET_COOKIE, bucket, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: YEAR_S,
  });
}

/** What a visitor chose in the market control (P-49). */
export function rememberChoice(reply: FastifyReply, name: string, value: string, isSecure: boolean) {
  void reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: YEAR_S,
  });
}
