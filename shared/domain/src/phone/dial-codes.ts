import { withoutInvisibleMarks } from '../names/clean-name.ts';
import { DIAL_CODE_LIST } from './dial-code-list.ts';

export interface DialCode {
  /** ISO country code. */
  readonly country: string;
  /** Without the plus, e.g. '34'. */
  readonly code: string;
}

/** Every country with its dial code, by country code. */
export const DIAL_CODES: readonly DialCode[] = DIAL_CODE_LIST.split(' ').map((entry) => ({
  country: entry.slice(0, 2),
  code: entry.slice(2),
}));

export function dialCodeOf(country: string): string | null {
  return DIAL_CODES.find((entry) => entry.country === country)?.code ?? null;
}

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
  const code = dialCodeOf(country);
  return code ? `+${code}${compact}` : compact;
}
