import { AsyncLocalStorage } from 'node:async_hooks';

const markets = new AsyncLocalStorage<string>();

/** Lets what is written meanwhile speak as a market does. */
export const inMarket = <Value>(market: string, act: () => Value): Value => markets.run(market, act);

/** The market that is written for, or none: then words are those of the catalogues. */
export const marketOfWords = (): string | undefined => markets.getStore();
