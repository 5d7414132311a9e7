import { catalogues } from '@travesia/domain/catalogues';
import type words from '../locales/es/travel.json';
import { wordsIn } from './words.ts';

/** Short words that several modules and adapters need. */
export const travelWords = wordsIn(catalogues<typeof words>(import.meta.dirname, '../locales/*/travel.json'));
