import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/booking.json';

/** Words of the shared booking parts. Every root that renders them lists these among its texts. */
export const bookingTexts = defineTexts(
  'booking',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/booking.json'),
);
