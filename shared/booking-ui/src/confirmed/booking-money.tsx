import { useMemo, type ReactNode } from 'react';
import { bookedPriceFormat, type BookedTotal } from '@travesia/domain';
import { MoneyContext, usePriceFormat } from '@travesia/i18n';

export type BookingMoneyProps = {
  booking: BookedTotal;
  children: ReactNode;
};

/** Everything inside writes amounts as they were bought. */
export function BookingMoney({ booking, children }: BookingMoneyProps) {
  const { numberLocale } = usePriceFormat();
  const { totalPaid, totalShown, shownRate } = booking;
  const format = useMemo(
    () => bookedPriceFormat({ totalPaid, totalShown, shownRate }, numberLocale),
    [numberLocale, totalPaid, totalShown, shownRate],
  );
  return <MoneyContext value={format}>{children}</MoneyContext>;
}
