import { useMemo, type ReactNode } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { bookedPriceFormat } from '@travesia/domain';
import { MoneyContext, usePriceFormat } from '@travesia/i18n';

/** Everything inside writes amounts as they were bought. */
export function BookingMoney({ booking, children }: { booking: ConfirmedBooking; children: ReactNode }) {
  const { numberLocale } = usePriceFormat();
  const { totalPaid, totalShown } = booking;
  const format = useMemo(
    () => bookedPriceFormat({ totalPaid, totalShown }, numberLocale),
    [numberLocale, totalPaid, totalShown],
  );
  return <MoneyContext value={format}>{children}</MoneyContext>;
}
