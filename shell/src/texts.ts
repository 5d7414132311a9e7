import { defineTexts } from '@travesia/i18n';
import en from './locales/en/shell.json' with { type: 'json' };
import es from './locales/es/shell.json' with { type: 'json' };

export const shellTexts = defineTexts('shell', { es, en });
