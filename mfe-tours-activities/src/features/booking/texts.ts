import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/booking.json';

export const summaryTexts = defineTexts(
  'activity-summary',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/booking.json'),
);
