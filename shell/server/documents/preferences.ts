import type { FastifyInstance } from 'fastify';
import { object, optional, pipe, regex, safeParse, string } from 'valibot';
import { MarketIdSchema } from '@travesia/contracts';
import type { Markets } from './markets.ts';
import { CURRENCY_COOKIE, MARKET_COOKIE } from './visitor-cookies.ts';

const PreferencesSchema = object({
  market: MarketIdSchema,
  currency: pipe(string(), regex(/^[A-Z]{3}$/)),
  return: optional(pipe(string(), regex(/^\/(?![/\\])[^\s\\]*$/)), '/'),
});
const YEAR_S = 31_536_000;

/** POST /preferences: country and currency of the visitor, by a plain form (P-49). */
export function registerPreferences(app: FastifyInstance, markets: Markets, isSecure: boolean) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/preferences', (request, reply) => {
    const parsed = safeParse(PreferencesSchema, request.body);
    if (!parsed.success || !markets.has(parsed.output.market)) return reply.redirect('/', 303);
    const shared = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: YEAR_S } as const;
    return reply
      .setCookie(MARKET_COOKIE, parsed.output.market, shared)
      .setCookie(CURRENCY_COOKIE, parsed.output.currency, shared)
      .redirect(parsed.output.return, 303);
  });
}
