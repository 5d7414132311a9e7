export { createTwilioTexts, textAccess, tryTextAccess } from './twilio-texts.ts';
