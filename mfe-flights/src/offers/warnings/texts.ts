import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/warnings.json';

/** Words of what can go wrong on a journey. Results and summary list them. */
export const warningTexts = defineTexts(
  'flight-warnings',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/warnings.json'),
);
