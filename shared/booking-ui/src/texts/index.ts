export { bookingTexts } from './booking-texts.ts';
export { useFieldError } from './use-field-error.ts';
