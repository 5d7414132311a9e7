import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/summary.json' with { type: 'json' };
import es from '../../locales/es/summary.json' with { type: 'json' };

export const summaryTexts = defineTexts('summary', { es, en });
