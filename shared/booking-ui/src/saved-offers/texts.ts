import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/saved.json';

/** Words of favourites and of what was seen lately. Every root that renders these parts lists them among its texts. */
export const savedTexts = defineTexts(
  'saved',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/saved.json'),
);
