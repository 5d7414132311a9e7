export { bookingTexts } from './booking-texts.ts';
export { useFieldWords, type FieldWordsOptions } from './use-field-words.ts';
