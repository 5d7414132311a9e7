import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/hotel.json';

export const hotelTexts = defineTexts(
  'hotel',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/hotel.json'),
);
