import { catalogues } from '@travesia/domain/catalogues';
import { wordsIn } from '../../../text/words.ts';
import type words from '../../../locales/es/activity-order.json';

/** Words of an activity's order view and confirmed booking; everything else is the client's to say. */
export const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../../locales/*/activity-order.json'),
);
