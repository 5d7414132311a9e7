import { byLocale } from '@travesia/domain';
import type { Dictionaries, Locale } from '@travesia/contracts';
import { airportName, findAirport } from '@travesia/geography';

interface Named {
  readonly iata_code?: string | null | undefined;
  readonly name: string;
}
interface DuffelAirport extends Named {
  readonly city_name?: string | null | undefined;
  readonly iata_city_code?: string | null | undefined;
  readonly iata_country_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
}
/** What is read of an offer, or of a change of an order. */
interface NamedSlices {
  readonly slices: readonly {
    readonly segments: readonly {
      readonly origin: DuffelAirport;
      readonly destination: DuffelAirport;
      readonly marketing_carrier: Named;
      readonly operating_carrier: Named;
      readonly aircraft?: Named | null | undefined;
    }[];
  }[];
}

/** Names in the reader's language where we know the airport, else the supplier's own. */
function locationOf(code: string, airport: DuffelAirport, locale: Locale): Dictionaries['locations'][string] {
  const known = findAirport(code);
  return {
    name: known ? airportName(known, locale) : airport.name,
    cityName: known?.cityName[locale] ?? airport.city_name ?? airport.name,
    cityCode: known?.cityCode ?? airport.iata_city_code ?? code,
    countryCode: airport.iata_country_code,
    lat: airport.latitude,
    lon: airport.longitude,
    timeZone: airport.time_zone,
  };
}

/** Names for every code in the offers, in both languages, so that one cached search serves both. */
export function toDictionaries(offers: readonly NamedSlices[]): Record<Locale, Dictionaries> {
  const carriers: Dictionaries['carriers'] = {};
  const aircraft: Dictionaries['aircraft'] = {};
  const airports = new Map<string, DuffelAirport>();
  for (const segment of offers.flatMap(({ slices }) => slices.flatMap(({ segments }) => segments))) {
    for (const carrier of [segment.marketing_carrier, segment.operating_carrier]) {
      if (carrier.iata_code) carriers[carrier.iata_code] = carrier.name;
    }
    if (segment.aircraft?.iata_code) aircraft[segment.aircraft.iata_code] = segment.aircraft.name;
    for (const airport of [segment.origin, segment.destination]) {
      if (airport.iata_code && !airports.has(airport.iata_code)) airports.set(airport.iata_code, airport);
    }
  }
  return byLocale((locale) => ({
    carriers,
    aircraft,
    locations: Object.fromEntries(
      Array.from(airports, ([code, airport]) => [code, locationOf(code, airport, locale)]),
    ),
  }));
}
