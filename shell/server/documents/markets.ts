import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MarketSchema,
  withSettings,
  type Market,
  type MarketSettings,
  type MarketView,
} from '@travesia/contracts';
import { varietiesOf } from '@travesia/domain/varieties';
import * as v from 'valibot';

export type Markets = ReadonlyMap<string, Market>;

export const DEFAULT_MARKET = 'intl';

/** Reads and checks the markets; a file that is wrong stops the start, not a visitor. */
export function readMarkets(folder: string): Markets {
  const markets = new Map<string, Market>();
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.json')) continue;
    const market = v.parse(MarketSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (`${market.id}.json` !== name) throw new Error(`market ${market.id} is in the file ${name}`);
    markets.set(market.id, market);
  }
  if (!markets.has(DEFAULT_MARKET)) throw new Error(`the market ${DEFAULT_MARKET} is missing`);
  return markets;
}

/** The markets as their owners have set them, now. */
export function liveMarkets(
  files: Markets,
  settings: () => Readonly<Record<string, MarketSettings>>,
): () => Markets {
  let known: { readonly settings: object; readonly markets: Markets } | null = null;
  return () => {
    const now = settings();
    if (known?.settings !== now) {
      const markets = [...files].map(([id, market]) => [id, withSettings(market, now[id])] as const);
      known = { settings: now, markets: new Map(markets) };
    }
    return known.markets;
  };
}

export interface MarketChoice {
  readonly market: Market;
  readonly source: 'cookie' | 'country' | 'default';
}

/** Cookie, then the visitor's country, then the default (P-49). */
export function chooseMarket(
  markets: Markets,
  from: { readonly cookie: string | undefined; readonly country: string | null },
): MarketChoice {
  const chosen = from.cookie === undefined ? undefined : markets.get(from.cookie);
  if (chosen) return { market: chosen, source: 'cookie' };
  for (const market of markets.values()) {
    if (from.country !== null && market.countryCodes.includes(from.country))
      return { market, source: 'country' };
  }
  return { market: markets.get(DEFAULT_MARKET) as Market, source: 'default' };
}

/** The part of a market that pages and remotes are told. */
export function viewOf({
  id,
  defaultCurrency,
  numberLocale,
  contactNumber,
  paymentMode,
  phoneDeals,
  activities,
  textMessages,
}: Market): MarketView {
  const varieties = varietiesOf(id);
  return {
    id,
    defaultCurrency,
    numberLocale,
    contactNumber,
    paymentMode,
    phoneDeals,
    activities,
    ...(textMessages && { textMessages }),
    ...(varieties && { varieties }),
  };
}
