import { chance, pickBetween } from '../world/hash.ts';
import type { House } from './houses.ts';
import type { HouseKind, PhotoSubject } from './kinds.ts';
import type { StaysBed } from './wire-types.ts';

/** A kind of room; prices are shares of the house's own nightly price. */
export interface RoomKind {
  readonly code: string;
  readonly name: string;
  readonly beds: readonly StaysBed[];
  readonly adults: number;
  readonly guests: number;
  readonly share: number;
  readonly rooms: number;
  readonly photo: PhotoSubject;
}

type Sketch = Omit<RoomKind, 'rooms' | 'name'> & { readonly title: string; readonly views?: boolean };

const bed = (type: StaysBed['type'], count = 1): StaysBed => ({ type, count });

const SKETCHES: Readonly<Record<'hotel' | 'home' | 'road', readonly Sketch[]>> = {
  hotel: [
    {
      code: 'SGL',
      title: 'Single Room',
      beds: [bed('single')],
      adults: 1,
      guests: 1,
      share: 0.82,
      photo: 'room',
    },
    {
      code: 'DBL',
      title: 'Double Room',
      beds: [bed('double')],
      adults: 2,
      guests: 2,
      share: 1,
      photo: 'room',
    },
    {
      code: 'TWN',
      title: 'Twin Room',
      beds: [bed('single', 2)],
      adults: 2,
      guests: 2,
      share: 1.01,
      photo: 'room',
    },
    {
      code: 'SUP',
      title: 'Superior Double Room',
      beds: [bed('queen')],
      adults: 2,
      guests: 3,
      share: 1.18,
      photo: 'room',
      views: true,
    },
    {
      code: 'TPL',
      title: 'Triple Room',
      beds: [bed('double'), bed('single')],
      adults: 3,
      guests: 4,
      share: 1.24,
      photo: 'room',
    },
    {
      code: 'FAM',
      title: 'Family Room',
      beds: [bed('double'), bed('sofabed')],
      adults: 2,
      guests: 5,
      share: 1.38,
      photo: 'room',
    },
    {
      code: 'DLX',
      title: 'Deluxe Room',
      beds: [bed('king')],
      adults: 2,
      guests: 3,
      share: 1.45,
      photo: 'room',
      views: true,
    },
    {
      code: 'JST',
      title: 'Junior Suite',
      beds: [bed('king'), bed('sofabed')],
      adults: 3,
      guests: 4,
      share: 1.78,
      photo: 'suite',
      views: true,
    },
    {
      code: 'STE',
      title: 'Suite',
      beds: [bed('king'), bed('sofabed')],
      adults: 4,
      guests: 5,
      share: 2.5,
      photo: 'suite',
      views: true,
    },
  ],
  home: [
    {
      code: 'STU',
      title: 'Studio',
      beds: [bed('double')],
      adults: 2,
      guests: 3,
      share: 0.95,
      photo: 'apartment',
    },
    {
      code: 'A1B',
      title: 'One-Bedroom Apartment',
      beds: [bed('double'), bed('sofabed')],
      adults: 4,
      guests: 4,
      share: 1.2,
      photo: 'apartment',
      views: true,
    },
    {
      code: 'A2B',
      title: 'Two-Bedroom Apartment',
      beds: [bed('queen'), bed('single', 2)],
      adults: 5,
      guests: 6,
      share: 1.75,
      photo: 'apartment',
    },
    {
      code: 'A3B',
      title: 'Three-Bedroom Apartment',
      beds: [bed('queen', 2), bed('single', 2), bed('sofabed')],
      adults: 8,
      guests: 9,
      share: 2.35,
      photo: 'apartment',
    },
  ],
  road: [
    {
      code: 'STQ',
      title: 'Standard Room',
      beds: [bed('queen')],
      adults: 2,
      guests: 3,
      share: 1,
      photo: 'room',
    },
    {
      code: 'STD',
      title: 'Standard Room with Two Beds',
      beds: [bed('queen', 2)],
      adults: 4,
      guests: 5,
      share: 1.12,
      photo: 'room',
    },
  ],
};
const SKETCHES_OF: Readonly<Record<HouseKind, 'hotel' | 'home' | 'road'>> = {
  hotel: 'hotel',
  resort: 'hotel',
  conference_center: 'hotel',
  apartment: 'home',
  extended_stay: 'home',
  motel: 'road',
};
/** How likely a house has the room; every house has one that takes two. */
const LIKELY: Readonly<Record<string, number>> = {
  SGL: 0.35,
  DBL: 1,
  TWN: 0.55,
  SUP: 0.5,
  TPL: 0.4,
  FAM: 0.35,
  DLX: 0.3,
  JST: 0.3,
  STE: 0.18,
  STU: 1,
  A1B: 0.85,
  A2B: 0.6,
  A3B: 0.22,
  STQ: 1,
  STD: 0.8,
};
const VIEWS_INLAND = ['City View', 'Courtyard View', 'Garden View'] as const;
const VIEWS_COAST = ['Sea View', 'Pool View', 'Garden View'] as const;

export function roomsOf(house: House, isCoast: boolean): RoomKind[] {
  const grand = (house.stars ?? 3) / 3;
  return SKETCHES[SKETCHES_OF[house.kind]]
    .filter(({ code, share }) => {
      const likely = LIKELY[code] ?? 0;
      return chance('has room', code, house.key) < (share > 1.4 ? likely * grand : likely);
    })
    .map(({ title, views, ...sketch }) => {
      const list = isCoast ? VIEWS_COAST : VIEWS_INLAND;
      const view = views ? list[pickBetween(0, list.length - 1, 'view', sketch.code, house.key)] : undefined;
      const size = sketch.share > 1.4 ? 3 : 14;
      return {
        ...sketch,
        name: view ? `${title}, ${view}` : title,
        rooms: 1 + pickBetween(1, size, 'rooms', sketch.code, house.key),
      };
    });
}
