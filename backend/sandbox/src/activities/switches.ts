import type { GeoPoint } from '@travesia/domain';
import { isAround, plainName, SwitchBoard } from '../switch-board.ts';
import type { QuestionCode } from './words.ts';

/** What a tester can make the supplier of activities do. */
const ACTIVITY_SWITCHES = [
  'zero_results',
  'slow_search',
  'rate_limited_search',
  'failing_search',
  'malformed_search',
  'no_photos',
  'no_dates',
  'gone_at_detail',
  'slow_detail',
  'sold_out_date',
  'sold_out_at_check',
  'price_up',
  'price_down',
  'question_required',
  'birth_dates',
  'preconfirmed_then_confirmed',
  'preconfirmed_then_refused',
  'sold_out_at_booking',
  'expired_at_booking',
  'price_changed_at_booking',
  'rate_limited_booking',
  'failing_booking',
  'slow_booking',
  'lost_booking_answer',
  'cancel_refused',
  'cancel_refused_later',
  'cancel_gives_less',
  'lost_cancel_answer',
  'silent_cancel',
] as const;
export type ActivitySwitch = (typeof ACTIVITY_SWITCHES)[number];

/** A search around one of these small cities meets the switch. */
export const CITY_MAGIC: Readonly<Record<string, ActivitySwitch>> = {
  LEU: 'zero_results',
  ILD: 'slow_search',
  JCU: 'rate_limited_search',
  VIT: 'failing_search',
  VRL: 'malformed_search',
};

/** El Hierro: what is sold there is named after what it does, once as an activity, once as a tour. */
export const SWITCH_CITY = 'VDE';
export const NAMED_SWITCHES: readonly {
  readonly es: string;
  readonly en: string;
  readonly acts: ActivitySwitch;
  readonly questions?: QuestionCode[];
}[] = [
  { es: 'Precio Nuevo', en: 'New Price', acts: 'price_up' },
  { es: 'Rebaja', en: 'Price Drop', acts: 'price_down' },
  { es: 'Última Plaza', en: 'Last Place', acts: 'sold_out_at_check' },
  { es: 'Día Agotado', en: 'Sold-out Day', acts: 'sold_out_date' },
  {
    es: 'Pregunta Obligatoria',
    en: 'Required Question',
    acts: 'question_required',
    questions: ['HOTEL', 'DIET'],
  },
  { es: 'Fechas de Nacimiento', en: 'Birth Dates', acts: 'birth_dates', questions: ['BIRTHDATES'] },
  { es: 'Preconfirmada', en: 'Pre-confirmed', acts: 'preconfirmed_then_confirmed' },
  { es: 'Rechazada', en: 'Turned Down', acts: 'preconfirmed_then_refused' },
  { es: 'Sin Fotos', en: 'No Pictures', acts: 'no_photos' },
  { es: 'Sin Fechas', en: 'No Dates', acts: 'no_dates' },
  { es: 'Cerrada', en: 'Closed', acts: 'gone_at_detail' },
  { es: 'Sin Prisa', en: 'No Hurry', acts: 'slow_detail' },
];

/** The holder's family name, without accents and spaces. */
export const HOLDER_MAGIC: Readonly<Record<string, ActivitySwitch>> = {
  WAITCONFIRMED: 'preconfirmed_then_confirmed',
  WAITREFUSED: 'preconfirmed_then_refused',
  NOPLACE: 'sold_out_at_booking',
  LATEPLACE: 'expired_at_booking',
  DEARPLACE: 'price_changed_at_booking',
  BUSYGUIDE: 'rate_limited_booking',
  BROKENGUIDE: 'failing_booking',
  SLOWGUIDE: 'slow_booking',
  LOSTGUIDE: 'lost_booking_answer',
  NOCANCEL: 'cancel_refused',
  CANCELREFUSED: 'cancel_refused_later',
  GIVESLESS: 'cancel_gives_less',
  LOSTCANCEL: 'lost_cancel_answer',
  SILENTCANCEL: 'silent_cancel',
};

/** What the switch is asked about. */
interface ActivityOccasion {
  readonly at?: GeoPoint;
  readonly activity?: {
    readonly code: string;
    readonly acts: ActivitySwitch | null;
    readonly city: { readonly code: string };
  };
  readonly familyName?: string;
}

export const createActivitySwitches = () =>
  new SwitchBoard({
    all: ACTIVITY_SWITCHES,
    isNamed(wanted, { at, activity, familyName = '' }: ActivityOccasion) {
      if (activity?.acts === wanted || HOLDER_MAGIC[plainName(familyName)] === wanted) return true;
      return Object.entries(CITY_MAGIC).some(([city, acts]) => acts === wanted && isAround(city, at));
    },
    limits: {
      city: {
        example: 'MAD',
        fits: (city, { at, activity }) => city === activity?.city.code || isAround(city, at),
      },
      activity: { example: 'its code', fits: (code, { activity }) => code === activity?.code },
      familyName: {
        example: 'Ruiz',
        fits: (name, { familyName = '' }) => plainName(name) === plainName(familyName),
      },
    },
  });
export type ActivitySwitches = ReturnType<typeof createActivitySwitches>;
