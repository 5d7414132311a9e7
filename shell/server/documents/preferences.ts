import type { FastifyInstance } from 'fastify';
import { normalisePath } from '../../src/routing/locale-path.ts';
import { CURRENCY_COOKIE, MARKET_COOKIE, rememberChoice } from './cookies.ts';
import type { Markets } from './markets.ts';

export interface PreferencesOptions {
  readonly markets: Markets;
  readonly siteOrigin: string;
}

/** Where the form came from, below our own origin whatever it says. */
export function safeReturn(target: string | null): string {
  if (!target?.startsWith('/') || !/^[!-~]+$/.test(target)) return '/';
  const at = target.search(/[?#]/);
  const [path, rest] = at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  return normalisePath(path) + rest.replace(/#.*$/, '');
}

/** The market control's plain form (P-49): two cookies and back to the page. */
export function preferencesRoute(app: FastifyInstance, { markets, siteOrigin }: PreferencesOptions): void {
  app.post('/preferences', async (request, reply) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwn =
      origin === siteOrigin || (origin === undefined && (site === undefined || site === 'same-origin'));
    if (!isOwn || !(request.body instanceof URLSearchParams)) {
      return reply
        .code(isOwn ? 415 : 403)
        .type('text/plain; charset=utf-8')
        .send('refused');
    }
    const isSecure = siteOrigin.startsWith('https:');
    const market = request.body.get('market');
    const currency = request.body.get('currency');
    if (market !== null && markets.has(market)) rememberChoice(reply, MARKET_COOKIE, market, isSecure);
    if (currency !== null && /^[A-Z]{3}$/.test(currency)) {
      rememberChoice(reply, CURRENCY_COOKIE, currency, isSecure);
    }
    return reply.header('cache-control', 'no-store').redirect(safeReturn(request.body.get('return')), 303);
  });
}
