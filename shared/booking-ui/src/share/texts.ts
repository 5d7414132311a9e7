import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/share.json';

export const shareTexts = defineTexts(
  'share',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/share.json'),
);
