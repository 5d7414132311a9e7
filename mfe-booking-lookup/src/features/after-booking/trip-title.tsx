import type { ConfirmedBooking } from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { formatLocalDate } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import styles from './after-booking.module.css';

export type TripTitleProps = { title: string; booking: ConfirmedBooking };

/** A heading that says which trip it is about: where to, when, and its reference. */
export function TripTitle({ title, booking }: TripTitleProps) {
  const { numberLocale } = useRemotePage();
  const { heading, referenceId, calendar, sections } = booking;
  // What was cancelled is in no calendar any more.
  const startsAt =
    calendar?.[0]?.start.at ??
    sections.flatMap((section) => (section.kind === 'journey' ? section.segments : []))[0]?.departureAt;
  const trip = startsAt ? `${heading}, ${formatLocalDate(dateOf(startsAt), numberLocale, 'short')}` : heading;
  return (
    <>
      {title}{' '}
      <span className={styles.trip}>
        {trip} · {referenceId}
      </span>
    </>
  );
}
