import { useMoney, useText } from '@travesia/i18n';
import type { ConfirmedBooking } from '@travesia/contracts';
import { fullName } from '@travesia/domain';
import { DataList } from '@travesia/ui/data-list';
import { PriceBreakup } from '../price/index.ts';
import { frameStyles } from '../frame/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './confirmed.module.css';
import { useRefundRows } from './use-refund-rows.ts';

/** What was paid, line by line, by whom and under which number (S-47). */
export function PaymentFacts({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(bookingTexts);
  const money = useMoney();
  const { billingInformation: billed } = booking;
  const refunds = useRefundRows(booking);
  const travellerName = (travellerId: string) => {
    const traveller = booking.travellers.find(({ id }) => id === travellerId);
    return traveller ? fullName(traveller) : '';
  };
  return (
    <section className={frameStyles.block}>
      <h2>{t('confirmed.payment')}</h2>
      <PriceBreakup
        lines={booking.priceLines}
        total={booking.totalPaid}
        payAtProperty={booking.payAtProperty}
        keptByUs={booking.keptByUs}
        travellerName={travellerName}
        travellerCount={booking.partySize ?? booking.travellers.length}
        firstPaid={booking.paymentInformation.transactions[0]?.amount}
      />
      {refunds.length > 0 && (
        <DataList
          rows={[{ key: 'paid', term: t('confirmed.paid'), value: money(booking.totalPaid) }, ...refunds]}
        />
      )}
      <div className={styles.soft}>
        {billed ? (
          <>
            <p>
              {t('confirmed.billing', {
                name: billed.cardHolderName,
                city: billed.city,
                country: billed.country,
              })}
            </p>
            <p>{t('confirmed.receipt', { email: billed.emailId })}</p>
          </>
        ) : (
          <p>{booking.paymentInformation.paidWith}</p>
        )}
        {booking.paymentInformation.transactions.map(({ transactionId }) => (
          <p key={transactionId} className={styles.transaction}>
            {t('confirmed.transaction', { id: transactionId })}
          </p>
        ))}
      </div>
    </section>
  );
}
