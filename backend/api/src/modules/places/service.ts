import type { Locale, Place, PlacesReply } from '@travesia/contracts';
import { AIRPORT_CACHE_TTL_MIN, SUGGEST_LIMIT } from '@travesia/domain';
import { countryName, findCity, fold, nearestCity, suggestCities, type City } from '@travesia/geography';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { StaySupplier, SuggestedHotel } from '../hotels/index.ts';

const TERMS_REMEMBERED = 2000;
/** Cities come first, but leave room for hotels. */
const CITIES_SHOWN = 6;

function cityPlace(city: City, locale: Locale): Place {
  return {
    id: city.code,
    type: 'city',
    name: city.name[locale],
    cityName: city.name[locale],
    countryCode: city.countryCode,
    countryName: countryName(city.countryCode, locale),
    location: { ...city.location },
  };
}

function hotelPlace(hotel: SuggestedHotel, locale: Locale): Place {
  const city = nearestCity(hotel.location);
  return {
    id: hotel.hotelCode,
    type: 'hotel',
    name: hotel.name,
    cityName: city?.name.en === hotel.cityName ? city.name[locale] : hotel.cityName,
    countryCode: hotel.countryCode,
    countryName: countryName(hotel.countryCode, locale),
    location: { ...hotel.location },
  };
}

export type PlacesService = ReturnType<typeof createPlacesService>;

/** Cities and hotels for what was typed (B-09). */
export function createPlacesService({
  staySupplier,
  clock,
}: {
  readonly staySupplier: Pick<StaySupplier, 'suggestHotels'>;
  readonly clock: Clock;
}) {
  const hotelsByTerm = new LRUCache<string, readonly SuggestedHotel[], string>({
    max: TERMS_REMEMBERED,
    ttl: AIRPORT_CACHE_TTL_MIN * 60_000,
    perf: { now: () => clock.nowMs() },
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context: term }) => staySupplier.suggestHotels(term),
  });

  return {
    async suggest(term: string, locale: Locale): Promise<PlacesReply> {
      const whole = findCity(term);
      const cities = suggestCities(term, { locale, limit: SUGGEST_LIMIT });
      // The supplier's silence costs the hotels, never the cities.
      const hotels = await hotelsByTerm.fetch(fold(term), { context: term }).catch(() => null);
      const named = (hotels ?? []).map((hotel) => hotelPlace(hotel, locale));
      const ordered = whole ? [whole, ...cities.filter((city) => city.code !== whole.code)] : cities;
      const shown = ordered.slice(0, Math.max(CITIES_SHOWN, SUGGEST_LIMIT - named.length));
      return {
        data: [...shown.map((city) => cityPlace(city, locale)), ...named].slice(0, SUGGEST_LIMIT),
        meta: { complete: hotels !== null },
      };
    },
  };
}
