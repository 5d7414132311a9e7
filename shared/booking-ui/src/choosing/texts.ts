import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts } from '@travesia/i18n';
import type words from '../locales/es/choosing.json';

/** Words of choosing among offers. Every root that renders these parts lists them among its texts. */
export const choosingTexts = defineTexts(
  'choosing',
  catalogues<typeof words>(import.meta.dirname, '../locales/*/choosing.json'),
);
