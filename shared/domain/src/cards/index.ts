export * from './brands.ts';
export * from './card-cvc.ts';
export * from './card-expiry.ts';
export * from './card-number.ts';
export * from './luhn.ts';
export * from './validate-card.ts';
export { cardBrandName } from './card-brand-names.ts';
