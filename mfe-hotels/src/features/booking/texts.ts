import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/stay.json';

export const stayTexts = defineTexts(
  'hotel-stay',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/stay.json'),
);
