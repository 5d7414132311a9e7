import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type words from '../locales/es/booking-lookup.json';

export const FLIGHT_CHANGE_WORDS = byKey(
  catalogues<typeof words>(import.meta.dirname, '../locales/*/booking-lookup.json'),
);
