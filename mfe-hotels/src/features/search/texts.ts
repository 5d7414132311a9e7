import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/search.json';

export const searchTexts = defineTexts(
  'hotel-search',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/search.json'),
);
