import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/seats.json';

/** Words of a seat map. Every root that renders one lists them among its texts. */
export const seatTexts = defineTexts(
  'seats',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/seats.json'),
);
