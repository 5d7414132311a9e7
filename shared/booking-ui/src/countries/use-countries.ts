import { useMemo } from 'react';
import { DIAL_CODES } from '@travesia/domain';
import type { Locale } from '@travesia/i18n';

export interface CountryOption {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
}

/** Countries by name in the reader's language, with their dial codes. */
export function useCountries(locale: Locale): readonly CountryOption[] {
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return DIAL_CODES.map(({ country, code }) => ({
      code: country,
      name: names.of(country) ?? country,
      dialCode: code,
    })).sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [locale]);
}
