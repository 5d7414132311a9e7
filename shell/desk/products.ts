/** Kinds of orders that have a name at the desk, as far as they are sold by themselves. */
export const SOLD_PRODUCTS = ['flight', 'hotel', 'package', 'activity', 'tour'] as const;
export const PRODUCTS = [...SOLD_PRODUCTS, 'flight-change', 'flight-services'] as const;
