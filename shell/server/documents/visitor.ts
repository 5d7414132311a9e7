import type { Locale, Market } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import { splitLocale } from '../../src/routing/locale-path.ts';
import { bucketOf, CURRENCY_COOKIE, MARKET_COOKIE } from './cookies.ts';
import { chooseLocale } from './locale.ts';
import { chooseMarket, type Markets } from './markets.ts';
import type { VisitorPlace } from './visitor-country.ts';

export interface Visitor {
  readonly locale: Locale;
  /** The address carries its language. */
  readonly isPrefixed: boolean;
  readonly market: Market;
  readonly currency: string;
  /** Where the address is; not asked for where a market was chosen. */
  readonly countryCode: string | null;
  readonly isMarketChosen: boolean;
  readonly address: string;
  /** The visitor's number for staged releases; robots have none. */
  readonly bucket: string | null;
  /** The visitor's own circumstances shaped the page: no shared cache may keep it. */
  readonly isShaped: boolean;
}

export interface VisitorOptions {
  readonly markets: () => Markets;
  readonly languageCookie: string;
  readonly fallbackLocale: Locale;
  readonly placeOf: (address: string) => Promise<VisitorPlace>;
}

const ROBOTS = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const NOWHERE: VisitorPlace = { country: null, currency: null };

/** What the visitor chooses with this very request. */
export interface Preferences {
  readonly market?: string;
  readonly currency?: string;
}

/** Who is asking: language, market and currency (P-10, P-18, P-49). */
export async function readVisitor(
  request: FastifyRequest,
  pathname: string,
  { markets: marketsNow, languageCookie, fallbackLocale, placeOf }: VisitorOptions,
  chosen: Preferences = {},
): Promise<Visitor> {
  const markets = marketsNow();
  const { locale: prefix } = splitLocale(pathname);
  const { locale } = chooseLocale({
    prefix,
    cookie: request.cookies[languageCookie],
    acceptLanguage: request.headers['accept-language'],
    fallback: fallbackLocale,
  });
  const isRobot = ROBOTS.test(request.headers['user-agent'] ?? '');
  const marketCookie = isRobot ? undefined : (chosen.market ?? request.cookies[MARKET_COOKIE]);
  const currencyCookie = isRobot ? undefined : (chosen.currency ?? request.cookies[CURRENCY_COOKIE]);
  const isPlaceNeeded = !isRobot && (marketCookie === undefined || !markets.has(marketCookie));
  const place = isPlaceNeeded ? await placeOf(request.ip) : NOWHERE;
  const { market, source } = chooseMarket(markets, { cookie: marketCookie, country: place.country });
  const currency = [currencyCookie, source === 'default' ? place.currency : null].find(
    (code) => typeof code === 'string' && CURRENCIES.has(code),
  );
  return {
    locale,
    isPrefixed: prefix !== null,
    market,
    currency: currency ?? market.defaultCurrency,
    countryCode: place.country,
    isMarketChosen: source === 'cookie',
    address: request.ip,
    bucket: isRobot ? null : bucketOf(request),
    isShaped: source !== 'default' || currency !== undefined,
  };
}
