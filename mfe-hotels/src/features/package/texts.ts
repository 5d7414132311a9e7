import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/package.json';

export const packageTexts = defineTexts(
  'hotel-package',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/package.json'),
);
