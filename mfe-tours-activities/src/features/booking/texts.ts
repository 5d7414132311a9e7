import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/booking.json' with { type: 'json' };
import es from '../../locales/es/booking.json' with { type: 'json' };

export const summaryTexts = defineTexts('activity-summary', { es, en });
