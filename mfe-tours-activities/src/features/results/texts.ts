import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/results.json' with { type: 'json' };
import es from '../../locales/es/results.json' with { type: 'json' };

export const resultsTexts = defineTexts('activity-results', { es, en });
