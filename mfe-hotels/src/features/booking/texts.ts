import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/stay.json' with { type: 'json' };
import es from '../../locales/es/stay.json' with { type: 'json' };

export const stayTexts = defineTexts('hotel-stay', { es, en });
