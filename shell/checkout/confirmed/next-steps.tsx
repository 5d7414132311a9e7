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
  const { kind } = booking;
  const isFlight = kind === 'flight' || kind === 'package';
  return (
    <section className={styles.block}>
      <h2>{t('confirmed.next')}</h2>
      <ol className={styles.next}>
        <li>{t('confirmed.nextMail', { email: booking.passenger.email })}</li>
        {isFlight && (
          <li>{t(booking.ticketing?.ticketed ? 'confirmed.nextTicketed' : 'confirmed.nextTicket')}</li>
        )}
        {isFlight && <li>{t('confirmed.nextCheckIn')}</li>}
        {!isFlight && (
          <li>
            {booking.pickup
              ? t('confirmed.nextPickup', { place: booking.pickup })
              : t(`confirmed.nextOnSite.${kind}`)}
          </li>
        )}
        <li>{rich('confirmed.nextCall', { phone: <PhoneLink number={contactNumber} /> })}</li>
      </ol>
    </section>
  );
}
