export { TravellersBlock, type TravellersBlockProps } from './travellers-block.tsx';
export {
  EMPTY_TRAVELLER,
  parseTraveller,
  type TravellerPlace,
  type TravellerValues,
} from './traveller-values.ts';
