export { wholePrice } from './whole-price.ts';
export { useCellPrice } from './use-cell-price.ts';
