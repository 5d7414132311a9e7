import { CodeTile } from '@travesia/ui/code-tile';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { formatDuration, formatLocalTime, formatSpokenDuration, useText } from '@travesia/i18n';
import type { JourneyView } from '../model/journey-view.ts';
import { resultsTexts } from '../texts.ts';
import styles from './journey-line.module.css';

export type JourneyLineProps = { journey: JourneyView };

/** One journey as a line of a timetable: who flies, when, how long, over where (F-19). */
export function JourneyLine({ journey }: JourneyLineProps) {
  const { t, locale } = useText(resultsTexts);
  const { stops, dayDelta } = journey;
  const dayWords = dayDelta < 0 ? t('ticket.daysBefore') : t('ticket.days', { count: dayDelta });

  return (
    <div className={styles.journey}>
      <div className={styles.airline}>
        <CodeTile code={journey.airlineCode} />
        <span>
          <span className={styles.name}>{journey.airlineName}</span>
          {journey.operatedBy.length > 0 && (
            <span className={styles.operator}>
              {t('ticket.operatedBy', { airlines: journey.operatedBy.join(', ') })}
            </span>
          )}
        </span>
      </div>
      <div className={styles.end}>
        <time className={styles.time} dateTime={journey.departure.at}>
          {formatLocalTime(journey.departure.at, locale)}
        </time>
        <span className={styles.place} title={journey.departureCity}>
          {journey.departure.iataCode}
        </span>
      </div>
      <div className={styles.way}>
        <span className={styles.duration}>
          <span aria-hidden="true">{formatDuration(journey.durationMinutes, locale)}</span>
          <VisuallyHidden>{formatSpokenDuration(journey.durationMinutes, locale)}</VisuallyHidden>
        </span>
        <span className={styles.line} aria-hidden="true">
          {stops.map((stop) => (
            <i key={`${stop.airportCode}-${stop.minutes}`} />
          ))}
        </span>
        <span className={stops.length === 0 ? styles.direct : styles.stops}>
          {stops.length === 0 ? t('ticket.direct') : t('ticket.stops', { count: stops.length })}
          {stops.length > 0 && (
            <span className={styles.waits}>
              {stops
                .map((stop) =>
                  t('ticket.wait', { place: stop.cityName, duration: formatDuration(stop.minutes, locale) }),
                )
                .join(' · ')}
            </span>
          )}
        </span>
      </div>
      <div className={styles.end}>
        <time className={styles.time} dateTime={journey.arrival.at}>
          {formatLocalTime(journey.arrival.at, locale)}
          {dayDelta !== 0 && (
            <sup className={styles.delta}>
              <span aria-hidden="true">{dayDelta > 0 ? `+${dayDelta}` : `−${-dayDelta}`}</span>
              <VisuallyHidden>{dayWords}</VisuallyHidden>
            </sup>
          )}
        </time>
        <span className={styles.place} title={journey.arrivalCity}>
          {journey.arrival.iataCode}
        </span>
      </div>
    </div>
  );
}
