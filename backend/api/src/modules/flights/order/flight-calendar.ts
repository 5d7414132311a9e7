import type { CalendarEventView, Locale } from '@travesia/contracts';
import { findAirport } from '@travesia/geography';
import { flightSections } from './flight-sections.ts';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

const zoneOf = (code: string) => findAirport(code)?.timeZone ?? null;

/** Every flight of the journey, each end by the clock of its airport. */
export function flightCalendar(order: FlightOrder, locale: Locale): CalendarEventView[] {
  const words = wordsOf(locale);
  return flightSections(order, locale).flatMap(({ journeyType, segments }) =>
    segments.map(({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }, index) => ({
      id: `${journeyType}-${index + 1}`,
      title: words('calendar.flight', {
        flight: `${carrierCode} ${flightNumber}`,
        from: from.cityName,
        to: to.cityName,
      }),
      place: [
        `${from.name} (${from.code})`,
        from.terminal && words('calendar.terminal', { terminal: from.terminal }),
      ]
        .filter(Boolean)
        .join(', '),
      start: { at: departureAt, timeZone: zoneOf(from.code) },
      end: { at: arrivalAt, timeZone: zoneOf(to.code) },
    })),
  );
}
