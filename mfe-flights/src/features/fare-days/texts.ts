import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/fare-days.json';

export const fareDaysTexts = defineTexts(
  'flight-fare-days',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/fare-days.json'),
);
