import type { Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../locales/es/field-errors.json';

const TEXTS = catalogues<typeof words>(import.meta.dirname, '../locales/*/field-errors.json');

/** Words for a field's problem; a code without its own gets the general words. */
export function fieldText(code: string, locale: Locale): string {
  const texts: Readonly<Record<string, string>> = TEXTS[locale];
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? TEXTS[locale].value_invalid;
}
