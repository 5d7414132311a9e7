import { AsyncLocalStorage } from 'node:async_hooks';
import { tagOf, type LanguageTag, type Locale, type Localized } from '@travesia/domain';

interface MarketOfWords {
  readonly id: string;
  readonly numberLocale: Localized<string>;
  readonly timeZone: string;
}

const markets = new AsyncLocalStorage<MarketOfWords>();

/** Lets what is written meanwhile speak as a market does, and write numbers, dates and clocks as it does. */
export const inMarket = <Value>(market: MarketOfWords, act: () => Value): Value => markets.run(market, act);

/** The market that is written for, or none: then words are those of the catalogues. */
export const marketOfWords = (): string | undefined => markets.getStore()?.id;

/** A language as the market that is written for writes it. */
export const writtenTag = (locale: Locale): LanguageTag => tagOf(locale, markets.getStore()?.numberLocale);

/** The zone that moments are dated by: the market's. */
export const writtenZone = (): string => markets.getStore()?.timeZone ?? 'UTC';
