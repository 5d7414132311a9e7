import type { JourneyType } from '@travesia/domain';
import { formatDayDelta, formatDuration, formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { Disclosure } from '@travesia/ui/disclosure';
import { bookingTexts } from '../texts/booking-texts.ts';
import { Segments, type JourneySection } from './segments.tsx';
import styles from './journey.module.css';

/** Bags that were bought besides the included ones, and how their travellers are called on this page. */
type AddedBags = {
  bags: readonly { journeyType: JourneyType; travellerId: string; quantity: number }[];
  travellerName: (travellerId: string) => string;
};
export type JourneyProps = {
  journey: JourneySection;
  addedBags?: AddedBags | undefined;
  headingLevel?: 2 | 3;
  /** Airport by airport at once, without a press. */
  isUnfolded?: boolean | undefined;
};

/** Which flights these are, each airline by its name once: "Iberia IB 213 · IB 6501 · Avianca AV 19". */
function flightNames({ segments }: JourneySection): string {
  return segments
    .map(({ carrierName, carrierCode, flightNumber }, at) => {
      const isNamed = segments[at - 1]?.carrierName === carrierName;
      return [!isNamed && carrierName, carrierCode, flightNumber].filter(Boolean).join(' ');
    })
    .join(' · ');
}

/** One direction of an itinerary, set like a timetable; all times are the airports' own (X-03). */
export function Journey({ journey, addedBags, headingLevel = 3, isUnfolded }: JourneyProps) {
  const { t, locale, tag } = useText(bookingTexts);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const first = journey.segments[0];
  const last = journey.segments.at(-1);
  if (!first || !last) return null;
  const dayDelta = formatDayDelta(first.departureAt, last.arrivalAt);
  const stops = journey.segments.slice(0, -1).map(({ to }) => to.cityName);

  return (
    <section className={styles.journey}>
      <header className={styles.header}>
        <Heading className={styles.heading}>{journey.heading}</Heading>
        <p className={styles.date}>{formatLocalDate(first.departureAt, tag, 'long')}</p>
      </header>
      <p className={styles.times}>
        <span>
          <b>{formatLocalTime(first.departureAt, tag)}</b>
          <span className={styles.code}>{first.from.code}</span>
        </span>
        <span className={styles.line}>
          {[
            journey.stops === 0 ? t('itinerary.direct') : t('itinerary.stops', { count: journey.stops }),
            ...stops,
          ].join(', ')}
          {' · '}
          {formatDuration(journey.durationInMinutes, locale)}
        </span>
        <span>
          <b>
            {formatLocalTime(last.arrivalAt, tag)}
            {dayDelta && <sup aria-label={t('itinerary.nextDay', { delta: dayDelta })}>{dayDelta}</sup>}
          </b>
          <span className={styles.code}>{last.to.code}</span>
        </span>
      </p>
      <p className={styles.note}>{flightNames(journey)}</p>
      <JourneyBags journey={journey} addedBags={addedBags} />
      <Disclosure bare title={t('itinerary.details')} open={isUnfolded}>
        <Segments journey={journey} />
      </Disclosure>
    </section>
  );
}

/** Bags that were paid with the flights before: what is shown of the new flights is only their fare. */
export function CarriedBags({ count }: { count: number }) {
  const { t } = useText(bookingTexts);
  return count > 0 && <p className={styles.note}>{t('baggage.carriedOver', { count })}</p>;
}

/** What each traveller may take along on a journey: in the fare, and bought besides. */
export function JourneyBags({ journey, addedBags }: Pick<JourneyProps, 'journey' | 'addedBags'>) {
  const { t } = useText(bookingTexts);
  // Bags of several orders, or of several kinds, are one line for who takes them along.
  const added = Map.groupBy(
    (addedBags?.bags ?? []).filter(
      ({ journeyType, quantity }) => journeyType === journey.journeyType && quantity > 0,
    ),
    ({ travellerId }) => travellerId,
  );
  return (
    <>
      {journey.includedBags && (
        <p className={styles.note}>
          {t('baggage.includedEach', {
            cabin: t('baggage.cabinBags', { count: journey.includedBags.cabin }),
            checked: t('baggage.checkedBags', { count: journey.includedBags.checked }),
          })}
        </p>
      )}
      {[...added].map(([travellerId, bags]) => (
        <p key={travellerId} className={styles.note}>
          {t('baggage.addedFor', {
            traveller: addedBags?.travellerName(travellerId) ?? '',
            checked: t('baggage.checkedBags', {
              count: bags.reduce((sum, { quantity }) => sum + quantity, 0),
            }),
          })}
        </p>
      ))}
    </>
  );
}
