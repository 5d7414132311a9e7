import { paidInTheEnd, type ConfirmedBooking } from '@travesia/contracts';
import { dateOf, formatNet } from '@travesia/domain';
import { formatLocalDate, useMoney, usePriceFormat, useText } from '@travesia/i18n';
import type { DataRow } from '@travesia/ui/data-list';
import { bookingTexts } from '../texts/booking-texts.ts';

/** Each refund of a booking and what was paid in the end; none where nothing went back, or will. */
export function useRefundRows(booking: ConfirmedBooking): readonly DataRow[] {
  const { t, tag } = useText(bookingTexts);
  const money = useMoney();
  const format = usePriceFormat();
  const { refunds = [] } = booking;
  const inTheEnd = paidInTheEnd(booking);
  if (!inTheEnd || refunds.length === 0) return [];
  return [
    ...refunds.map(({ amount, at }, place) => ({
      key: `refund-${place}`,
      term: at
        ? t('confirmed.refunded', { date: formatLocalDate(dateOf(at), tag, 'dated') })
        : t('confirmed.refundDue'),
      value: money(amount),
    })),
    { key: 'net', term: t('confirmed.net'), value: formatNet(inTheEnd, format), strong: true },
  ];
}
