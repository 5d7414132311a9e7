import type { GeoReply, Locale } from '@travesia/contracts';
import { byLocale, DEFAULT_CURRENCY } from '@travesia/domain';
import { countryName } from '@travesia/geography';
import { currencyOfCountry } from './country-currency.ts';
import type { CountryDatabase } from './ports.ts';

const CURRENCY_NAMES = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));
const REGIONAL_INDICATOR_A = 0x1f1e6;
const LETTER_A = 65;

function flagOf(countryCode: string): string {
  return String.fromCodePoint(
    ...Array.from(countryCode, (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - LETTER_A),
  );
}

/** Where a visitor is, as far as the address tells (P-18, B-18). */
export function createGeoService({
  countries,
  defaultCountry,
}: {
  readonly countries: CountryDatabase;
  /** Told for addresses of no country; empty tells nothing. */
  readonly defaultCountry: string;
}) {
  return {
    locate(address: string, locale: Locale): GeoReply | null {
      const countryCode = countries.countryOf(address) ?? defaultCountry;
      if (countryCode === '') return null;
      const currencyCode = currencyOfCountry(countryCode) ?? DEFAULT_CURRENCY;
      return {
        country: countryName(countryCode, locale),
        country_code: countryCode,
        currency: {
          currency_code: currencyCode,
          currency_name: CURRENCY_NAMES[locale].of(currencyCode) ?? currencyCode,
        },
        flag: { emoji: flagOf(countryCode) },
      };
    },
  };
}
export type GeoService = ReturnType<typeof createGeoService>;
