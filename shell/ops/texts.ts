import { defineTexts, type TextKey, type Translate } from '@travesia/i18n';
import en from './locales/en/ops.json' with { type: 'json' };
import es from './locales/es/ops.json' with { type: 'json' };

export const opsTexts = defineTexts('ops', { es, en });

export type OpsTranslate = Translate<TextKey<(typeof opsTexts)['tree']>>;
