import { defineTexts } from '@travesia/i18n';
import en from '../locales/en/choosing.json' with { type: 'json' };
import es from '../locales/es/choosing.json' with { type: 'json' };

/** Words of choosing among offers. Every root that renders these parts lists them among its texts. */
export const choosingTexts = defineTexts('choosing', { es, en });
