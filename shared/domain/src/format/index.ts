export * from './date-text.ts';
export * from './duration-text.ts';
export { tagOf, type LanguageTag } from './language-tag.ts';
export * from './moment-text.ts';
export * from './number-text.ts';
export * from './time-text.ts';
