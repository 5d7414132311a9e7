export { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, type Locale } from './locales.ts';
export { errorText, type ErrorTextCode } from '@travesia/contracts/error-texts';
export {
  deskHours,
  formatAge,
  formatClock,
  formatCountdown,
  formatDateRange,
  formatDayDelta,
  formatDuration,
  formatLocalDate,
  formatLocalTime,
  formatMoment,
  formatNumber,
  formatSpokenDuration,
  tagOf,
  type LanguageTag,
} from '@travesia/domain';
export { Charged } from './money/charged.tsx';
export {
  MoneyContext,
  useCharged,
  useMinorMoney,
  useMoney,
  usePriceFormat,
  useShownMoney,
  type MoneyWords,
} from './money/use-money.ts';
export { defineTexts, type Texts } from './texts/define-texts.ts';
export { type TextKey, type TextTree, type TextValues } from '@travesia/domain/words';
export { TextContext, type MarketWriting, type Varieties, type WordSource } from './texts/text-context.ts';
export { useInVariety } from './texts/use-in-variety.ts';
export { useText, type Translate, type UseText } from './texts/use-text.ts';
