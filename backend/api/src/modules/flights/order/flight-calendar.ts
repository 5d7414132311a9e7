import type { CalendarEventView, Locale } from '@travesia/contracts';
import { findAirport } from '@travesia/geography';
import { flightSections } from './flight-sections.ts';
import type { FlightOrder } from './flight-order.ts';
import { WORDS } from './words.ts';

const zoneOf = (code: string) => findAirport(code)?.timeZone ?? null;

/** Every flight of the journey, each end by the clock of its airport. */
export function flightCalendar(order: FlightOrder, locale: Locale): CalendarEventView[] {
  const words = WORDS[locale].calendar;
  return flightSections(order, locale).flatMap(({ journeyType, segments }) =>
    segments.map(({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }, index) => ({
      id: `${journeyType}-${index + 1}`,
      title: words.flight(`${carrierCode} ${flightNumber}`, from.cityName, to.cityName),
      place: [`${from.name} (${from.code})`, from.terminal && words.terminal(from.terminal)]
        .filter(Boolean)
        .join(', '),
      start: { at: departureAt, timeZone: zoneOf(from.code) },
      end: { at: arrivalAt, timeZone: zoneOf(to.code) },
    })),
  );
}
