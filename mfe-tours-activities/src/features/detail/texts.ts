import { defineTexts } from '@travesia/i18n';
import en from '../../locales/en/detail.json' with { type: 'json' };
import es from '../../locales/es/detail.json' with { type: 'json' };

export const detailTexts = defineTexts('activity-detail', { es, en });
