import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/cancellation.json';

/** Words of a cancellation policy. Every root that renders one lists them among its texts. */
export const cancellationTexts = defineTexts(
  'cancellation',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/cancellation.json'),
);
