import { createContext } from 'react';
import type { Locale } from '../locales.ts';
import type { TextValues } from './text-key.ts';

/** The words of a root, by namespace; the platform's TextProvider gives them. */
export type RootWords = {
  readonly locale: Locale;
  readonly wordsOf: (namespace: string) => (key: string, values: TextValues) => string;
};

/** The words above a component; null outside of a root. */
export const TextContext = createContext<RootWords | null>(null);
