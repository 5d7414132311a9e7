import { withoutInvisibleMarks } from '../names/clean-name.ts';
import { DIAL_CODE_LIST } from './dial-code-list.ts';

export interface DialCode {
  /** ISO country code. */
  readonly country: string;
  /** Without the plus, e.g. '34'. */
  readonly code: string;
  /** How many digits a national number may have, without dial code and national prefix. */
  readonly lengths: readonly number[];
  /** What is dialled before a national number inside the country, such as the 0 of 07700…; '' where nothing is. */
  readonly nationalPrefix: string;
}

/** Every country with its dial code, by country code. */
export const DIAL_CODES: readonly DialCode[] = DIAL_CODE_LIST.split(' ').map((entry) => {
  const [name = '', lengths = '', nationalPrefix = ''] = entry.split(':');
  return {
    country: name.slice(0, 2),
    code: name.slice(2),
    lengths: lengths.split(',').map(Number),
    nationalPrefix,
  };
});

/** A number without what people put between its digits, seen or unseen. */
export function plainPhone(typed: string): string {
  return withoutInvisibleMarks(typed)
    .normalize('NFKC')
    .replaceAll(/[\s().\p{Dash_Punctuation}]/gu, '');
}

/**
 * A number as the server wants it, from a picked country and what was typed.
 * A number that starts with + or 00 already names its country and is left alone.
 */
export function composePhone(country: string, typed: string): string {
  const compact = plainPhone(typed);
  if (compact === '' || compact.startsWith('+')) return compact;
  if (compact.startsWith('00')) return `+${compact.slice(2)}`;
  const entry = DIAL_CODES.find((each) => each.country === country);
  return entry ? `+${entry.code}${withoutNationalPrefix(entry, compact)}` : compact;
}

/** Of the countries that share a dial code, those that most of its numbers are of. */
const LARGEST = new Set(['AU', 'FI', 'GB', 'IT', 'MA', 'NO', 'RU', 'US']);

/** An international number for a form that picks the country beside it; null where the two would not make it again. */
export function splitPhone(
  phone: string,
  likelyCountry: string | null,
): { readonly country: string; readonly national: string } | null {
  const fitting = DIAL_CODES.filter(({ country, code }) => {
    const national = phone.slice(code.length + 1);
    return phone.startsWith(`+${code}`) && composePhone(country, national) === phone;
  });
  const found =
    fitting.find(({ country }) => country === likelyCountry) ??
    fitting.find(({ country }) => LARGEST.has(country)) ??
    fitting[0];
  return found ? { country: found.country, national: phone.slice(found.code.length + 1) } : null;
}

/** From abroad the prefix is not dialled: kept, 07700 900123 would become a number that nobody answers. */
function withoutNationalPrefix({ lengths, nationalPrefix }: DialCode, digits: string): string {
  if (nationalPrefix === '' || !digits.startsWith(nationalPrefix)) return digits;
  const rest = digits.slice(nationalPrefix.length);
  // No number begins with 0 where 0 is the prefix; another prefix may also begin a number.
  const isPrefix = nationalPrefix === '0' || !lengths.includes(digits.length);
  return isPrefix && lengths.includes(rest.length) ? rest : digits;
}

/** False where an international number has more or fewer digits than any number of its country. */
export function hasPossibleLength(phone: string): boolean {
  if (!phone.startsWith('+')) return true;
  const digits = phone.slice(1);
  const sharing = DIAL_CODES.filter(({ code }) => digits.startsWith(code));
  return (
    sharing.length === 0 || sharing.some(({ code, lengths }) => lengths.includes(digits.length - code.length))
  );
}
