import { AIRPORTS, fold, type Airport } from '@travesia/geography';

/** How sought an airport is that has a page of its own. */
const POPULARITY_MIN = 50;

/** `/aeropuertos/madrid-mad`: the city in Spanish, for both languages alike. */
function pathOf({ cityName, code }: Airport): string {
  const city = fold(cityName.es)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `/aeropuertos/${city ? `${city}-` : ''}${code.toLowerCase()}`;
}

let paths: ReadonlyMap<string, Airport> | null = null;

/** Airports with a page, by the page's path. */
export function airportPaths(): ReadonlyMap<string, Airport> {
  paths ??= new Map(
    AIRPORTS.filter(({ popularity }) => popularity >= POPULARITY_MIN).map((airport) => [
      pathOf(airport),
      airport,
    ]),
  );
  return paths;
}

/** Address of an airport's page, where it has one. */
export function airportPath(airport: Airport): string | null {
  const path = pathOf(airport);
  return airportPaths().has(path) ? path : null;
}
