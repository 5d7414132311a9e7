export * from './product.ts';
export * from './set-order.ts';
export * from './words.ts';
export * from './activity-address.ts';
