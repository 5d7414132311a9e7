import { Fragment } from 'react';
import { Charged, formatLocalDate, useMoney, usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { paidWithOf, type ConfirmedBooking } from '@travesia/contracts';
import { dateOf, formatMoney, fullName } from '@travesia/domain';
import { OrderSections, RouteDrawing } from '../itinerary/index.ts';
import { CopyButton } from '@travesia/ui/copy-button';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import { bookingTexts } from '../texts/booking-texts.ts';
import { referencesOf } from './references-of.ts';
import { useRefundRows } from './use-refund-rows.ts';
import styles from './confirmed.module.css';

/** Journey on one side of the perforation; status, reference and what was paid on the other. */
export function BookingTicket({ booking }: { booking: ConfirmedBooking }) {
  const { t, tag } = useText(bookingTexts);
  const money = useMoney();
  const shown = useShownMoney();
  const { numberLocale } = usePriceFormat();
  const { ticketing } = booking;
  const numbers = ticketing?.numbers ?? [];
  const references = referencesOf(booking);
  const refunds = useRefundRows(booking);

  function travellerName(travellerId: string): string {
    const traveller = booking.travellers.find(({ id }) => id === travellerId);
    return traveller ? fullName(traveller) : '';
  }

  function ticketingLine({ ticketed, deadline }: NonNullable<typeof ticketing>): string {
    if (booking.status === 'cancelled') return t('confirmed.ticketsVoid');
    if (ticketed) return t('confirmed.ticketed');
    if (!deadline) return t('confirmed.ticketLater');
    return t('confirmed.ticketingDue', { date: formatLocalDate(dateOf(deadline), tag, 'dated') });
  }

  return (
    <Ticket as="section" className={styles.ticket} aria-label={t('confirmed.reference')}>
      <TicketMain>
        <h2 className={styles.trip} data-status={booking.status}>
          {booking.heading}
        </h2>
        {booking.cancelled?.map(({ kindName, heading }) => (
          <p key={heading} className={styles.cancelled}>
            {t('confirmed.cancelledPart', { kind: kindName, heading })}
          </p>
        ))}
        <RouteDrawing sections={booking.sections} shownWidth={720} shape={21 / 9} className={styles.arc} />
        <div className={styles.journeys}>
          <OrderSections
            sections={booking.sections}
            addedBags={{ bags: booking.additionalServices.baggages, travellerName }}
          />
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
          {references.map(({ label, locator }) => (
            <Fragment key={locator}>
              <dt>{label ?? t('confirmed.supplierReference')}</dt>
              <dd className={styles.locator}>{locator}</dd>
            </Fragment>
          ))}
          {ticketing && <dd className={styles.soft}>{ticketingLine(ticketing)}</dd>}
          {numbers.length > 0 && (
            <>
              <dt>{t('confirmed.ticketNumbers', { count: numbers.length })}</dt>
              {numbers.map((number, place) => (
                <dd key={number}>
                  <span className={styles.locator}>{number}</span> {ticketing?.holders?.[place]}
                </dd>
              ))}
            </>
          )}
          <dt>{t(booking.status === 'held' ? 'confirmed.toPay' : 'confirmed.paid')}</dt>
          <dd className={styles.paid}>
            {shown(booking.totalPaid)} <Charged amount={booking.totalPaid} className={styles.charged} />
          </dd>
          {(booking.status === 'held' ? [] : paidWithOf(booking.paymentInformation, money)).map((text) => (
            <dd key={text} className={styles.soft}>
              {text}
            </dd>
          ))}
          {booking.payAtProperty && (
            <>
              <dt>{t('price.atProperty')}</dt>
              {/* In the money that the property takes. */}
              <dd>{formatMoney(booking.payAtProperty, numberLocale)}</dd>
              <dd className={styles.soft}>{t('price.notInTotal')}</dd>
            </>
          )}
          {refunds.map(({ key, term, value, strong }) => (
            <Fragment key={key}>
              <dt>{term}</dt>
              <dd className={strong ? styles.paid : undefined}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </TicketStub>
    </Ticket>
  );
}
