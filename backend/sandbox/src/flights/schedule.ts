import { distanceKm } from '@travesia/domain';
import { findAirline, type Airline, type AircraftType, type Airport } from '@travesia/geography';
import { LRUCache } from 'lru-cache';
import { chance, pickBetween } from '../world/hash.ts';
import { localAt, utcOf } from '../world/local-time.ts';
import { aircraftOf } from './network.ts';

/** One flight on one day. */
export interface Flight {
  readonly marketing: Airline;
  readonly operating: Airline;
  readonly number: string;
  readonly from: Airport;
  readonly to: Airport;
  readonly km: number;
  readonly minutes: number;
  readonly departsAt: string;
  readonly arrivesAt: string;
  readonly departsUtcMs: number;
  readonly arrivesUtcMs: number;
  readonly aircraft: AircraftType;
  /** 0 empty – 1 full. */
  readonly load: number;
}

const LONG_HAUL_KM = 4500;
const PARTNER_UP_TO_KM = 900;
const TAXI_AND_CLIMB_MINUTES = 28;
const WIND_SHARE = 0.045;

function flightsPerDay(airline: Airline, from: Airport, to: Airport, km: number): number {
  const sought = Math.min(from.popularity, to.popularity);
  if (km > LONG_HAUL_KM) return sought >= 84 ? pickBetween(1, 2, 'n', airline.code, from.code, to.code) : 1;
  const most = Math.max(1, Math.round(sought / (km < 1500 ? 22 : 32)));
  return pickBetween(
    Math.max(1, most - 1),
    most + (airline.kind === 'network' ? 1 : 0),
    'n',
    airline.code,
    from.code,
    to.code,
  );
}

function fliesThatDay(
  airline: Airline,
  from: Airport,
  to: Airport,
  km: number,
  index: number,
  date: string,
): boolean {
  if (km < LONG_HAUL_KM && index === 0) return true;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const sought = Math.min(from.popularity, to.popularity);
  const share = index === 0 && sought >= 84 ? 0.97 : sought >= 64 ? 0.75 : 0.5;
  return chance('day', airline.code, from.code, to.code, index, weekday) < share;
}

function departureMinute(
  airline: Airline,
  from: Airport,
  to: Airport,
  km: number,
  index: number,
  count: number,
): number {
  const spread = chance('at', airline.code, from.code, to.code, index);
  const isEastbound = to.location.lon > from.location.lon;
  const [first, last] =
    km < LONG_HAUL_KM ? [6 * 60, 21 * 60 + 45] : isEastbound ? [15 * 60, 23 * 60 + 50] : [8 * 60, 19 * 60];
  const slot = (last - first) / count;
  return Math.floor((first + slot * (index + spread)) / 5) * 5;
}

function aircraftFor(airline: Airline, from: Airport, to: Airport, km: number): AircraftType | undefined {
  const able = aircraftOf(airline).filter((type) => type.rangeKm * 0.93 >= km);
  const sought = Math.min(from.popularity, to.popularity);
  const fewestSeats = sought >= 58 && km > 250 ? 100 : km > 1200 ? 80 : 0;
  const suited = able.filter((type) =>
    km > LONG_HAUL_KM
      ? type.isWideBody || type.rangeKm > 8000
      : !type.isWideBody && type.seats >= fewestSeats,
  );
  const choice = suited.length > 0 ? suited : able;
  const ordered = sought < 40 ? choice.slice(0, 2) : choice;
  return ordered[Math.floor(chance('type', airline.code, from.code, to.code) * ordered.length)];
}

function operatorOf(airline: Airline, km: number, aircraft: AircraftType): Airline {
  const partner = airline.regionalPartner ? findAirline(airline.regionalPartner) : undefined;
  return partner && km < PARTNER_UP_TO_KM && partner.fleet.includes(aircraft.code) ? partner : airline;
}

/** Great-circle minutes, a little shorter with the wind from the west behind. */
function blockMinutes(from: Airport, to: Airport, km: number, cruiseKmH: number): number {
  const eastward = Math.sin(((to.location.lon - from.location.lon) * Math.PI) / 180);
  const wind = km > 1500 ? 1 - WIND_SHARE * eastward : 1;
  return Math.round(((TAXI_AND_CLIMB_MINUTES + (km / cruiseKmH) * 60) * wind) / 5) * 5;
}

interface TimetableQuery {
  readonly airline: Airline;
  readonly from: Airport;
  readonly to: Airport;
  readonly date: string;
  readonly seed: string;
}

function scheduled({ airline, from, to, date, seed }: TimetableQuery): Flight[] {
  const km = distanceKm(from.location, to.location);
  const aircraft = aircraftFor(airline, from, to, km);
  if (!aircraft) return [];
  const operating = operatorOf(airline, km, aircraft);
  const minutes = blockMinutes(from, to, km, aircraft.cruiseKmH);
  const count = flightsPerDay(airline, from, to, km);
  const isOutbound = airline.hubs.includes(from.code);
  const firstNumber =
    pickBetween(1, km > LONG_HAUL_KM ? 480 : 3900, 'nr', airline.code, ...[from.code, to.code].toSorted()) *
    2;
  const flights: Flight[] = [];
  for (let index = 0; index < count; index += 1) {
    if (!fliesThatDay(airline, from, to, km, index, date)) continue;
    const minute = departureMinute(airline, from, to, km, index, count);
    const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const departsUtcMs = utcOf(`${date}T${clock}`, from.timeZone);
    const arrivesUtcMs = departsUtcMs + minutes * 60_000;
    const number = String(firstNumber + index * 2 + (isOutbound ? 1 : 0));
    flights.push({
      marketing: airline,
      operating,
      number,
      from,
      to,
      km,
      minutes,
      departsAt: `${date}T${clock}`,
      arrivesAt: localAt(arrivesUtcMs, to.timeZone),
      departsUtcMs,
      arrivesUtcMs,
      aircraft,
      load: 0.35 + 0.65 * chance('load', seed, airline.code, number, date),
    });
  }
  return flights;
}

const KEPT_DAYS = 5_000;
/** A search asks for the same flights over and over: as the way out, as a connection, for each cabin. */
const timetable = new LRUCache<string, readonly Flight[], TimetableQuery>({
  max: KEPT_DAYS,
  memoMethod: (_key, _stale, { context }) => scheduled(context),
});

/** All flights of an airline between two airports on a local day of departure, in order. */
export function flightsOn(
  airline: Airline,
  from: Airport,
  to: Airport,
  date: string,
  seed: string,
): readonly Flight[] {
  const key = [airline.code, from.code, to.code, date, seed].join(' ');
  return timetable.memo(key, { context: { airline, from, to, date, seed } });
}
