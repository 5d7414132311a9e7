export {
  postalCodeExample,
  postalCodeProblem,
  postalCodeRequired,
  type PostalCodeProblem,
} from './postal-code.ts';
export * from './region-kinds.ts';
