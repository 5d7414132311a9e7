export { lineWords } from './line-words.ts';
export { PaidWhere } from './paid-where.tsx';
export { PriceBreakup } from './price-breakup.tsx';
export { PriceChange, type PriceChangeProps } from './price-change.tsx';
