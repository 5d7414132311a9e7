import { useCallback } from 'react';
import { convertMoney, type Money } from '@travesia/domain';
import { formatMoney } from '@travesia/i18n';
import { useRemotePage } from './remote-page.tsx';

export type MoneyWords = (money: Money, options?: { withCode?: boolean }) => string;

/** Amounts in the visitor's currency where its rate is known, else as they are. */
export function useMoney(): MoneyWords {
  const { locale, numberLocale, currency, rates } = useRemotePage();
  return useCallback(
    (money, options = {}) => {
      const shown = (rates && convertMoney(money, currency, rates)) ?? money;
      const withCode = options.withCode ? { withCode: true } : {};
      return formatMoney(shown, { locale, numberLocale, ...withCode });
    },
    [locale, numberLocale, currency, rates],
  );
}

/** Amounts of one currency that are plain numbers in minor units: those of filters and lists. */
export function useMinorMoney(currency: string): (amountMinor: number) => string {
  const money = useMoney();
  return useCallback((amount) => money({ amount, currency }), [money, currency]);
}
