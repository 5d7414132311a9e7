import { createContext } from 'react';
import type { LanguageTag, Localized } from '@travesia/domain';
import type { Locale } from '../locales.ts';
import type { TextValues, Variety } from '@travesia/domain/words';

/** What is asked of the i18next of a root, which the platform makes; its own overloads take more. */
export type WordSource = {
  getFixedT(locale: Locale, namespace: string, ...more: never[]): (key: string, values: TextValues) => string;
};

/** What a market says instead, by language; a language that is not named is as the catalogues say it. */
export type Varieties = Readonly<Partial<Record<Locale, Variety>>>;

/** What a market writes otherwise: numbers, dates and clocks, and words. */
export type MarketWriting = {
  readonly numberLocale: Localized<string>;
  readonly varieties?: Varieties | undefined;
};

/** The words above a component; null outside of a root. */
export const TextContext = createContext<{
  readonly i18n: WordSource;
  readonly locale: Locale;
  /** The language as the market writes it. */
  readonly tag: LanguageTag;
  readonly market: MarketWriting | undefined;
} | null>(null);
