export {
  PLACE_PARAMETERS,
  readDay,
  readPlace,
  readTypedPlace,
  writePlace,
  type AddressedPlace,
} from './place-address.ts';
