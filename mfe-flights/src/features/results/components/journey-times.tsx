import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { daysBetween, dateOf } from '@travesia/domain';
import { formatDayDelta, formatLocalTime, useText } from '@travesia/i18n';
import type { OfferJourney } from '../../../offers/journeys-of.ts';
import { resultsTexts } from '../texts.ts';
import styles from './offer-line.module.css';

/** The half of the day in small: the figures are what is compared. */
function Clock({ at }: { at: string }) {
  const { tag } = useText(resultsTexts);
  const [figures = '', half] = formatLocalTime(at, tag).split(/(?=\s[AP]M$)/);
  return (
    <time dateTime={at}>
      {figures}
      {half && <span className={styles.half}>{half}</span>}
    </time>
  );
}

/** When it leaves and arrives by the clocks of the airports; another day of arrival is marked (F-19). */
export function JourneyTimes({ journey }: { journey: OfferJourney }) {
  const { t } = useText(resultsTexts);
  const departureAt = journey.segments[0]?.departureAt ?? '';
  const arrivalAt = journey.segments.at(-1)?.arrivalAt ?? '';
  const days = daysBetween(dateOf(departureAt), dateOf(arrivalAt));
  return (
    <p className={styles.times}>
      <Clock at={departureAt} />
      <span className={styles.dash}> – </span>
      <Clock at={arrivalAt} />
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
