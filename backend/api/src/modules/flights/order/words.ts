import { catalogues } from '@travesia/domain/catalogues';
import { wordsIn } from '../../../text/words.ts';
import type words from '../../../locales/es/flight-order.json';

/** Words of a flight's order view and confirmed booking; everything else is the client's to say. */
export const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../../locales/*/flight-order.json'),
);
