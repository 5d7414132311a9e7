import type { Cabin, OrderSection } from '@travesia/contracts';
import { segmentNotes } from '@travesia/contracts/segment-notes';
import { formatDayDelta, formatDuration, formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './journey.module.css';

export type JourneySection = Extract<OrderSection, { kind: 'journey' }>;

type SegmentLineProps = {
  segment: JourneySection['segments'][number];
  next: JourneySection['segments'][number] | undefined;
};

/** One flight, and the wait after it. */
function SegmentLine({ segment, next }: SegmentLineProps) {
  const { t, locale, tag } = useText(bookingTexts);
  const place = (point: SegmentLineProps['segment']['from']) =>
    [
      `${point.cityName} (${point.code})`,
      point.name,
      point.terminal && t('itinerary.terminal', { terminal: point.terminal }),
    ]
      .filter(Boolean)
      .join(', ');
  const cabinName = (cabin: string) =>
    Object.hasOwn(bookingTexts.tree.cabin, cabin) ? t(`cabin.${cabin as Cabin}`) : cabin;
  return (
    <li className={styles.segment}>
      <p className={styles.flight}>
        <b>{`${segment.carrierName} ${segment.carrierCode} ${segment.flightNumber}`}</b>
        <span className={styles.note}>
          {[...segmentNotes(segment, locale), cabinName(segment.cabin)].join(' · ')}
        </span>
      </p>
      <dl className={styles.points}>
        <dt>
          <time dateTime={segment.departureAt}>{formatLocalTime(segment.departureAt, tag)}</time>
          <span className={styles.day}>{formatLocalDate(segment.departureAt, tag, 'medium')}</span>
        </dt>
        <dd>{place(segment.from)}</dd>
        <dt className={styles.duration}>{formatDuration(segment.durationInMinutes, locale)}</dt>
        <dd aria-hidden="true" className={styles.stem} />
        <dt>
          <time dateTime={segment.arrivalAt}>{formatLocalTime(segment.arrivalAt, tag)}</time>
          <span className={styles.day}>{formatDayDelta(segment.departureAt, segment.arrivalAt)}</span>
        </dt>
        <dd>{place(segment.to)}</dd>
      </dl>
      {next && segment.connectionInMinutes !== null && (
        <p className={styles.connection}>
          {t('itinerary.connection', {
            duration: formatDuration(segment.connectionInMinutes, locale),
            city: segment.to.cityName,
          })}
          {next.from.code !== segment.to.code && (
            <strong>
              {' '}
              {t('itinerary.changeAirport', { airport: `${next.from.name} (${next.from.code})` })}
            </strong>
          )}
        </p>
      )}
    </li>
  );
}

/** Each flight and each wait of one direction (F-18); all times are the airports' own (X-03). */
export function Segments({ journey }: { journey: Pick<JourneySection, 'segments'> }) {
  const { t } = useText(bookingTexts);
  return (
    <div>
      <ol className={styles.segments}>
        {journey.segments.map((segment, index) => (
          <SegmentLine
            key={`${segment.flightNumber}-${segment.departureAt}`}
            segment={segment}
            next={journey.segments[index + 1]}
          />
        ))}
      </ol>
      <p className={styles.note}>{t('itinerary.localTimes')}</p>
    </div>
  );
}
