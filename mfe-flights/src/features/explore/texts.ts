import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/explore.json';

export const exploreTexts = defineTexts(
  'flight-explore',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/explore.json'),
);
