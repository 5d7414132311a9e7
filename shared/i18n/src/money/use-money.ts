import { createContext, use, useCallback } from 'react';
import { formatCharged, formatPrice, formatShown, type Money, type PriceFormat } from '@travesia/domain';

/** How amounts are written on a page. Remotes have it from `SdkPage`, the checkout provides its own. */
export const MoneyContext = createContext<PriceFormat | null>(null);

export type MoneyWords = (money: Money) => string;

export function usePriceFormat(): PriceFormat {
  const format = use(MoneyContext);
  if (!format) throw new Error('amounts need a MoneyContext above them');
  return format;
}

/** Prices in sentences: the visitor's currency first, the charge beside it where they differ (S-40, X-09, X-10). */
export function useMoney(): MoneyWords {
  const format = usePriceFormat();
  return useCallback((money) => formatPrice(money, format), [format]);
}

/** The visitor's currency alone: for filters, calendars and maps, and above a line that says the charge. */
export function useShownMoney(): MoneyWords {
  const format = usePriceFormat();
  return useCallback((money) => formatShown(money, format), [format]);
}

/** The charge, where the visitor looks at another currency; else null. */
export function useCharged(): (money: Money) => string | null {
  const format = usePriceFormat();
  return useCallback((money) => formatCharged(money, format), [format]);
}

/** Amounts of one currency that are plain numbers in minor units: those of filters and lists. */
export function useMinorMoney(currency: string): (amountMinor: number) => string {
  const money = useShownMoney();
  return useCallback((amount) => money({ amount, currency }), [money, currency]);
}
