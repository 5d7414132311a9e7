import type { ContactNumber } from '@travesia/contracts';

/** The entry of the visitor's country, else the one without a country, else the configured number (P-19). */
export function contactNumberOf(
  contacts: readonly ContactNumber[],
  countryCode: string | null,
  fallback: string,
): string {
  const own = countryCode && contacts.find((entry) => entry.countryCode === countryCode);
  const general = contacts.find((entry) => entry.countryCode === null);
  return (own || general)?.contactNumber ?? fallback;
}
