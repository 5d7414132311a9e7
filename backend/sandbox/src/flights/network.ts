import { distanceKm } from '@travesia/domain';
import {
  AIRLINES,
  findAircraft,
  findAirline,
  type Airline,
  type AircraftType,
  type Airport,
} from '@travesia/geography';
import { chance } from '../world/hash.ts';

const SHORTEST_FLIGHT_KM = 120;
const CONTINENTAL_KM = 4500;
const LONGEST_LOW_COST_KM = 5500;
const RANGE_RESERVE = 0.93;
const REGIONAL_KM = 1500;
const SECOND_HUB_SHARE = 0.6;
const SECOND_HUB_LONG_HAUL_SHARE = 0.5;

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

/** Countries that share a language have more flights between them. */
function areClose(a: string, b: string): boolean {
  return (IBERIA.has(a) && LATIN_AMERICA.has(b)) || (IBERIA.has(b) && LATIN_AMERICA.has(a));
}

export function aircraftOf(airline: Airline): AircraftType[] {
  const partner = airline.regionalPartner ? findAirline(airline.regionalPartner) : undefined;
  return [...(partner?.fleet ?? []), ...airline.fleet].flatMap((code) => findAircraft(code) ?? []);
}

/** Routes everybody knows, which chance must not take away: airline, hub, destinations. */
const WELL_KNOWN = new Set(
  [
    'IB MAD BCN BIO VGO LCG AGP PMI TFN LPA LHR CDG FCO LIS BOG MEX LIM SCL EZE HAV SDQ MIA JFK SJO PTY GUA UIO MVD',
    'UX MAD PMI TFN LPA BOG LIM EZE HAV SDQ MIA MEX GRU ASU',
    'VY BCN MAD SVQ AGP BIO PMI IBZ LGW CDG FCO',
    'AV BOG MDE CTG CLO MAD BCN MIA JFK MEX LIM UIO',
    'LA LIM CUZ BOG SCL MIA JFK MAD',
    'LA SCL LIM EZE GRU MAD MIA',
    'LA BOG CTG MDE CLO',
    'AA MIA BOG MEX LIM EZE SCL MAD BCN HAV SDQ PTY',
    'AM MEX CUN MTY GDL TIJ MAD BOG JFK MIA LAX',
    'CM PTY BOG MEX LIM SCL EZE HAV SDQ MIA CUN UIO GYE SJO',
    'AR EZE MAD MIA FCO',
    'AR AEP MDE COR MDZ BRC IGR USH SCL MVD GRU',
    'AF CDG MAD BCN BOG MEX LIM EZE JFK',
    'KL AMS MAD BOG LIM PTY',
    'LH FRA MAD BOG MEX GRU EZE JFK',
    'TP LIS MAD BCN GRU GIG JFK MIA',
    'BA LHR MAD BCN JFK LAX MIA EZE MEX GRU',
    'TK IST MAD BCN BOG MEX GRU JFK',
    'DL ATL MAD BCN BOG LIM MEX',
    'UA EWR MAD BCN BOG LHR',
  ].flatMap((line) => {
    const [airline, hub, ...destinations] = line.split(' ');
    return destinations.map((destination) => `${airline} ${hub} ${destination}`);
  }),
);

/** How likely each kind of airport is to see a flight, from the most sought to the least: [at least, likelihood]. */
type Ladder = readonly (readonly [popularity: number, likelihood: number])[];

const DOMESTIC: Ladder = [
  [58, 0.9],
  [40, 0.7],
  [20, 0.4],
];
const DOMESTIC_LOW_COST: Ladder = [
  [58, 0.9],
  [40, 0.7],
  [20, 0.2],
];
const DOMESTIC_REGIONAL: Ladder = [
  [20, 0.9],
  [0, 0.7],
];
const DOMESTIC_ABROAD: Ladder = [
  [58, 0.85],
  [40, 0.5],
  [20, 0.25],
];
const CONTINENTAL: Ladder = [
  [84, 0.95],
  [70, 0.75],
  [58, 0.5],
  [40, 0.35],
  [20, 0.08],
];
const REGIONAL_ABROAD: Ladder = [[58, 0.4]];
const AMONG_CLOSE_PEOPLES: Ladder = [
  [84, 1],
  [64, 0.6],
];
const LONG_HAUL: Ladder = [
  [95, 0.8],
  [84, 0.55],
  [70, 0.3],
  [45, 0.06],
];
/** Big hubs fill long flights, small ones seldom. */
const REACH_OF_HUB: Ladder = [
  [84, 1],
  [70, 0.4],
  [0, 0.1],
];
const LONG_HAUL_FROM_ABROAD: Ladder = [[90, 0.3]];

function stepOf(ladder: Ladder, popularity: number): number {
  return ladder.find(([least]) => popularity >= least)?.[1] ?? 0;
}

function domesticLikelihood(airline: Airline, hub: Airport, sought: number): number {
  if (hub.countryCode !== airline.countryCode) return stepOf(DOMESTIC_ABROAD, sought);
  const isFlagCarrier = FLAG_CARRIERS.get(airline.countryCode) === airline.code;
  if (isFlagCarrier && airline.hubs[0] === hub.code) return 1;
  if (airline.kind === 'regional') return stepOf(DOMESTIC_REGIONAL, sought);
  return stepOf(airline.kind === 'low_cost' ? DOMESTIC_LOW_COST : DOMESTIC, sought);
}

function likelihoodOf(airline: Airline, hub: Airport, other: Airport, km: number): number {
  const sought = other.popularity;
  if (hub.countryCode === other.countryCode) return domesticLikelihood(airline, hub, sought);
  if (airline.kind === 'regional') return km < REGIONAL_KM ? stepOf(REGIONAL_ABROAD, sought) : 0;
  const isHome = hub.countryCode === airline.countryCode;
  const isMainHub = airline.hubs[0] === hub.code;
  if (km < CONTINENTAL_KM) {
    const base = stepOf(CONTINENTAL, sought);
    return isMainHub && airline.kind === 'network' ? base : base * SECOND_HUB_SHARE;
  }
  if (airline.kind === 'low_cost' && km > LONGEST_LOW_COST_KM) return 0;
  if (!isHome) return stepOf(LONG_HAUL_FROM_ABROAD, sought);
  if (areClose(hub.countryCode, other.countryCode)) return stepOf(AMONG_CLOSE_PEOPLES, sought);
  const base = stepOf(LONG_HAUL, sought) * stepOf(REACH_OF_HUB, hub.popularity);
  return isMainHub ? base : base * SECOND_HUB_LONG_HAUL_SHARE;
}

function serves(airline: Airline, hub: Airport, other: Airport): boolean {
  const km = distanceKm(hub.location, other.location);
  if (km < SHORTEST_FLIGHT_KM) return false;
  if (!aircraftOf(airline).some((type) => type.rangeKm * RANGE_RESERVE >= km)) return false;
  if (WELL_KNOWN.has(`${airline.code} ${hub.code} ${other.code}`)) return true;
  return chance('serves', airline.code, hub.code, other.code) < likelihoodOf(airline, hub, other, km);
}

const routes = new Map<string, readonly Airline[]>();

/** Airlines that fly between two airports without a stop: one end is always a hub of theirs. Both ways have one order. */
export function airlinesBetween(from: Airport, to: Airport): readonly Airline[] {
  const [a, b] = from.code < to.code ? [from, to] : [to, from];
  const key = `${a.code}${b.code}`;
  const known = routes.get(key);
  if (known) return known;
  if (routes.size > 100_000) routes.clear();
  const fromA = (AT_HUB.get(a.code) ?? []).filter((airline) => serves(airline, a, b));
  const fromB = (AT_HUB.get(b.code) ?? []).filter((airline) => serves(airline, b, a));
  const airlines = [...new Set([...fromA, ...fromB])];
  routes.set(key, airlines);
  return airlines;
}
