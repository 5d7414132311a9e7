import type { HotelDescription, Locale } from '@travesia/contracts';
import { DESCRIPTION_SECTIONS, distanceKm, formatNumber, type DescriptionSection } from '@travesia/domain';
import { airportName, nearbyAirports, nearestCity } from '@travesia/geography';
import { timeText } from '../../text/amounts.ts';
import { writtenTag } from '../../text/in-market.ts';
import { AMENITY_SECTIONS, hotelWords } from './hotel-words.ts';
import { cityNameIn } from './hotel-view.ts';
import { supplierTextIn } from './phrasebook.ts';
import type { StayHotel, StayRoom } from './ports.ts';

const AIRPORTS_WITHIN_KM = 80;
const AIRPORTS_NAMED = 2;

function kilometres(km: number, locale: Locale): string {
  return formatNumber(km, writtenTag(locale), km < 10 ? 'oneDecimal' : 'whole');
}

function attractions(hotel: StayHotel, locale: Locale): string[] {
  const words = hotelWords(locale);
  const city = nearestCity(hotel.location);
  const centre = city
    ? [
        words('centre', {
          km: kilometres(distanceKm(city.location, hotel.location), locale),
          city: city.name[locale],
        }),
      ]
    : [];
  const airports = nearbyAirports({ ...hotel.location, distanceKm: AIRPORTS_WITHIN_KM })
    .slice(0, AIRPORTS_NAMED)
    .map((near) =>
      words('airport', {
        km: kilometres(near.distanceKm, locale),
        name: airportName(near.airport, locale),
        code: near.airport.code,
      }),
    );
  return [...centre, ...airports];
}

/** Sections in own words from what the supplier says in codes, and its text (H-07). */
export function hotelDescription(
  hotel: StayHotel,
  rooms: readonly StayRoom[],
  locale: Locale,
): HotelDescription {
  const words = hotelWords(locale);
  const has = new Set(hotel.amenities);
  const ofSection = (section: DescriptionSection) =>
    hotel.amenities
      // Free parking says it all.
      .filter((amenity) => !(amenity === 'parking' && has.has('free_parking')))
      .filter((amenity) => amenity !== 'adults_only')
      .filter((amenity) => AMENITY_SECTIONS[amenity] === section)
      .map((amenity) => words(`amenity.${amenity}`));
  const boards = new Set(rooms.flatMap((room) => room.rates.map((rate) => rate.board)));
  const lines: Readonly<Record<DescriptionSection, readonly string[]>> = {
    dining: [
      ...ofSection('dining'),
      ...(['breakfast', 'half_board', 'full_board', 'all_inclusive'] as const)
        .filter((board) => boards.has(board))
        .map((board) => words(`board.${board}`)),
    ],
    facilities: ofSection('facilities'),
    recreation: ofSection('recreation'),
    services: ofSection('services'),
    attractions: attractions(hotel, locale),
    policies: [
      ...(hotel.checkInFrom ? [words('checkIn', { time: timeText(hotel.checkInFrom, locale) })] : []),
      ...(hotel.checkOutUntil ? [words('checkOut', { time: timeText(hotel.checkOutUntil, locale) })] : []),
      ...(has.has('adults_only') ? [words('adultsOnly')] : []),
      ...(has.has('pets') ? ofSection('policies') : [words('noPets')]),
    ],
  };
  return {
    text: hotel.description && { ...supplierTextIn(hotel.description, locale, cityNameIn(hotel, locale)) },
    sections: DESCRIPTION_SECTIONS.map((code) => ({ code, lines: [...lines[code]] })).filter(
      (section) => section.lines.length > 0,
    ),
  };
}
