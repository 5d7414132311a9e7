import type { Cabin, OrderSection } from '@travesia/contracts';
import { formatDuration, formatLocalTime, useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';
import styles from './journey.module.css';

export type JourneySection = Extract<OrderSection, { kind: 'journey' }>;

export type SegmentLineProps = {
  segment: JourneySection['segments'][number];
  next: JourneySection['segments'][number] | undefined;
};

/** One flight, and the wait after it. */
export function SegmentLine({ segment, next }: SegmentLineProps) {
  const { t, locale } = useText(bookingTexts);
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
          {[
            segment.operatedBy && t('itinerary.operatedBy', { carrier: segment.operatedBy }),
            segment.aircraft,
            cabinName(segment.cabin),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <dl className={styles.points}>
        <dt>{formatLocalTime(segment.departureAt, locale)}</dt>
        <dd>{place(segment.from)}</dd>
        <dt className={styles.duration}>{formatDuration(segment.durationInMinutes, locale)}</dt>
        <dd aria-hidden="true" className={styles.stem} />
        <dt>{formatLocalTime(segment.arrivalAt, locale)}</dt>
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
