import { defineTexts } from '@travesia/i18n';
import en from '../locales/en/booking.json' with { type: 'json' };
import es from '../locales/es/booking.json' with { type: 'json' };

/** Words of the shared booking parts. Every root that renders them lists these among its texts. */
export const bookingTexts = defineTexts('booking', { es, en });
