import type { Locale, VisitorContext } from '@travesia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalisePath, splitLocale, withLocale } from '../../src/routing/locale-path.ts';
import type { FeedSnapshot } from '@travesia/releases';
import { CURRENCY_COOKIE, MARKET_COOKIE, rememberChoice, rememberLocale, SITE_COOKIES } from './cookies.ts';
import { isLocale } from '@travesia/domain';
import { viewOf } from './markets.ts';
import { offeredRemotes } from './remotes-of-page.ts';
import { readVisitor, type Preferences, type VisitorOptions } from './visitor.ts';

export interface PreferencesOptions {
  readonly visitor: VisitorOptions;
  readonly feed: () => FeedSnapshot;
  readonly siteOrigin: string;
}

/** Where the form came from, below our own origin whatever it says. */
export function safeReturn(target: string | null): string {
  if (!target?.startsWith('/') || !/^[!-~]+$/.test(target)) return '/';
  const at = target.search(/[?#]/);
  const [path, rest] = at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  return normalisePath(path) + rest.replace(/#.*$/, '');
}

/** A form or a call of our own page; another site's is refused. */
export function isOwnRequest({ headers }: FastifyRequest, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) return origin === siteOrigin;
  return site === undefined || site === 'same-origin';
}

/** The same page in the language that was chosen. */
function inLanguage(target: string, language: Locale | null): string {
  if (language === null) return target;
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(target) ?? [];
  return withLocale(language, splitLocale(pathname).path) + search;
}

/**
 * The market control (P-49): a plain form that leads back to its page, or, asked for JSON, the words that an
 * open page goes on with.
 */
export function preferencesRoute(app: FastifyInstance, options: PreferencesOptions): void {
  const { visitor, feed, siteOrigin } = options;
  const isSecure = siteOrigin.startsWith('https:');

  async function sendContext(request: FastifyRequest, reply: FastifyReply, chosen: Preferences = {}) {
    const seen = await readVisitor(request, '/', visitor, chosen);
    const context: VisitorContext = {
      market: viewOf(seen.market),
      currency: seen.currency,
      contactNumber: seen.market.contactNumber,
      countryCode: seen.countryCode,
      isMarketChosen: seen.isMarketChosen,
      onSale: offeredRemotes(feed(), seen.market, seen.bucket)
        .filter(({ enabled }) => enabled)
        .map(({ name }) => name),
    };
    return reply.header('cache-control', 'no-store').send(context);
  }

  app.get('/preferences.json', (request, reply) => sendContext(request, reply));

  // Cookies that no script can reach: the visitor's part is done by the page (privacy).
  app.post('/forget', async (request, reply) => {
    if (!isOwnRequest(request, siteOrigin))
      return reply.code(403).type('text/plain; charset=utf-8').send('refused');
    for (const name of [visitor.languageCookie, ...SITE_COOKIES]) void reply.clearCookie(name, { path: '/' });
    return reply.code(204).headers({ 'clear-site-data': '"cookies"', 'cache-control': 'no-store' }).send();
  });

  app.post('/preferences', async (request, reply) => {
    const isOwn = isOwnRequest(request, siteOrigin);
    if (!isOwn || !(request.body instanceof URLSearchParams)) {
      return reply
        .code(isOwn ? 415 : 403)
        .type('text/plain; charset=utf-8')
        .send('refused');
    }
    const market = request.body.get('market');
    const currency = request.body.get('currency');
    const asked = request.body.get('language');
    const language = isLocale(asked) ? asked : null;
    const chosen: Preferences = {
      ...(market !== null && visitor.markets().has(market) && { market }),
      ...(currency !== null && /^[A-Z]{3}$/.test(currency) && { currency }),
    };
    if (chosen.market) rememberChoice(reply, MARKET_COOKIE, chosen.market, isSecure);
    if (chosen.currency) rememberChoice(reply, CURRENCY_COOKIE, chosen.currency, isSecure);
    if (language) {
      rememberLocale(request, reply, language, { isSecure, languageCookie: visitor.languageCookie });
    }
    if (request.headers.accept === 'application/json') return sendContext(request, reply, chosen);
    const target = inLanguage(safeReturn(request.body.get('return')), language);
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  });
}
