export { TravellersBlock, type TravellersBlockProps } from './travellers-block.tsx';
export { EMPTY_TRAVELLER, type TravellerPlace } from './traveller-values.ts';
