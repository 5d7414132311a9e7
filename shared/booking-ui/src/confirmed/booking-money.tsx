import { useMemo, type ReactNode } from 'react';
import { bookedPriceFormat, type Money } from '@travesia/domain';
import { MoneyContext, usePriceFormat } from '@travesia/i18n';

export type BookingMoneyProps = {
  booking: { totalPaid: Money; totalShown?: Money | null | undefined };
  children: ReactNode;
};

/** Everything inside writes amounts as they were bought. */
export function BookingMoney({ booking, children }: BookingMoneyProps) {
  const { numberLocale } = usePriceFormat();
  const { totalPaid, totalShown } = booking;
  const format = useMemo(
    () => bookedPriceFormat({ totalPaid, totalShown }, numberLocale),
    [numberLocale, totalPaid, totalShown],
  );
  return <MoneyContext value={format}>{children}</MoneyContext>;
}
