import type { Dictionaries, FlightOffer, Itinerary } from '@travesia/contracts';
import { formatDayDelta, formatDuration, formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { searchTexts } from '../../search/index.ts';
import { carrierName, cityOf, journeyView } from '../model/journey-view.ts';
import { resultsTexts } from '../texts.ts';
import styles from './segment-list.module.css';

export type SegmentListProps = { itinerary: Itinerary; offer: FlightOffer; dictionaries: Dictionaries };

/** Each flight and each wait of a journey (F-18). */
export function SegmentList({ itinerary, offer, dictionaries }: SegmentListProps) {
  const { t, locale } = useText(resultsTexts);
  const { t: search } = useText(searchTexts);
  const stops = journeyView(itinerary, dictionaries)?.stops ?? [];
  const fares = offer.travelerPricings[0]?.fareDetailsBySegment ?? [];
  const airport = (code: string) => dictionaries.locations[code]?.name ?? code;
  const end = (point: { iataCode: string; terminal?: string | null | undefined }) =>
    [
      `${cityOf(point.iataCode, dictionaries)} (${point.iataCode})`,
      airport(point.iataCode),
      point.terminal && t('segment.terminal', { terminal: point.terminal }),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <ol role="list" className={styles.segments}>
      {itinerary.segments.map((segment, index) => {
        const stop = stops[index];
        const cabin = fares.find((fare) => fare.segmentId === segment.id)?.cabin;
        const facts = [
          t('segment.flight', {
            airline: carrierName(segment.marketingCarrierCode, dictionaries),
            number: `${segment.marketingCarrierCode} ${segment.flightNumber}`,
          }),
          segment.operatingCarrierCode !== segment.marketingCarrierCode &&
            t('ticket.operatedBy', { airlines: carrierName(segment.operatingCarrierCode, dictionaries) }),
          segment.aircraft && (dictionaries.aircraft[segment.aircraft] ?? segment.aircraft),
          cabin && search(`cabin.${cabin}`),
        ].filter(Boolean);
        return (
          <li key={segment.id}>
            <dl className={styles.segment}>
              <div>
                <dt>
                  <time dateTime={segment.departure.at}>{formatLocalTime(segment.departure.at, locale)}</time>
                  <span className={styles.day}>
                    {formatLocalDate(segment.departure.at, locale, 'medium')}
                  </span>
                </dt>
                <dd>{end(segment.departure)}</dd>
              </div>
              <div className={styles.flight}>
                <dt>
                  {t('segment.duration', { duration: formatDuration(segment.durationInMinutes, locale) })}
                </dt>
                <dd>{facts.join(' · ')}</dd>
              </div>
              <div>
                <dt>
                  <time dateTime={segment.arrival.at}>{formatLocalTime(segment.arrival.at, locale)}</time>
                  <span className={styles.day}>
                    {formatDayDelta(segment.departure.at, segment.arrival.at)}
                  </span>
                </dt>
                <dd>{end(segment.arrival)}</dd>
              </div>
            </dl>
            {stop && (
              <p className={styles.wait}>
                {t('segment.wait', { duration: formatDuration(stop.minutes, locale), place: stop.cityName })}
                {stop.changesAirport && ` ${t('segment.changesAirport', { place: stop.cityName })}`}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
