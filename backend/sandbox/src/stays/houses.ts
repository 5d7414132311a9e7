import { distanceKm, type GeoPoint } from '@travesia/domain';
import { CITIES, findCity, fold, nearbyCities, type City } from '@travesia/geography';
import { chance, idFrom, pickBetween } from '../world/hash.ts';
import { onLand } from '../world/on-land.ts';
import { amenitiesOf, type AmenityType } from './amenities.ts';
import { nameHouse, streetOf } from './house-names.ts';
import type { HouseKind } from './kinds.ts';
import { CROWDED_CITY, NAMED_SWITCHES, SWITCH_CITY, type StaySwitch } from './switches.ts';

/** A house of the test world; it depends on its city, its place in the list and the seed alone. */
export interface House {
  readonly id: string;
  readonly key: string;
  readonly city: City;
  readonly kind: HouseKind;
  readonly name: string;
  readonly stars: number | null;
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
  readonly amenities: readonly AmenityType[];
  readonly location: GeoPoint;
  readonly street: string;
  readonly postalCode: string;
  readonly checkInAfter: string;
  readonly checkOutBefore: string;
  /** How it acts when it bears the name of a switch. */
  readonly acts: StaySwitch | null;
}

/** Holiday coasts and islands: resorts, pools, prices of the season. */
const COASTS = new Set(
  `CUN PUJ PMI IBZ MAH AGP ALC LPA TCI ACE FUE VRA SJD PVR HUX ZIH ADZ CTG SMR SXM AUA CUR MBJ NAS HKT DPS CEB DAD MLE
   MRU HNL FAO FNC OLB CAG CTA AYT HER NAN PPT FOR SSA REC FLN SDQ GMZ VDE RMU LEI NCE BIQ AJA BIA RAK`.split(
    /\s+/,
  ),
);

export function isCoast(city: City): boolean {
  return COASTS.has(city.code);
}

const COUNTS: readonly (readonly [popularity: number, houses: number])[] = [
  [100, 170],
  [95, 150],
  [84, 115],
  [70, 75],
  [58, 48],
  [40, 28],
  [20, 11],
  [8, 5],
  [0, 2],
];
const CROWD = 2400;
const STARS_BY_KIND: Readonly<Record<HouseKind, readonly (number | null)[]>> = {
  hotel: [1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5],
  apartment: [null, 2, 3, 3, 4],
  motel: [1, 2, 2, null],
  resort: [3, 4, 4, 5, 5],
  extended_stay: [3, 3, 4],
  conference_center: [4, 4, 5],
};

function kindOf(city: City, key: string): HouseKind {
  const throwOf = chance('kind', key);
  if (isCoast(city)) {
    if (throwOf < 0.3) return 'resort';
    return throwOf < 0.5 ? 'apartment' : throwOf < 0.58 ? 'extended_stay' : 'hotel';
  }
  if (throwOf < 0.64) return 'hotel';
  if (throwOf < 0.8) return 'apartment';
  if (throwOf < 0.87) return 'extended_stay';
  if (throwOf < 0.92) return 'motel';
  return throwOf < 0.96 ? 'conference_center' : 'resort';
}

function spotOf(city: City, kind: HouseKind, key: string): GeoPoint {
  const reachKm = 2.2 + city.popularity * 0.075;
  const outward = kind === 'motel' ? 0.75 : kind === 'resort' ? 0.5 : 0;
  const share = outward + (1 - outward) * chance('how far', key) ** 1.9;
  const km = 0.15 + reachKm * share;
  const angle = chance('where', key) * 2 * Math.PI;
  const lat = city.location.lat + (km / 111.2) * Math.sin(angle);
  const lon =
    city.location.lon + ((km / 111.2) * Math.cos(angle)) / Math.cos((city.location.lat * Math.PI) / 180);
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(lon * 1e6) / 1e6 };
}

function locate(city: City, kind: HouseKind, key: string): GeoPoint {
  return onLand((attempt) => spotOf(city, kind, attempt === 0 ? key : `${key} ${attempt}`));
}

const PLACE_DIGITS = 4;

/** Kind and name of every house of a city, in order; all that the index of names needs. */
function registerOf(city: City, seed: string): { key: string; kind: HouseKind; name: string }[] {
  const seen = new Set<string>();
  const named = city.code === SWITCH_CITY ? NAMED_SWITCHES : [];
  const count =
    city.code === CROWDED_CITY
      ? CROWD
      : (COUNTS.find(([popularity]) => city.popularity >= popularity)?.[1] ?? 2);
  return Array.from({ length: Math.max(count, named.length) }, (_, place) => {
    const key = `${seed} ${city.code} ${place}`;
    const acting = named[place];
    if (acting) return { key, kind: 'hotel', name: acting.name };
    const kind = kindOf(city, key);
    const where = { countryCode: city.countryCode, cityName: city.name, key };
    return { key, kind, name: nameHouse(where, kind, seen) };
  });
}

function build(city: City, place: number, entry: ReturnType<typeof registerOf>[number]): House {
  const { key, kind, name } = entry;
  const named = city.code === SWITCH_CITY ? NAMED_SWITCHES[place] : undefined;
  const ladder = STARS_BY_KIND[kind];
  const stars = named ? 3 : (ladder[Math.floor(chance('stars', key) * ladder.length)] ?? null);
  const isReviewed = named !== undefined || chance('reviewed', key) > 0.06;
  const mood = (chance('mood a', key) + chance('mood b', key) + chance('mood c', key)) / 3;
  const score = Math.min(9.8, 5.4 + (stars ?? 3) * 0.35 + mood * 3.6);
  return {
    id: `acc_0000${city.code}${String(place).padStart(PLACE_DIGITS, '0')}${idFrom(11, key)}`,
    key,
    city,
    kind,
    name,
    stars,
    reviewScore: isReviewed ? Math.round(score * 10) / 10 : null,
    reviewCount: isReviewed
      ? 12 + Math.floor(chance('reviews', key) ** 2 * (300 + city.popularity * 40))
      : null,
    amenities: amenitiesOf(kind, stars, isCoast(city), key),
    location: locate(city, kind, key),
    street: streetOf(city.countryCode, key),
    postalCode: String(pickBetween(10_000, 98_999, 'postcode', city.code, place % 40)),
    checkInAfter: ['14:00', '15:00', '15:00', '16:00'][pickBetween(0, 3, 'in', key)] ?? '15:00',
    checkOutBefore: ['10:00', '11:00', '12:00', '12:00'][pickBetween(0, 3, 'out', key)] ?? '12:00',
    acts: named?.acts ?? null,
  };
}

const MOST_CITIES_KEPT = 600;

/** All houses of the world, built city by city when somebody asks. */
export class Houses {
  readonly #byCity = new Map<string, readonly House[]>();
  readonly #seed: string;
  #index: { readonly city: City; readonly place: number; readonly words: string }[] | null = null;

  constructor(seed: string) {
    this.#seed = seed;
  }

  ofCity(city: City): readonly House[] {
    const known = this.#byCity.get(city.code);
    if (known) return known;
    const houses = this.#build(city);
    const oldest = this.#byCity.keys().next().value;
    if (this.#byCity.size >= MOST_CITIES_KEPT && oldest !== undefined) this.#byCity.delete(oldest);
    this.#byCity.set(city.code, houses);
    return houses;
  }

  find(id: string): House | undefined {
    const match = /^acc_0000([A-Z]{3})(\d{4})/.exec(id);
    const city = match?.[1] === undefined ? undefined : findCity(match[1]);
    const house = city && this.ofCity(city)[Number(match?.[2])];
    return house?.id === id ? house : undefined;
  }

  /** Nearest first. */
  near(here: GeoPoint, radiusKm: number): { house: House; distanceKm: number }[] {
    const widest = 2.2 + 7.5;
    return nearbyCities(here, radiusKm + widest)
      .flatMap(({ city }) => this.ofCity(city))
      .map((house) => ({ house, distanceKm: distanceKm(here, house.location) }))
      .filter((near) => near.distanceKm <= radiusKm)
      .toSorted((a, b) => a.distanceKm - b.distanceKm);
  }

  /** Houses whose name, perhaps with their city's, holds every word typed. */
  suggest(query: string, limit: number): House[] {
    const words = fold(query).split(' ').filter(Boolean);
    if (words.length === 0) return [];
    // Cities come most sought first.
    this.#index ??= CITIES.flatMap((city) =>
      registerOf(city, this.#seed).map(({ name }, place) => ({
        city,
        place,
        words: ` ${fold(`${name} ${city.name.es} ${city.name.en}`)}`,
      })),
    );
    const found: House[] = [];
    for (const entry of this.#index) {
      if (!words.every((word) => entry.words.includes(` ${word}`))) continue;
      const house = this.ofCity(entry.city)[entry.place];
      if (house) found.push(house);
      if (found.length >= limit) break;
    }
    return found;
  }

  #build(city: City): House[] {
    return registerOf(city, this.#seed).map((entry, place) => build(city, place, entry));
  }
}
