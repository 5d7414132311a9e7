import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/hotel.json' with { type: 'json' };
import es from '../../locales/es/hotel.json' with { type: 'json' };

export const hotelTexts = defineTexts('hotel', { es, en });
