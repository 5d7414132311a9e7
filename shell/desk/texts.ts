import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/desk.json';

export const deskTexts = defineTexts(
  'desk',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/desk.json'),
);
