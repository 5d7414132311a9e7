import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/stays.json';

/** Words for what a hotel is and has, used by every screen that shows one. */
export const staysTexts = defineTexts(
  'hotel-stays',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/stays.json'),
);
