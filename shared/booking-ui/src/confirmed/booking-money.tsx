import { useMemo, type ReactNode } from 'react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { majorUnits } from '@travesia/domain';
import { MoneyContext, usePriceFormat } from '@travesia/i18n';

/** Amounts of a booking stay as they were bought: in the buyer's currency by the rate of that day. */
export function BookingMoney({ booking, children }: { booking: ConfirmedBooking; children: ReactNode }) {
  const { numberLocale } = usePriceFormat();
  const { totalPaid, totalShown } = booking;
  const format = useMemo(() => {
    if (!totalShown || totalPaid.amount === 0) {
      return { numberLocale, currency: totalPaid.currency, rates: null };
    }
    const rate = majorUnits(totalShown) / majorUnits(totalPaid);
    const rates = { base: totalPaid.currency, rates: { [totalShown.currency]: rate } };
    return { numberLocale, currency: totalShown.currency, rates };
  }, [numberLocale, totalPaid, totalShown]);
  return <MoneyContext value={format}>{children}</MoneyContext>;
}
