export * from './product.ts';
export * from './words.ts';
