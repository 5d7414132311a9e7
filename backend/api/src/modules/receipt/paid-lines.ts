import { paidInTheEnd, type ConfirmedBooking, type Locale } from '@travesia/contracts';
import { bookedPriceFormat, formatNet } from '@travesia/domain';
import { bookedAmounts, bookedNumberLocale, dayOfMomentText } from '../../text/amounts.ts';
import { receiptWords } from './receipt-words.ts';

type PaidBooking = Pick<
  ConfirmedBooking,
  'totalPaid' | 'totalShown' | 'shownRate' | 'numberLocale' | 'refunds'
>;

/** What was paid for a booking and, where something went back or will, each refund and what was paid in the end. */
export function paidLines(booking: PaidBooking, locale: Locale): { label: string; value: string }[] {
  const words = receiptWords(locale);
  const amountWords = bookedAmounts(booking, locale);
  const { totalPaid, refunds = [] } = booking;
  const inTheEnd = paidInTheEnd(booking);
  return [
    { label: words('total'), value: amountWords(totalPaid) },
    ...refunds.map(({ amount, at }) => ({
      label: at === null ? words('refundDue') : words('refunded', { day: dayOfMomentText(at, locale) }),
      value: amountWords(amount),
    })),
    ...(inTheEnd && refunds.length > 0
      ? [
          {
            label: words('net'),
            value: formatNet(inTheEnd, bookedPriceFormat(booking, bookedNumberLocale(booking, locale))),
          },
        ]
      : []),
  ];
}
