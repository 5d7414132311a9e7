import { randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O or U (B-40). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

/** Ten random characters, 50 bits: neither sequential nor guessable (B-40). */
export function newBookingReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** What a traveller typed, as stored: spaces, dashes, case and look-alikes are forgiven; `null` if it cannot be one. */
export function normaliseBookingReference(typed: string): string | null {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (text.length !== REFERENCE_LENGTH) return null;
  return Array.from(text).every((character) => ALPHABET.includes(character)) ? text : null;
}
