import { useMemo } from 'react';
import { DIAL_CODES } from '@travesia/domain';
import type { LanguageTag } from '@travesia/i18n';

export interface CountryOption {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
}

/** Countries by name as the reader's market calls them, with their dial codes. */
export function useCountries(tag: LanguageTag): readonly CountryOption[] {
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    return DIAL_CODES.map(({ country, code }) => ({
      code: country,
      name: names.of(country) ?? country,
      dialCode: code,
    })).sort((one, other) => one.name.localeCompare(other.name, tag));
  }, [tag]);
}
