export { createTwilioTexts, textAccess, tryTextAccess, type TwilioAccess } from './twilio-texts.ts';
