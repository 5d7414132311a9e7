import type { CardBrand } from './brands.ts';

/** Brands as their holders know them; names, not words to translate. */
const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  dankort: 'Dankort',
  forbrugsforeningen: 'Forbrugsforeningen',
  maestro: 'Maestro',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
  discover: 'Discover',
  jcb: 'JCB',
};

/** The server may know brands that this page does not. */
export function cardBrandName(brand: string): string {
  return Object.hasOwn(CARD_BRAND_NAMES, brand) ? CARD_BRAND_NAMES[brand as CardBrand] : brand;
}
