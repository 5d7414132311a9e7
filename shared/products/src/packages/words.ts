import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type words from '../locales/es/packages.json';

export const PACKAGE_WORDS = byKey(
  catalogues<typeof words>(import.meta.dirname, '../locales/*/packages.json'),
);
