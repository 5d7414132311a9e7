import type { ConfirmedBooking } from '@travesia/contracts';
import { formatLocalDate, formatMoney, useText } from '@travesia/i18n';
import { Journey } from '@travesia/booking-ui/itinerary';
import { PriceBreakup } from '@travesia/booking-ui/price';
import { Button, ButtonLink } from '@travesia/ui/button';
import { CopyButton } from '@travesia/ui/copy-button';
import { RouteArc } from '@travesia/ui/route-arc';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import { PhoneLink } from '../../src/chrome/phone-link.tsx';
import { hrefOf } from '../../src/host/host.ts';
import { useHost, useVisitorContext } from '../../src/host/host-context.ts';
import { checkoutTexts } from '../texts.ts';
import { TravellerList } from './traveller-list.tsx';
import styles from './confirmation.module.css';

/** The ticket, large (S-47): what was booked, what was paid, what happens next. */
export function Confirmation({ booking }: { booking: ConfirmedBooking }) {
  const { t, rich, locale } = useText(checkoutTexts);
  const host = useHost();
  const { contactNumber, market } = useVisitorContext();
  const numberLocale = market.numberLocale[locale];
  const { card, transactions } = booking.paymentInformation;
  const journeys = booking.sections.filter((section) => section.kind === 'journey');
  const [onward] = journeys;

  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>{t('confirmed.title')}</h1>
        <p className={styles.soft}>{t('confirmed.thanks', { name: booking.passenger.firstName })}</p>
      </header>
      <Ticket as="section" aria-label={booking.heading}>
        <TicketMain>
          {onward && (
            <RouteArc
              from={{ latitude: onward.origin.lat, longitude: onward.origin.lon, label: onward.origin.code }}
              to={{
                latitude: onward.destination.lat,
                longitude: onward.destination.lon,
                label: onward.destination.code,
              }}
              title={booking.heading}
            />
          )}
          {journeys.map((journey) => (
            <Journey key={journey.journeyType} journey={journey} headingLevel={2} />
          ))}
        </TicketMain>
        <TicketStub>
          <dl className={styles.facts}>
            <dt>{t('confirmed.reference')}</dt>
            <dd className={styles.reference}>{booking.referenceId}</dd>
          </dl>
          <CopyButton
            value={booking.referenceId}
            label={t('confirmed.copy')}
            copiedLabel={t('confirmed.copied')}
            failedLabel={booking.referenceId}
          />
          <p className={styles.status}>{t(`confirmed.status.${booking.status}`)}</p>
          {booking.ticketing && (
            <p className={styles.soft}>
              {booking.ticketing.ticketed || !booking.ticketing.deadline
                ? t('confirmed.ticketed')
                : t('confirmed.ticketingDue', {
                    date: formatLocalDate(booking.ticketing.deadline, locale, 'dated'),
                  })}
            </p>
          )}
          {booking.supplierReference && (
            <p className={styles.soft}>
              {t('confirmed.airlineReference')}: {booking.supplierReference}
            </p>
          )}
        </TicketStub>
      </Ticket>
      <div className={styles.columns}>
        <section className={styles.block}>
          <h2>{t('confirmed.travellers')}</h2>
          <TravellerList booking={booking} />
        </section>
        <section className={styles.block}>
          <h2>{t('confirmed.payment')}</h2>
          <PriceBreakup
            lines={booking.priceLines}
            total={booking.totalPaid}
            travellerCount={booking.travellers.length}
            numberLocale={numberLocale}
          />
          <p>
            <b>{t('confirmed.paid')}: </b>
            {formatMoney(booking.totalPaid, { locale, numberLocale, withCode: true })}
          </p>
          {card && <p>{t('confirmed.card', { brand: card.brand, last4: card.last4 })}</p>}
          {transactions.map(({ transactionId }) => (
            <p key={transactionId} className={styles.soft}>
              {t('confirmed.transaction', { id: transactionId })}
            </p>
          ))}
          <p className={styles.soft}>
            {t('confirmed.billing', {
              name: booking.billingInformation.cardHolderName,
              city: booking.billingInformation.city,
              country: booking.billingInformation.country,
            })}
          </p>
        </section>
        {booking.policies.length > 0 && (
          <section className={styles.block}>
            <h2>{t('confirmed.policies')}</h2>
            {booking.policies.map((policy) => (
              <p key={policy.code}>
                <b>{policy.title}. </b>
                {policy.text}
              </p>
            ))}
          </section>
        )}
        <section className={styles.block}>
          <h2>{t('confirmed.next')}</h2>
          <ol>
            <li>{t('confirmed.nextTicket')}</li>
            <li>{rich('confirmed.nextCall', { phone: <PhoneLink number={contactNumber} /> })}</li>
          </ol>
          <p className={styles.actions}>
            <Button onClick={() => window.print()}>{t('confirmed.print')}</Button>
            <ButtonLink href={hrefOf(host, '/')}>{t('confirmed.home')}</ButtonLink>
          </p>
        </section>
      </div>
    </div>
  );
}
