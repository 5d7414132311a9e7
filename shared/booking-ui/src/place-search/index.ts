export { PlaceField } from './place-field.tsx';
export { CITIES, PLACES, suggestionsQuery, type PlaceSource } from './place-source.tsx';
export { useTypedPlace } from './use-typed-place.ts';
