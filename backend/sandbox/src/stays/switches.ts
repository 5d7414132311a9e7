import type { GeoPoint } from '@travesia/domain';
import { isAround, plainName, SwitchBoard } from '../switch-board.ts';

/** What a tester can make the supplier of stays do. */
const STAY_SWITCHES = [
  'zero_results',
  'slow_search',
  'rate_limited_search',
  'failing_search',
  'malformed_search',
  'partly_down',
  'suggestions_down',
  'no_photos',
  'no_price',
  'gone_at_rates',
  'no_rooms',
  'slow_rates',
  'price_up',
  'price_down',
  'sold_out_at_quote',
  'expired_at_quote',
  'sold_out_at_booking',
  'expired_at_booking',
  'price_changed_at_booking',
  'rate_limited_booking',
  'failing_booking',
  'slow_booking',
  'lost_booking_answer',
  'cancel_refused',
  'lost_cancel_answer',
  'silent_cancel',
] as const;
export type StaySwitch = (typeof STAY_SWITCHES)[number];

/** A search around one of these small cities meets the switch. */
export const CITY_MAGIC: Readonly<Record<string, StaySwitch>> = {
  LEU: 'zero_results',
  ILD: 'slow_search',
  JCU: 'rate_limited_search',
  VIT: 'failing_search',
  VRL: 'malformed_search',
  SLM: 'partly_down',
};
/** Two thousand and four hundred houses. */
export const CROWDED_CITY = 'VLL';

/** El Hierro: its hotels are named after what they do. */
export const SWITCH_CITY = 'VDE';
export const NAMED_SWITCHES: readonly { readonly name: string; readonly acts: StaySwitch }[] = [
  { name: 'Hotel Precio Nuevo', acts: 'price_up' },
  { name: 'Hotel Rebaja', acts: 'price_down' },
  { name: 'Hotel Última Habitación', acts: 'sold_out_at_quote' },
  { name: 'Hotel Tarifa Perdida', acts: 'expired_at_quote' },
  { name: 'Hotel Sin Fotos', acts: 'no_photos' },
  { name: 'Hotel Sin Precio', acts: 'no_price' },
  { name: 'Hotel Cerrado', acts: 'gone_at_rates' },
  { name: 'Hotel Completo', acts: 'no_rooms' },
  { name: 'Hotel Sin Prisa', acts: 'slow_rates' },
];

/** A guest's family name as the hotel gets it, without accents and spaces. Flights do not know these names. */
export const GUEST_MAGIC: Readonly<Record<string, StaySwitch>> = {
  NOROOM: 'sold_out_at_booking',
  LATEROOM: 'expired_at_booking',
  DEARROOM: 'price_changed_at_booking',
  BUSYHOTEL: 'rate_limited_booking',
  BROKENHOTEL: 'failing_booking',
  SLOWHOTEL: 'slow_booking',
  LOSTHOTEL: 'lost_booking_answer',
  NOCANCEL: 'cancel_refused',
  KEEPROOM: 'cancel_refused',
  LOSTCANCEL: 'lost_cancel_answer',
  SILENTCANCEL: 'silent_cancel',
};

/** What the switch is asked about. */
interface StayOccasion {
  readonly at?: GeoPoint;
  readonly house?: {
    readonly name: string;
    readonly acts: StaySwitch | null;
    readonly city: { code: string };
  };
  readonly familyNames?: readonly string[];
}

export const createStaySwitches = () =>
  new SwitchBoard({
    all: STAY_SWITCHES,
    isNamed(wanted, { at, house, familyNames = [] }: StayOccasion) {
      if (house?.acts === wanted) return true;
      if (familyNames.some((name) => GUEST_MAGIC[plainName(name)] === wanted)) return true;
      return Object.entries(CITY_MAGIC).some(([city, acts]) => acts === wanted && isAround(city, at));
    },
    limits: {
      city: {
        example: 'MAD',
        fits: (city, { at, house }) => city === house?.city.code || isAround(city, at),
      },
      hotel: {
        example: 'a part of its name',
        fits: (name, { house }) => house !== undefined && plainName(house.name).includes(plainName(name)),
      },
      familyName: {
        example: 'Ruiz',
        fits: (name, { familyNames = [] }) => familyNames.map(plainName).includes(plainName(name)),
      },
    },
  });
export type StaySwitches = ReturnType<typeof createStaySwitches>;
