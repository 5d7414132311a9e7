import { bookingTexts } from '@travesia/booking-ui/texts';
import { paidInTheEnd, type DeskBooking } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { formatMoment, useText } from '@travesia/i18n';
import { Tag, type TagProps } from '@travesia/ui/chip';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { DeskHeading } from '../frame/desk-heading.tsx';
import { deskTexts } from '../texts.ts';
import { usePartName } from './use-part-name.ts';
import styles from './booking.module.css';

const TONES: Partial<Record<DeskBooking['state'] | 'cancelled', TagProps['tone']>> = {
  confirmed: 'good',
  held: 'attention',
  order_unknown: 'attention',
  capture_retry: 'attention',
  manual_review: 'bad',
  declined: 'bad',
};

/** Which booking it is, how it stands, and what it is worth. */
export function BookingHead({ booking }: { booking: DeskBooking }) {
  const { t, tag } = useText(deskTexts);
  const words = useText(bookingTexts);
  const { shown, market, kind, createdAt } = booking;
  // The payment of a booking that was cancelled later stays confirmed.
  const state = shown?.status === 'cancelled' ? 'cancelled' : booking.state;
  const reference = booking.reference ?? t('found.noReference');
  const kindName = usePartName()(kind);
  const refunded = shown && paidInTheEnd(shown)?.refunded;
  return (
    <header className={styles.head}>
      <div className={styles.which}>
        <p className={styles.facts}>
          <strong className={styles.reference}>{reference}</strong>
          <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
          {shown && <Tag>{kindName}</Tag>}
          <span
            className={styles.soft}
          >{`${market} · ${formatMoment(Date.parse(shown?.bookedAt ?? createdAt), tag)}`}</span>
        </p>
        <DeskHeading>
          <VisuallyHidden>{`${reference} · `}</VisuallyHidden>
          {shown?.heading ?? kindName}
        </DeskHeading>
      </div>
      {shown && (
        <p className={styles.total}>
          <span className={styles.soft}>{t('call.total')}</span>
          <strong>{formatMoney(shown.totalPaid, tag)}</strong>
          {shown.totalShown && <span className={styles.soft}>{formatMoney(shown.totalShown, tag)}</span>}
          {shown.payAtProperty && (
            <span className={styles.soft}>
              {`${words.t('price.atProperty')}: ${formatMoney(shown.payAtProperty, tag)}`}
            </span>
          )}
          {refunded && refunded.amount > 0 && (
            <span className={styles.soft}>{`${t('ledger.refunded')}: ${formatMoney(refunded, tag)}`}</span>
          )}
        </p>
      )}
    </header>
  );
}
