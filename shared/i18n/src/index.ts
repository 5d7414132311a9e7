export { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, type Locale } from './locales.ts';
export { errorText, type ErrorTextCode } from '@travesia/contracts/error-texts';
export { formatDateRange, formatDayDelta, formatLocalDate, type DateStyle } from './format/date.ts';
export { formatAge, formatClock } from './format/instant.ts';
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
export { formatNumber } from './format/number.ts';
export { formatLocalTime } from '@travesia/domain';
export { formatCountdown, formatDuration, formatSpokenDuration } from './format/time.ts';
export { defineTexts, type Texts } from './texts/define-texts.ts';
export { type TextKey, type TextTree, type TextValues } from '@travesia/domain/words';
export { TextContext, type Varieties, type WordSource } from './texts/text-context.ts';
export { useInVariety } from './texts/use-in-variety.ts';
export { useText, type Translate, type UseText } from './texts/use-text.ts';
