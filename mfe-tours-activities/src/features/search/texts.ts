import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/search.json' with { type: 'json' };
import es from '../../locales/es/search.json' with { type: 'json' };

export const searchTexts = defineTexts('activity-search', { es, en });
