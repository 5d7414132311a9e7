export { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, type Locale } from '@travesia/domain';
