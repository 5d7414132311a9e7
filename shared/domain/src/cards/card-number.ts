import { cardDigits, detectBrand } from './brands.ts';
import { passesLuhn } from './luhn.ts';

const UNKNOWN_BRAND_DIGITS = 16;

/** How many digits the number field takes (S-23). */
export function cardNumberCap(number: string): number {
  return detectBrand(number)?.lengths.at(-1) ?? UNKNOWN_BRAND_DIGITS;
}

/** The number capped and in the groups printed on the brand's cards: '4242 4242 4242 4242'. */
export function formatCardNumber(text: string): string {
  const digits = cardDigits(text).slice(0, cardNumberCap(text));
  const groups: string[] = [];
  let start = 0;
  for (const size of detectBrand(digits)?.groups ?? [4, 4, 4, 4]) {
    if (start >= digits.length) break;
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}

/** Known brand, one of its lengths, right check digit (S-18). Letters among the digits make it invalid. */
export function isCardNumberValid(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return false;
  const brand = detectBrand(digits);
  if (!brand?.lengths.includes(digits.length)) return false;
  return !brand.hasLuhnDigit || passesLuhn(digits);
}
