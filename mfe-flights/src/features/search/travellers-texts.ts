import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/travellers.json' with { type: 'json' };
import es from '../../locales/es/travellers.json' with { type: 'json' };

/** Of the sheet that asks who travels, which is loaded when it is opened. */
export const travellersTexts = defineTexts('flight-travellers', { es, en });
