import { tripStart } from '@travesia/booking-ui/confirmed';
import type { ConfirmedBooking } from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { formatLocalDate } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import styles from './after-booking.module.css';

export type TripTitleProps = { title: string; booking: ConfirmedBooking };

/** A heading that says which trip it is about: where to, when, and its reference. */
export function TripTitle({ title, booking }: TripTitleProps) {
  const { numberLocale } = useRemotePage();
  const { heading, referenceId } = booking;
  const startsAt = tripStart(booking);
  return (
    <>
      <span className={styles.eyebrow}>{title}</span> {heading}{' '}
      <span className={styles.trip}>
        {startsAt && `${formatLocalDate(dateOf(startsAt), numberLocale, 'medium')} · `}
        {referenceId}
      </span>
    </>
  );
}
