import { defineTexts } from '@travesia/i18n';
import en from '../locales/en/seats.json' with { type: 'json' };
import es from '../locales/es/seats.json' with { type: 'json' };

/** Words of a seat map. Every root that renders one lists them among its texts. */
export const seatTexts = defineTexts('seats', { es, en });
