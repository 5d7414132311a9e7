import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/nearby.json';

export const nearbyTexts = defineTexts(
  'flight-nearby',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/nearby.json'),
);
