import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/results.json';

export const resultsTexts = defineTexts(
  'hotel-results',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/results.json'),
);
