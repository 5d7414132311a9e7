import { addDays, distanceKm } from '@travesia/domain';
import { findAirport, type Airline, type Airport } from '@travesia/geography';
import { airlinesBetween, HUB_CODES } from './network.ts';
import { flightsOn, type Flight } from './schedule.ts';

/** A way from one airport to another: one to three flights with time to change. */
export interface Journey {
  readonly flights: readonly Flight[];
  readonly minutes: number;
  /** The airline that sells the ticket. */
  readonly owner: Airline;
}

const DETOUR_SHARE = 1.5;
const DETOUR_EXTRA_KM = 700;
const SHORTEST_CHANGE_DOMESTIC_MIN = 45;
const SHORTEST_CHANGE_ABROAD_MIN = 70;
const LONGEST_CHANGE_MIN = 9 * 60;
const LONGEST_NIGHT_CHANGE_MIN = 15 * 60;
const ENOUGH_WITHOUT_TWO_STOPS = 10;
const TWO_STOP_ROUTES = 8;
const HUBS: readonly Airport[] = HUB_CODES.flatMap((code) => findAirport(code) ?? []);

interface Hop {
  readonly airline: Airline;
  readonly from: Airport;
  readonly to: Airport;
}

/** Low-cost airlines let travellers change at their main airport only; nobody changes abroad on a domestic trip. */
function changesAt(airline: Airline, hub: Airport): boolean {
  return airline.kind !== 'low_cost' || airline.hubs[0] === hub.code;
}

function hubsBetween(from: Airport, to: Airport): readonly Airport[] {
  const isDomestic = from.countryCode === to.countryCode;
  return HUBS.filter(
    (hub) =>
      hub.code !== from.code && hub.code !== to.code && (!isDomestic || hub.countryCode === from.countryCode),
  );
}

/** Airlines of no common alliance that sell each other's flights. */
const AGREEMENTS = new Set(['IB LA', 'DL LA', 'BA LA', 'AV IB', 'EK QF', 'B6 TP', 'EI UA', 'NT IB']);

/** Airlines sell each other's flights when they are the same, in one alliance, or agreed to. */
function sellTogether(a: Airline, b: Airline): boolean {
  if (a.code === b.code || (a.alliance !== null && a.alliance === b.alliance)) return true;
  return AGREEMENTS.has(`${a.code} ${b.code}`) || AGREEMENTS.has(`${b.code} ${a.code}`);
}

function isOnTheWay(direct: number, travelled: number): boolean {
  return travelled <= Math.max(direct * DETOUR_SHARE, direct + DETOUR_EXTRA_KM);
}

function oneStopRoutes(from: Airport, to: Airport): Hop[][] {
  const direct = distanceKm(from.location, to.location);
  return hubsBetween(from, to).flatMap((hub) => {
    const travelled = distanceKm(from.location, hub.location) + distanceKm(hub.location, to.location);
    if (!isOnTheWay(direct, travelled)) return [];
    const onward = airlinesBetween(hub, to);
    return airlinesBetween(from, hub).flatMap((first) =>
      onward
        .filter((second) => sellTogether(first, second) && changesAt(first, hub))
        .map((second) => [
          { airline: first, from, to: hub },
          { airline: second, from: hub, to },
        ]),
    );
  });
}

function twoStopRoutes(from: Airport, to: Airport): Hop[][] {
  const direct = distanceKm(from.location, to.location);
  const hubs = hubsBetween(from, to);
  const firstHubs = hubs.filter((hub) => airlinesBetween(from, hub).length > 0);
  const lastHubs = hubs.filter((hub) => airlinesBetween(hub, to).length > 0);
  const routes: { hops: Hop[]; travelled: number }[] = [];
  for (const one of firstHubs) {
    for (const two of lastHubs) {
      if (one.code === two.code) continue;
      const travelled =
        distanceKm(from.location, one.location) +
        distanceKm(one.location, two.location) +
        distanceKm(two.location, to.location);
      if (!isOnTheWay(direct, travelled)) continue;
      const middles = airlinesBetween(one, two);
      for (const first of airlinesBetween(from, one)) {
        const middle = middles.find((airline) => sellTogether(first, airline));
        const last =
          middle &&
          airlinesBetween(two, to).find(
            (airline) => sellTogether(middle, airline) && sellTogether(first, airline),
          );
        if (!middle || !last || !changesAt(first, one) || !changesAt(last, two)) continue;
        routes.push({
          travelled,
          hops: [
            { airline: first, from, to: one },
            { airline: middle, from: one, to: two },
            { airline: last, from: two, to },
          ],
        });
      }
    }
  }
  return routes
    .toSorted((a, b) => a.travelled - b.travelled)
    .slice(0, TWO_STOP_ROUTES)
    .map((route) => route.hops);
}

function canChange(arriving: Flight, departing: Flight, longestMin: number): boolean {
  const minutes = (departing.departsUtcMs - arriving.arrivesUtcMs) / 60_000;
  const isDomestic =
    arriving.from.countryCode === arriving.to.countryCode &&
    departing.from.countryCode === departing.to.countryCode;
  return (
    minutes >= (isDomestic ? SHORTEST_CHANGE_DOMESTIC_MIN : SHORTEST_CHANGE_ABROAD_MIN) &&
    minutes <= longestMin
  );
}

/** The earliest flight onwards that leaves time to change; a night at the hub only when there is no other way. */
function connect(arriving: Flight, hop: Hop, seed: string): Flight | undefined {
  const day = arriving.arrivesAt.slice(0, 10);
  const onward = [
    ...flightsOn(hop.airline, hop.from, hop.to, day, seed),
    ...flightsOn(hop.airline, hop.from, hop.to, addDays(day, 1), seed),
  ];
  return (
    onward.find((flight) => canChange(arriving, flight, LONGEST_CHANGE_MIN)) ??
    onward.find((flight) => canChange(arriving, flight, LONGEST_NIGHT_CHANGE_MIN))
  );
}

function journeyOf(flights: readonly Flight[]): Journey | undefined {
  const first = flights[0];
  const last = flights.at(-1);
  if (!first || !last) return undefined;
  const longest = flights.reduce((a, b) => (b.km > a.km ? b : a));
  return { flights, minutes: (last.arrivesUtcMs - first.departsUtcMs) / 60_000, owner: longest.marketing };
}

function journeysAlong(route: readonly Hop[], date: string, seed: string): Journey[] {
  const [first, ...rest] = route;
  if (!first) return [];
  return flightsOn(first.airline, first.from, first.to, date, seed).flatMap((start) => {
    const flights = [start];
    for (const hop of rest) {
      const arriving = flights.at(-1);
      const onward = arriving && connect(arriving, hop, seed);
      if (!onward) return [];
      flights.push(onward);
    }
    return journeyOf(flights) ?? [];
  });
}

/** Of several starts that reach the same last flight, the latest one. */
function withoutNeedlessWaiting(journeys: readonly Journey[]): Journey[] {
  const best = new Map<string, Journey>();
  for (const journey of journeys) {
    const last = journey.flights.at(-1);
    const key = `${journey.flights.map((flight) => flight.marketing.code + flight.to.code).join()}${last?.number}${last?.departsAt}`;
    const known = best.get(key);
    if (!known || journey.minutes < known.minutes) best.set(key, journey);
  }
  return [...best.values()];
}

export interface JourneyQuery {
  readonly from: Airport;
  readonly to: Airport;
  readonly date: string;
  readonly maxConnections: number;
  readonly seed: string;
}

/** Every sensible way to travel on a day, quickest first. */
export function journeysFor({ from, to, date, maxConnections, seed }: JourneyQuery): Journey[] {
  const nonstop = airlinesBetween(from, to).flatMap((airline) =>
    journeysAlong([{ airline, from, to }], date, seed),
  );
  const oneStop =
    maxConnections >= 1 ? oneStopRoutes(from, to).flatMap((route) => journeysAlong(route, date, seed)) : [];
  const found = [...nonstop, ...withoutNeedlessWaiting(oneStop)];
  if (maxConnections >= 2 && found.length < ENOUGH_WITHOUT_TWO_STOPS) {
    found.push(
      ...withoutNeedlessWaiting(twoStopRoutes(from, to).flatMap((route) => journeysAlong(route, date, seed))),
    );
  }
  return found.toSorted((a, b) => a.minutes - b.minutes);
}
