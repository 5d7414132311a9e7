import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/shell.json';

export const shellTexts = defineTexts(
  'shell',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/shell.json'),
);
