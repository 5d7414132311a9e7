import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/cruises.json';

export const cruiseTexts = defineTexts(
  'cruises',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/cruises.json'),
);
