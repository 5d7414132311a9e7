import { useCallback } from 'react';
import { convertMoney, majorUnits, roundHalfUp, type Money } from '@travesia/domain';
import { formatNumber, tagOf } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';

const GROUPED_FROM = 10_000;
const SHORT_FROM = 100_000;

/** Whole units and no sign, for the narrow cells of a calendar: a line beside it says the currency. */
export function useCellPrice(): (price: Money) => string {
  const { currency, rates, numberLocale, locale } = useRemotePage();
  return useCallback(
    (price) => {
      const whole = roundHalfUp(majorUnits((rates && convertMoney(price, currency, rates)) ?? price));
      if (whole < GROUPED_FROM) return String(whole);
      return whole < SHORT_FROM
        ? formatNumber(whole, numberLocale)
        : // Of the language: that of most markets shortens a thousand to a k, which nobody there writes.
          formatNumber(whole, tagOf(locale), 'compact');
    },
    [currency, rates, numberLocale, locale],
  );
}
