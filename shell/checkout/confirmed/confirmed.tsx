import { useId } from 'react';
import { useText } from '@travesia/i18n';
import { AmendmentFacts } from '@travesia/booking-ui/amendment';
import {
  BookingMoney,
  BookingTicket,
  BookingTimeline,
  PaymentFacts,
  PolicyList,
  TravellerList,
  useStartStep,
  type TimelineStep,
} from '@travesia/booking-ui/confirmed';
import { frameStyles } from '@travesia/booking-ui/frame';
import { KeepBooking } from '@travesia/booking-ui/keep';
import type { ConfirmedBooking } from '@travesia/contracts';
import { fullName } from '@travesia/domain';
import { buttonClass } from '@travesia/ui/button';
import { ShellLink } from '../../src/chrome/shell-link.tsx';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { useCheckout } from '../services/checkout-services.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { useStepTitle } from '../steps/step-title.ts';
import { checkoutTexts } from '../texts.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './confirmed.module.css';

/** Where the traveller is going; null where it is more than there and back, or no flight. */
function destinationOf({ sections }: ConfirmedBooking): string | null {
  const journeys = sections.filter((section) => section.kind === 'journey');
  return journeys.length <= 2 ? (journeys[0]?.destination.cityName ?? null) : null;
}

/** The confirmation (S-47): the ticket, large, and everything one may want to look up or print. */
export function Confirmed({ booking }: { booking: ConfirmedBooking }) {
  const { t } = useText(checkoutTexts);
  const { api, print } = useCheckout();
  const { contactNumber } = useVisitorContext();
  useStepTitle(booking.title);
  const changed = useId();
  /** Of a change that was paid; a booking itself has no title of its own. */
  const amendment = booking.title === undefined ? undefined : booking.revised?.amendment;
  const destination = destinationOf(booking);
  const start = useStartStep(booking);
  const steps: TimelineStep[] = [
    { id: 'booked', what: t('confirmed.booked') },
    ...(booking.ticketing
      ? [{ id: 'tickets', what: t('confirmed.tickets'), isAhead: !booking.ticketing.ticketed }]
      : []),
    ...(start ? [start] : []),
  ];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <StepHeading className={styles.title}>{booking.title ?? t('confirmed.title')}</StepHeading>
        <p className={styles.thanks}>
          {destination && !amendment
            ? t('confirmed.going', { name: booking.passenger.firstName, city: destination })
            : t(amendment ? 'confirmed.thanksChange' : 'confirmed.thanks', {
                name: booking.passenger.firstName,
              })}{' '}
          {/* On a phone the ticket with it begins below the fold. */}
          <strong>{t('waiting.reference', { reference: booking.referenceId })}</strong>
        </p>
        <p className={styles.actions}>
          <ShellLink
            path={`/user/my-journey/booking-detail?booking=${booking.referenceId}`}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('confirmed.seeBooking')}
          </ShellLink>
          {!amendment && (
            <ShellLink path="/" className={buttonClass({ variant: 'quiet' })}>
              {t('confirmed.home')}
            </ShellLink>
          )}
        </p>
      </header>
      <KeepBooking booking={booking} api={api} print={print} />
      <BookingMoney booking={booking}>
        {amendment && (
          <section className={frameStyles.block} aria-labelledby={changed}>
            <h2 id={changed}>{t('confirmed.changed')}</h2>
            <AmendmentFacts
              amendment={amendment}
              travellers={booking.travellers.map((traveller) => ({
                id: traveller.id,
                name: fullName(traveller),
              }))}
              isPaid
            />
          </section>
        )}
        {!amendment && <BookingTimeline steps={steps} />}
        <BookingTicket booking={booking} />
        <div className={frameStyles.halves}>
          <div className={frameStyles.column}>
            <NextSteps booking={booking} />
            <TravellerList booking={booking} />
            <PolicyList
              booking={booking}
              elsewhere={{
                contactNumber,
                tripsLink: (words) => <ShellLink path="/user/my-journey">{words}</ShellLink>,
              }}
            />
          </div>
          <div className={frameStyles.column}>
            <PaymentFacts booking={booking} />
          </div>
        </div>
      </BookingMoney>
    </div>
  );
}
