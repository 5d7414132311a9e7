import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/nearby.json' with { type: 'json' };
import es from '../../locales/es/nearby.json' with { type: 'json' };

export const nearbyTexts = defineTexts('flight-nearby', { es, en });
