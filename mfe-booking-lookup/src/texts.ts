import { defineTexts } from '@travesia/i18n';
import en from './locales/en/lookup.json' with { type: 'json' };
import es from './locales/es/lookup.json' with { type: 'json' };

export const lookupTexts = defineTexts('booking-lookup', { es, en });
