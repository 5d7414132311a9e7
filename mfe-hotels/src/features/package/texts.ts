import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/package.json' with { type: 'json' };
import es from '../../locales/es/package.json' with { type: 'json' };

export const packageTexts = defineTexts('hotel-package', { es, en });
