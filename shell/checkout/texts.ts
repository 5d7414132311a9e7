import { defineTexts } from '@travesia/i18n';
import en from './locales/en/checkout.json' with { type: 'json' };
import es from './locales/es/checkout.json' with { type: 'json' };

export const checkoutTexts = defineTexts('checkout', { es, en });
