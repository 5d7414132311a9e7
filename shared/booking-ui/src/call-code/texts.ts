import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/call-code.json';

export const callCodeTexts = defineTexts(
  'call-code',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/call-code.json'),
);
