import { defineTexts } from '@travesia/i18n';
import en from '../locales/en/late-arrival.json' with { type: 'json' };
import es from '../locales/es/late-arrival.json' with { type: 'json' };

/** Words of a flight that lands when a hotel's reception may be closed. Every root that renders it lists them. */
export const lateArrivalTexts = defineTexts('late-arrival', { es, en });
