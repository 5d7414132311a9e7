import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from './locales/es/checkout.json';

export const checkoutTexts = defineTexts(
  'checkout',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/checkout.json'),
);
