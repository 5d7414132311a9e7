import { defineTexts } from '@travesia/i18n';
import en from './locales/en/cruises.json' with { type: 'json' };
import es from './locales/es/cruises.json' with { type: 'json' };

export const cruiseTexts = defineTexts('cruises', { es, en });
