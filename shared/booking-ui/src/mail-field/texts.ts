import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/mail-field.json';

export const mailFieldTexts = defineTexts(
  'mail-field',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/mail-field.json'),
);
