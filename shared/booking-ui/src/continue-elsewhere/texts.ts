import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/continue-elsewhere.json';

export const continueElsewhereTexts = defineTexts(
  'continue-elsewhere',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/continue-elsewhere.json'),
);
