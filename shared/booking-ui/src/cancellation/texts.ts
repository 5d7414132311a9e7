import { defineTexts } from '@travesia/i18n';
import en from '../locales/en/cancellation.json' with { type: 'json' };
import es from '../locales/es/cancellation.json' with { type: 'json' };

/** Words of a cancellation policy. Every root that renders one lists them among its texts. */
export const cancellationTexts = defineTexts('cancellation', { es, en });
