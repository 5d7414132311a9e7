export { isLocale, LANGUAGES, LOCALES, type Locale } from './locales.ts';
export { errorText } from '@travesia/contracts/error-texts';
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
} from './money/use-money.ts';
export { defineTexts, type Texts } from './texts/define-texts.ts';
export { type TextKey, type TextValues } from '@travesia/domain/words';
export { TextContext, type MarketWriting, type Varieties } from './texts/text-context.ts';
export { useInVariety } from './texts/use-in-variety.ts';
export { useText, type Translate } from './texts/use-text.ts';
