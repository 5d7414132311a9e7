import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type words from '../locales/es/hotels.json';

export const HOTEL_WORDS = byKey(catalogues<typeof words>(import.meta.dirname, '../locales/*/hotels.json'));
