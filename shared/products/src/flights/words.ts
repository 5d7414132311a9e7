import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type words from '../locales/es/flights.json';

export const FLIGHT_WORDS = byKey(catalogues<typeof words>(import.meta.dirname, '../locales/*/flights.json'));
