export interface CountryDatabase {
  /** ISO 3166 alpha-2; `null` for an address that belongs to no country. */
  countryOf(address: string): string | null;
}
