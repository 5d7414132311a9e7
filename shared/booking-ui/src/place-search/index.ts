export { PlaceField, type PlaceFieldProps } from './place-field.tsx';
