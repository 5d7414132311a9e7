import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/late-arrival.json';

/** Words of a flight that lands when a hotel's reception may be closed. Every root that renders it lists them. */
export const lateArrivalTexts = defineTexts(
  'late-arrival',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/late-arrival.json'),
);
