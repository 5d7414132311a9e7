export { bookingTexts } from './booking-texts.ts';
export { useFieldWords } from './use-field-words.ts';
