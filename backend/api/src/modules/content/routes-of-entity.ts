import type { ContentRoute, Locale } from '@travesia/contracts';
import type { Airport } from '@travesia/geography';
import type { Visitor } from '../../http/visitor.ts';
import { cityOf, type SeenRoute, type SoldRoutes } from '../flights/index.ts';
import { describePlace, placesToGo } from './describe-places.ts';

const ROUTES_OF_AIRPORT = 8;

/** Who reads, and what has been seen. */
export interface RouteReader {
  readonly seenFares: SoldRoutes;
  readonly locale: Locale;
  readonly visitor: Visitor;
}

function described(from: string, to: string, locale: Locale, seen: SeenRoute | undefined): ContentRoute[] {
  const [start, end] = [describePlace(from, locale), describePlace(to, locale)];
  return start && end ? [{ from: start, to: end, fare: seen?.fare ?? null }] : [];
}

/** The routes a text names, each with the cheapest fare that was seen. */
export async function routesOfText(
  routes: readonly string[],
  { seenFares, locale, visitor }: RouteReader,
): Promise<ContentRoute[]> {
  const pairs = routes.map((route) => ({ from: route.slice(0, 3), to: route.slice(4) }));
  const seen = await seenFares.between(pairs, visitor);
  return pairs.flatMap(({ from, to }) =>
    described(
      from,
      to,
      locale,
      seen.find((each) => each.fromCity === cityOf(from) && each.toCity === cityOf(to)),
    ),
  );
}

/** Routes out of an airport: the cheapest that were seen, then sought cities nobody has asked for yet. */
export async function routesOfAirport(
  airport: Airport,
  { seenFares, locale, visitor }: RouteReader,
  count = ROUTES_OF_AIRPORT,
): Promise<ContentRoute[]> {
  const seen = await seenFares.from(airport.code, count, visitor);
  const known = new Set(seen.map(({ toCity }) => toCity));
  const more = placesToGo(airport, count)
    .filter((city) => !known.has(city))
    .slice(0, count - seen.length);
  return [
    ...seen.flatMap((each) => described(airport.code, each.toCity, locale, each)),
    ...more.flatMap((city) => described(airport.code, city, locale, undefined)),
  ];
}
