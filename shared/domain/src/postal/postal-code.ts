import { POSTAL_DIGITS } from '../constants.ts';
import { POSTAL_FORMATS } from './formats.ts';

/**
 * `postal_invalid`: 5 to 6 digits were wanted; `postal_format_invalid`: the country's own format was
 * `postalCodeExample` shows it.
 */
export type PostalCodeProblem = 'field_required' | 'postal_invalid' | 'postal_format_invalid';

const DEFAULT_FORMAT = new RegExp(`^\\d{${POSTAL_DIGITS.min},${POSTAL_DIGITS.max}}$`);

/** Blanks, dashes and letter case do not matter to a postal code. */
function compact(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whoever calls may have written anything: `constructor` is no country. */
const formatOf = (countryCode: string) =>
  Object.hasOwn(POSTAL_FORMATS, countryCode) ? POSTAL_FORMATS[countryCode] : undefined;

/** What is wrong with a postal code of a country; without a country the rule is 5 to 6 digits. */
export function postalCodeProblem(countryCode: string | null, text: string): PostalCodeProblem | null {
  const code = compact(text);
  if (!countryCode) {
    if (code === '') return 'field_required';
    return DEFAULT_FORMAT.test(code) ? null : 'postal_invalid';
  }
  const format = formatOf(countryCode);
  if (!format) return null;
  const [pattern, , mayBeMissing] = format;
  if (code === '') return mayBeMissing ? null : 'field_required';
  return new RegExp(`^(?:${pattern})$`).test(code) ? null : 'postal_format_invalid';
}

/** A code as people of the country write it, for the message; `null` where there are no postal codes. */
export function postalCodeExample(countryCode: string): string | null {
  return formatOf(countryCode)?.[1] ?? null;
}

/** Whether the field must be filled in for this country. */
export function postalCodeRequired(countryCode: string | null): boolean {
  if (!countryCode) return true;
  const format = formatOf(countryCode);
  return format !== undefined && format[2] !== true;
}
