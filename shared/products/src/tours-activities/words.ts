import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type activityWords from '../locales/es/activities.json';
import type tourWords from '../locales/es/tours.json';

export const ACTIVITY_WORDS = byKey(
  catalogues<typeof activityWords>(import.meta.dirname, '../locales/*/activities.json'),
);

export const TOUR_WORDS = byKey(catalogues<typeof tourWords>(import.meta.dirname, '../locales/*/tours.json'));
