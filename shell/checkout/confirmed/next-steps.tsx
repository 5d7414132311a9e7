import { frameStyles } from '@travesia/booking-ui/frame';
import { useText } from '@travesia/i18n';
import type { ConfirmedBooking } from '@travesia/contracts';
import { PhoneLink } from '../../src/chrome/phone-link.tsx';
import { useVisitorContext } from '../../src/host/host-context.ts';
import { checkoutTexts } from '../texts.ts';
import styles from './confirmed.module.css';

/** What happens now, and whom to call. */
export function NextSteps({ booking }: { booking: ConfirmedBooking }) {
  const { t, rich } = useText(checkoutTexts);
  const { contactNumber } = useVisitorContext();
  const { ticketing, pickup } = booking;
  const onTheDay = pickup ? t('confirmed.nextPickup', { place: pickup }) : booking.onTheDay;
  return (
    <section className={frameStyles.block}>
      <h2>{t('confirmed.next')}</h2>
      <ol className={styles.next}>
        <li>{t('confirmed.nextMail', { email: booking.passenger.email })}</li>
        {ticketing && <li>{t(ticketing.ticketed ? 'confirmed.nextTicketed' : 'confirmed.nextTicket')}</li>}
        {onTheDay && <li>{onTheDay}</li>}
        <li>{rich('confirmed.nextCall', { phone: <PhoneLink number={contactNumber} /> })}</li>
      </ol>
    </section>
  );
}
