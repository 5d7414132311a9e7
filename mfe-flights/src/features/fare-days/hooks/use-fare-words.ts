import type { Money } from '@travesia/domain';
import { formatAge, useShownMoney, useText } from '@travesia/i18n';
import { fareDaysTexts } from '../texts.ts';
import type { DayFare } from './use-fare-days.ts';

const MINUTE_MS = 60_000;

export type ShownFare = {
  fare: DayFare;
  /** The total to show; null where none is known. */
  price: Money | null;
  isCurrent: boolean;
  /** The search itself: whether its flights are known. */
  isSettled: boolean;
  /** The price is with a checked bag. */
  withBag: boolean;
};

/** A price in words, or what is known instead of it; and how old it is. */
export function useFareWords({ fare, price, isCurrent, isSettled, withBag }: ShownFare) {
  const { t, locale } = useText(fareDaysTexts);
  const money = useShownMoney();
  const { state } = fare;
  const age = fare.ageMinutes === null ? '' : formatAge(0, fare.ageMinutes * MINUTE_MS, locale);
  const inWords = () => {
    if (price) return money(price);
    if (isCurrent && isSettled) return t(withBag ? 'noBag' : 'none');
    if (isCurrent || state === 'loading') return '…';
    return state === 'none' || state === 'checking' ? t(state) : t('open');
  };
  const note = () => {
    if (isCurrent) return t('current');
    if (state === 'unknown' || state === 'failed') return t(state);
    if (state === 'old') return t('old', { age });
    return age;
  };
  return { words: inWords(), note: note() };
}
