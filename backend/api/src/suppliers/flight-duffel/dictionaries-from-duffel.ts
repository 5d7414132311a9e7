import type { Dictionaries, Locale } from '@travesia/contracts';
import { findAirport } from '@travesia/geography';
import type { DuffelOffer } from './offer-from-duffel.ts';
import type { OfferSliceSegment } from './duffel-types.ts';

type DuffelAirport = OfferSliceSegment['origin'];

/** Names in the reader's language where we know the airport, else the supplier's own. */
function locationOf(airport: DuffelAirport, locale: Locale): Dictionaries['locations'][string] {
  const known = findAirport(airport.iata_code ?? '');
  return {
    name: known?.name ?? airport.name,
    cityName: known?.cityName[locale] ?? airport.city_name,
    cityCode: known?.cityCode ?? airport.iata_city_code ?? airport.iata_code ?? '',
    countryCode: airport.iata_country_code,
    lat: airport.latitude,
    lon: airport.longitude,
    timeZone: airport.time_zone,
  };
}

function inLanguage(segments: readonly OfferSliceSegment[], locale: Locale): Dictionaries {
  const dictionaries: Dictionaries = { carriers: {}, aircraft: {}, locations: {} };
  for (const segment of segments) {
    for (const carrier of [segment.marketing_carrier, segment.operating_carrier]) {
      if (carrier.iata_code) dictionaries.carriers[carrier.iata_code] = carrier.name;
    }
    if (segment.aircraft?.iata_code)
      dictionaries.aircraft[segment.aircraft.iata_code] = segment.aircraft.name;
    for (const airport of [segment.origin, segment.destination]) {
      if (airport.iata_code) dictionaries.locations[airport.iata_code] ??= locationOf(airport, locale);
    }
  }
  return dictionaries;
}

/** Names for every code in the offers, in both languages, so that one cached search serves both. */
export function toDictionaries(offers: readonly DuffelOffer[]): Record<Locale, Dictionaries> {
  const segments = offers.flatMap((offer) => offer.slices.flatMap((slice) => slice.segments));
  return { es: inLanguage(segments, 'es'), en: inLanguage(segments, 'en') };
}
