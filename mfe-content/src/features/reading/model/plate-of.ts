import type { ContentEntity, LinkedAirport } from '@travesia/contracts';
import type { PlaceOnMap } from '@travesia/ui/map-view';

/** A place with its name beside the dot. */
export interface PlatePlace extends PlaceOnMap {
  readonly text: string;
}

/** What the map of a text shows: places, the most important first, and the routes between them. */
export interface Plate {
  readonly places: readonly [PlatePlace, ...PlatePlace[]];
  readonly routes: readonly (readonly [PlatePlace, PlatePlace])[];
  /** The ISO code of the country that stands out. */
  readonly country: string | null;
}

function ofAirports(airports: readonly LinkedAirport[]): PlatePlace[] {
  return airports.flatMap(({ code, cityName, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ code, text: cityName, latitude, longitude }],
  );
}

/** A country has its airports, an airport its surroundings, an airline its bases, any other text its routes; null without a place. */
export function plateOf({ airline, airport, country, routes }: ContentEntity): Plate | null {
  const lines: Plate['routes'] = routes.map(({ from, to }) => [
    { ...from, text: from.cityName },
    { ...to, text: to.cityName },
  ]);
  const isOfPlaces = airline ?? airport ?? country;
  const places = isOfPlaces
    ? [
        ...(airport ? [{ ...airport, text: airport.cityName }] : []),
        ...ofAirports(airline?.hubs ?? airport?.nearby ?? country?.airports ?? []),
      ]
    : lines.flat();
  const [first, ...others] = places.filter(
    ({ code }, index) => places.findIndex((other) => other.code === code) === index,
  );
  return first
    ? { places: [first, ...others], routes: isOfPlaces ? [] : lines, country: country?.code ?? null }
    : null;
}
