import { tripStart } from '@travesia/booking-ui/confirmed';
import type { ConfirmedBooking } from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { formatLocalDate } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import styles from './after-booking.module.css';

export type TripTitleProps = { title: string; booking: ConfirmedBooking };

/** The day on which a trip begins, and its reference. */
function useTripFacts(booking: ConfirmedBooking): string {
  const { numberLocale } = useRemotePage();
  const start = tripStart(booking);
  return [start && formatLocalDate(dateOf(start), numberLocale, 'medium'), booking.referenceId]
    .filter(Boolean)
    .join(' · ');
}

/** A heading of something that is done with a trip: what, and beneath it which trip. */
export function TripTitle({ title, booking }: TripTitleProps) {
  const facts = useTripFacts(booking);
  return (
    <>
      {title}{' '}
      <span className={styles.trip}>
        {booking.heading} · {facts}
      </span>
    </>
  );
}

/** The heading of a trip's own page: the trip is what is large. */
export function TripHeading({ title, booking }: TripTitleProps) {
  const facts = useTripFacts(booking);
  return (
    <>
      <span className={styles.eyebrow}>{title}</span> {booking.heading}{' '}
      <span className={styles.trip}>{facts}</span>
    </>
  );
}
