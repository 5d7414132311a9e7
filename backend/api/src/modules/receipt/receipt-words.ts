import { catalogues } from '@travesia/domain/catalogues';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/receipt.json';

/** What stands on a receipt besides what was bought. */
export const receiptWords = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/receipt.json'),
);
