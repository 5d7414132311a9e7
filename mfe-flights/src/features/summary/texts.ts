import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/summary.json';

export const summaryTexts = defineTexts(
  'summary',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/summary.json'),
);
