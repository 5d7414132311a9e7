import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../../locales/es/detail.json';

export const detailTexts = defineTexts(
  'activity-detail',
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/detail.json'),
);
