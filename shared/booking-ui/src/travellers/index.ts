export { TravellerForm, type TravellerFormProps } from './traveller-form.tsx';
export {
  EMPTY_TRAVELLER,
  parseTraveller,
  type TravellerPlace,
  type TravellerValues,
} from './traveller-values.ts';
