import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/content.json';

export const contentTexts = defineTexts(
  'content',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/content.json'),
);
