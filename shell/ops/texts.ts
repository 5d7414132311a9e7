import { catalogues } from '@travesia/domain/catalogues';
import { defineTexts, type TextKey, type Translate } from '@travesia/i18n';
import type words from './locales/es/ops.json';

export const opsTexts = defineTexts(
  'ops',
  catalogues<typeof words>(import.meta.dirname, 'locales/*/ops.json'),
);

export type OpsTranslate = Translate<TextKey<(typeof opsTexts)['tree']>>;
