import { formatLocalDate, formatMoney, useText } from '@travesia/i18n';
import type { ConfirmedBooking } from '@travesia/contracts';
import { cardBrandName, dateOf } from '@travesia/domain';
import { OrderSections } from '../itinerary/index.ts';
import { CopyButton } from '@travesia/ui/copy-button';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import { bookingTexts } from '../texts/booking-texts.ts';
import { RouteDrawing } from './route-drawing.tsx';
import styles from './confirmed.module.css';

export type BookingTicketProps = {
  booking: ConfirmedBooking;
  /** The market's own. */
  numberLocale: string;
};

/** Journey on one side of the perforation; status, reference and what was paid on the other. */
export function BookingTicket({ booking, numberLocale }: BookingTicketProps) {
  const { t, locale } = useText(bookingTexts);
  const { card } = booking.paymentInformation;
  const { ticketing } = booking;

  function ticketingLine({ ticketed, deadline }: NonNullable<typeof ticketing>): string {
    if (ticketed) return t('confirmed.ticketed');
    if (!deadline) return t('confirmed.ticketLater');
    return t('confirmed.ticketingDue', { date: formatLocalDate(dateOf(deadline), locale, 'dated') });
  }

  return (
    <Ticket as="section" className={styles.ticket} aria-label={t('confirmed.reference')}>
      <TicketMain>
        <h2 className={styles.trip}>{booking.heading}</h2>
        <RouteDrawing sections={booking.sections} shownWidth={720} shape={21 / 9} className={styles.arc} />
        <div className={styles.journeys}>
          <OrderSections sections={booking.sections} />
        </div>
      </TicketMain>
      <TicketStub className={styles.stub}>
        <p className={styles.status} data-status={booking.status}>
          {t(`confirmed.status.${booking.status}`)}
        </p>
        <dl className={styles.facts}>
          <dt>{t('confirmed.reference')}</dt>
          <dd className={styles.reference}>{booking.referenceId}</dd>
          <dd className={styles.noPrint}>
            <CopyButton
              value={booking.referenceId}
              label={t('confirmed.copy')}
              copiedLabel={t('confirmed.copied')}
              failedLabel={t('confirmed.copyFailed')}
            />
          </dd>
          {booking.supplierReference && (
            <>
              <dt>{t(`confirmed.supplierReference.${booking.kind}`)}</dt>
              <dd className={styles.locator}>{booking.supplierReference}</dd>
            </>
          )}
          {ticketing && <dd className={styles.soft}>{ticketingLine(ticketing)}</dd>}
          <dt>{t('confirmed.paid')}</dt>
          <dd className={styles.paid}>
            {formatMoney(booking.totalPaid, { locale, numberLocale, withCode: true })}
          </dd>
          {card && (
            <dd className={styles.soft}>
              {t('confirmed.card', { brand: cardBrandName(card.brand), last4: card.last4 })}
            </dd>
          )}
        </dl>
      </TicketStub>
    </Ticket>
  );
}
