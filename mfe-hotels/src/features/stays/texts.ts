import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/stays.json' with { type: 'json' };
import es from '../../locales/es/stays.json' with { type: 'json' };

/** Words for what a hotel is and has, used by every screen that shows one. */
export const staysTexts = defineTexts('hotel-stays', { es, en });
