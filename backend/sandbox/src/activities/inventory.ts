import { distanceKm, type GeoPoint } from '@travesia/domain';
import { findCity, nearbyCities, type City } from '@travesia/geography';
import { chance } from '../world/hash.ts';
import { onLand } from '../world/on-land.ts';
import { findKind, KINDS, type Kind } from './kinds.ts';
import { landscapesOf } from './landscapes.ts';
import { NAMED_SWITCHES, SWITCH_CITY, type ActivitySwitch } from './switches.ts';
import type { Language } from './words.ts';

/** One thing on sale in one place. */
export interface Activity {
  readonly code: string;
  readonly kind: Kind;
  readonly city: City;
  /** One price for the group, nobody else comes along. */
  readonly isPrivate: boolean;
  readonly location: GeoPoint;
  /** Its name where it is named after what it does. */
  readonly actingName: Readonly<Record<Language, string>> | null;
  readonly acts: ActivitySwitch | null;
}

const SOUGHT = 58;
const KNOWN = 20;
const REACH_KM = 4;
const CODE = /^E-E10-([A-Z]{3})([A-Z0-9]{5})(\d{1,2})$/;

function spotOf(city: City, key: string): GeoPoint {
  const km = 0.2 + REACH_KM * chance('activity far', key) ** 2;
  const angle = chance('activity where', key) * 2 * Math.PI;
  const lat = city.location.lat + (km / 111.2) * Math.sin(angle);
  const lon =
    city.location.lon + ((km / 111.2) * Math.cos(angle)) / Math.cos((city.location.lat * Math.PI) / 180);
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(lon * 1e6) / 1e6 };
}

function locate(city: City, key: string): GeoPoint {
  return onLand((attempt) => spotOf(city, attempt === 0 ? key : `${key} ${attempt}`));
}

function activity(city: City, kind: Kind, place: number, more: Partial<Activity> = {}): Activity {
  const code = `E-E10-${city.code}${kind.id}${place}`;
  return {
    code,
    kind,
    city,
    isPrivate: false,
    location: locate(city, code),
    actingName: null,
    acts: null,
    ...more,
  };
}

/** Things named after what they do, each once as an activity and once as a tour. */
function actingActivities(city: City): Activity[] {
  return (['TICKET', 'EXCURSION'] as const).flatMap((type) => {
    const kind = findKind(type === 'TICKET' ? 'COOKC' : 'OLDTW');
    if (!kind) return [];
    const prefix = type === 'TICKET' ? { es: 'Taller', en: 'Class' } : { es: 'Ruta', en: 'Tour' };
    return NAMED_SWITCHES.map(({ es, en, acts, questions = [] }, place) =>
      activity(city, { ...kind, questions, minimumAge: 0 }, place + 1, {
        actingName: { es: `${prefix.es} ${es}`, en: `${prefix.en} ${en}` },
        acts,
      }),
    );
  });
}

function activitiesOf(city: City, seed: string): Activity[] {
  if (city.code === SWITCH_CITY) return actingActivities(city);
  const here = landscapesOf(city);
  const share = city.popularity >= SOUGHT ? 1 : city.popularity >= KNOWN ? 0.8 : 0.6;
  return KINDS.filter((kind) => kind.landscapes.some((landscape) => here.has(landscape))).flatMap((kind) => {
    const isCommon = kind.landscapes.includes('anywhere');
    if (!isCommon && chance('has', seed, city.code, kind.id) > share) return [];
    const offered = [activity(city, kind, 1)];
    const isSoldPrivately = city.popularity >= KNOWN && chance('private', seed, city.code, kind.id) < 0.35;
    if (isSoldPrivately && kind.isGuided) offered.push(activity(city, kind, 2, { isPrivate: true }));
    return offered;
  });
}

/** All there is to do in the world, place by place when somebody asks. */
export class Inventory {
  readonly #byCity = new Map<string, readonly Activity[]>();
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  ofCity(city: City): readonly Activity[] {
    const known = this.#byCity.get(city.code) ?? activitiesOf(city, this.#seed);
    this.#byCity.set(city.code, known);
    return known;
  }

  find(code: string): Activity | undefined {
    const city = findCity(CODE.exec(code)?.[1] ?? '');
    return city && this.ofCity(city).find((each) => each.code === code);
  }

  /** In the supplier's own order: what it would rather sell stands first. */
  near(here: GeoPoint, radiusKm: number): Activity[] {
    return nearbyCities(here, radiusKm + REACH_KM)
      .flatMap(({ city }) => this.ofCity(city))
      .filter((each) => distanceKm(here, each.location) <= radiusKm)
      .toSorted((a, b) => chance('liked', b.code) - chance('liked', a.code) || a.code.localeCompare(b.code));
  }
}
