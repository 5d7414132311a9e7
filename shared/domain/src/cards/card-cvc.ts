import { cardDigits, type CardBrandRule } from './brands.ts';

/** The CVC field takes four digits whatever the brand (S-23). */
const CVC_DIGIT_CAP = 4;
const UNKNOWN_BRAND_CVC_LENGTHS = [3, 4] as const;

/** Digits only; three, for American Express three or four, three or four while the brand is unknown (S-22). */
export function isCvcValid(text: string, brand: CardBrandRule | null): boolean {
  const cvc = text.trim();
  return /^\d+$/.test(cvc) && cvcLengths(brand).includes(cvc.length);
}

export function formatCvc(text: string): string {
  return cardDigits(text).slice(0, CVC_DIGIT_CAP);
}

function cvcLengths(brand: CardBrandRule | null): readonly number[] {
  return brand?.cvcLengths ?? UNKNOWN_BRAND_CVC_LENGTHS;
}
