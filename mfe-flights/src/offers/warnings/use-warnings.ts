import { minimumConnectionMinutes, travelWarnings, type TravelWarning } from '@travesia/domain';
import { formatDuration, formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import type { OfferJourney } from '../journeys-of.ts';
import { warningTexts } from './texts.ts';

type Known = { isLastOfDay?: boolean };

/** What its words name. */
function useWarningValues() {
  const { locale, tag } = useText(warningTexts);
  return ({ segments }: OfferJourney, { segment }: TravelWarning) => {
    const flight = segments[segment];
    const next = segments[segment + 1];
    if (!flight) return null;
    return {
      city: flight.to.cityName,
      duration: formatDuration(flight.connectionInMinutes ?? 0, locale),
      minimum: next ? formatDuration(minimumConnectionMinutes(flight.to, next.from), locale) : '',
      landing: `${flight.to.name} (${flight.to.code})`,
      takeoff: next ? `${next.from.name} (${next.from.code})` : '',
      lands: formatLocalTime(flight.arrivalAt, tag),
      leaves: next ? formatLocalTime(next.departureAt, tag) : '',
      date: formatLocalDate(flight.arrivalAt, tag, 'long'),
      airline: flight.carrierName,
      flight: `${flight.carrierCode} ${flight.flightNumber}`,
      operator: flight.operatedBy ?? '',
    };
  };
}

/** What can go wrong on a journey, each in one sentence. */
export function useWarningSentences(): (journey: OfferJourney, known?: Known) => string[] {
  const { t } = useText(warningTexts);
  const valuesOf = useWarningValues();
  return (journey, known) =>
    travelWarnings(journey.segments, known).flatMap((warning) => {
      const values = valuesOf(journey, warning);
      return values ? t(`sentence.${warning.code}`, values) : [];
    });
}

/** The same in two or three words, for the line of an offer. */
export function useShortWarnings(): (journey: OfferJourney, known?: Known) => string[] {
  const { t } = useText(warningTexts);
  const valuesOf = useWarningValues();
  return (journey, known) =>
    travelWarnings(journey.segments, known).flatMap((warning) => {
      const values = valuesOf(journey, warning);
      const { code } = warning;
      if (!values || code === 'anotherDay' || code === 'operatedByAnother') return [];
      return t(`short.${code}`, values);
    });
}
