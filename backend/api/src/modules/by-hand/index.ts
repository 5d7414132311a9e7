export { createBookByHand, type BookByHand } from './book-by-hand.ts';
export { byHandKind } from './by-hand-kind.ts';
