import { useCallback, useMemo } from 'react';
import { convertMoney, majorUnits, roundHalfUp, type Money } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';

const SHORT_FROM = 10_000;

/** Whole units and no sign, for the narrow cells of a calendar: a line beside it says the currency. */
export function useCellPrice(): (price: Money) => string {
  const { currency, rates, numberLocale } = useRemotePage();
  const short = useMemo(
    () => new Intl.NumberFormat(numberLocale, { notation: 'compact', maximumFractionDigits: 1 }),
    [numberLocale],
  );
  return useCallback(
    (price) => {
      const whole = roundHalfUp(majorUnits((rates && convertMoney(price, currency, rates)) ?? price));
      return whole < SHORT_FROM ? String(whole) : short.format(whole);
    },
    [currency, rates, short],
  );
}
