export { useCountries } from './use-countries.ts';
