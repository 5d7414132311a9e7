import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/lookup.json';

/** Of the list of trips and the form that finds another one: the first view. */
export const lookupTexts = defineTexts(
  'booking-lookup',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/lookup.json'),
);
