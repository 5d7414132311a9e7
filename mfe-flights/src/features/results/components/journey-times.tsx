import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { daysBetween, dateOf } from '@travesia/domain';
import { formatDayDelta, formatLocalTime, useText } from '@travesia/i18n';
import type { OfferJourney } from '../../../offers/journeys-of.ts';
import { resultsTexts } from '../texts.ts';
import styles from './offer-line.module.css';

/** When it leaves and arrives by the clocks of the airports; another day of arrival is marked (F-19). */
export function JourneyTimes({ journey }: { journey: OfferJourney }) {
  const { t, tag } = useText(resultsTexts);
  const departureAt = journey.segments[0]?.departureAt ?? '';
  const arrivalAt = journey.segments.at(-1)?.arrivalAt ?? '';
  const days = daysBetween(dateOf(departureAt), dateOf(arrivalAt));
  return (
    <p className={styles.times}>
      <time dateTime={departureAt}>{formatLocalTime(departureAt, tag)}</time>
      <span className={styles.dash}> – </span>
      <time dateTime={arrivalAt}>{formatLocalTime(arrivalAt, tag)}</time>
      {days !== 0 && (
        <sup className={styles.delta}>
          <span aria-hidden="true">{formatDayDelta(departureAt, arrivalAt)}</span>
          <VisuallyHidden>
            {days < 0 ? t('ticket.daysBefore') : t('ticket.days', { count: days })}
          </VisuallyHidden>
        </sup>
      )}
    </p>
  );
}
