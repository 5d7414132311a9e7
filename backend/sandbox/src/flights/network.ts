import { distanceKm } from '@travesia/domain';
import {
  AIRLINES,
  findAircraft,
  findAirline,
  type Airline,
  type AircraftType,
  type Airport,
} from '@travesia/geography';
import { chance } from './hash.ts';

const SHORTEST_FLIGHT_KM = 120;
const CONTINENTAL_KM = 4500;
const LONGEST_LOW_COST_KM = 5500;
const RANGE_RESERVE = 0.93;

/** Airlines that fly under a partner's code sell nothing of their own. */
const PARTNERS = new Set(AIRLINES.flatMap((airline) => airline.regionalPartner ?? []));
const SELLERS = AIRLINES.filter((airline) => !PARTNERS.has(airline.code));
const FLAG_CARRIERS = new Map(SELLERS.toReversed().map((airline) => [airline.countryCode, airline.code]));

const AT_HUB = new Map<string, Airline[]>();
for (const airline of SELLERS) {
  for (const hub of airline.hubs) AT_HUB.set(hub, [...(AT_HUB.get(hub) ?? []), airline]);
}

export const HUB_CODES: readonly string[] = [...AT_HUB.keys()];

const IBERIA = new Set(['ES', 'PT']);
const LATIN_AMERICA = new Set('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' '));

/** Peoples who share a language, and therefore flights. */
function areClose(a: string, b: string): boolean {
  return (IBERIA.has(a) && LATIN_AMERICA.has(b)) || (IBERIA.has(b) && LATIN_AMERICA.has(a));
}

export function aircraftOf(airline: Airline): AircraftType[] {
  const partner = airline.regionalPartner ? findAirline(airline.regionalPartner) : undefined;
  return [...(partner?.fleet ?? []), ...airline.fleet].flatMap((code) => findAircraft(code) ?? []);
}

function likelihoodOf(airline: Airline, hub: Airport, other: Airport, km: number): number {
  const sought = other.popularity;
  const isMainHub = airline.hubs[0] === hub.code;
  if (hub.countryCode === other.countryCode && hub.countryCode === airline.countryCode) {
    if (isMainHub && FLAG_CARRIERS.get(airline.countryCode) === airline.code) return 1;
    if (sought >= 58) return 0.9;
    if (sought >= 40) return 0.7;
    if (sought >= 20) return airline.kind === 'low_cost' ? 0.2 : 0.4;
    return airline.kind === 'regional' ? 0.7 : 0.05;
  }
  if (airline.kind === 'regional') return km < 1500 && sought >= 58 ? 0.4 : 0;
  const reaches = airline.countryCode === hub.countryCode || airline.kind === 'low_cost';
  if (!reaches) return sought >= 90 ? 0.3 : 0;
  if (km < CONTINENTAL_KM) {
    const base =
      sought >= 84
        ? 0.95
        : sought >= 70
          ? 0.75
          : sought >= 58
            ? 0.5
            : sought >= 40
              ? 0.35
              : sought >= 20
                ? 0.08
                : 0;
    return airline.kind === 'low_cost' || !isMainHub ? base * 0.6 : base;
  }
  if (airline.kind === 'low_cost' && km > LONGEST_LOW_COST_KM) return 0;
  if (areClose(hub.countryCode, other.countryCode)) return sought >= 84 ? 1 : sought >= 64 ? 0.6 : 0;
  const base = sought >= 95 ? 0.8 : sought >= 84 ? 0.55 : sought >= 70 ? 0.3 : sought >= 45 ? 0.06 : 0;
  return isMainHub ? base : base * 0.5;
}

function serves(airline: Airline, hub: Airport, other: Airport): boolean {
  const km = distanceKm(hub.location, other.location);
  if (km < SHORTEST_FLIGHT_KM) return false;
  if (!aircraftOf(airline).some((type) => type.rangeKm * RANGE_RESERVE >= km)) return false;
  return chance('serves', airline.code, hub.code, other.code) < likelihoodOf(airline, hub, other, km);
}

const routes = new Map<string, readonly Airline[]>();

/** Airlines that fly between two airports without a stop: one end is always a hub of theirs. */
export function airlinesBetween(a: Airport, b: Airport): readonly Airline[] {
  const key = a.code < b.code ? `${a.code}${b.code}` : `${b.code}${a.code}`;
  const known = routes.get(key);
  if (known) return known;
  if (routes.size > 100_000) routes.clear();
  const fromA = (AT_HUB.get(a.code) ?? []).filter((airline) => serves(airline, a, b));
  const fromB = (AT_HUB.get(b.code) ?? []).filter((airline) => serves(airline, b, a));
  const airlines = [...new Set([...fromA, ...fromB])];
  routes.set(key, airlines);
  return airlines;
}
