export { useCountries, type CountryOption } from './use-countries.ts';
