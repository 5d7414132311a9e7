import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/travellers.json';

/** Of the sheet that asks who travels, which is loaded when it is opened. */
export const travellersTexts = defineTexts(
  'flight-travellers',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/travellers.json'),
);
