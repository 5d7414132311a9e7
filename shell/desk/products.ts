/** Kinds of orders that have a name at the desk, as far as they are sold by themselves. */
export const SOLD_PRODUCTS = ['flight', 'hotel', 'package', 'activity', 'tour'] as const;
/** Its supplier is told by phone, so nobody but a person cancels it (D-18). */
export const ENDED_BY_HAND = 'by-hand';
export const PRODUCTS = [...SOLD_PRODUCTS, 'flight-change', 'flight-services', ENDED_BY_HAND] as const;
