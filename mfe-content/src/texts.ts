import { defineTexts } from '@travesia/i18n';
import en from './locales/en/content.json' with { type: 'json' };
import es from './locales/es/content.json' with { type: 'json' };

export const contentTexts = defineTexts('content', { es, en });
