import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/opened.json';

/** Of a booking that was opened; not in the file of the words of the first view, which would bring them along. */
export const openedTexts = defineTexts(
  'opened-booking',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/opened.json'),
);
