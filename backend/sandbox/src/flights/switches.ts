import { plainName, SwitchBoard } from '../switch-board.ts';
import type { OfferQuery } from './query.ts';

/** What a tester can make the supplier do. */
const SWITCHES = [
  'zero_results',
  'slow_search',
  'rate_limited_search',
  'failing_search',
  'malformed_search',
  'price_up',
  'price_down',
  'sold_out_at_pricing',
  'expired_at_pricing',
  'slow_pricing',
  'no_bags',
  'bags_by_weight',
  'no_fare_rules',
  'instant_only',
  'documents_required',
  'no_documents',
  'no_loyalty',
  'short_price_guarantee',
  'short_hold',
  'sold_out_at_order',
  'expired_at_order',
  'price_changed_at_order',
  'document_refused_at_order',
  'rate_limited_order',
  'failing_order',
  'slow_order',
  'lost_order_answer',
  'late_confirmation',
  'refused_after_acceptance',
  'silent_for_an_hour',
  'late_tickets',
  'cancelled_before_ticketing',
  'flight_moved',
  'news_missing',
  'news_twice',
  'news_forged',
  'failing_hold_payment',
  'lost_hold_payment',
  'refused_hold_payment',
  'cancel_quote_expired',
  'cancel_refused',
  'cancel_refused_later',
  'lost_cancel_answer',
  'silent_cancel',
  'cancel_for_credit',
  'cancel_gives_less',
  'change_refused',
  'change_without_offers',
  'change_costs',
  'change_costs_nothing',
  'change_gives_back',
  'change_dearer_when_chosen',
  'change_expired_at_confirm',
  'change_dearer_at_confirm',
  'lost_change_answer',
  'failing_seat_maps',
  'seat_taken_at_order',
  'services_none',
  'services_dearer_when_chosen',
  'services_dearer_at_payment',
  'services_refused',
  'services_in_part',
  'lost_services_answer',
  'silent_services',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** Small airports nobody books by accident: a trip from or to one of them meets the switch. */
export const ROUTE_MAGIC: Readonly<Record<string, Switch>> = {
  LEU: 'zero_results',
  ILD: 'slow_search',
  JCU: 'rate_limited_search',
  VIT: 'failing_search',
  VRL: 'malformed_search',
  BJZ: 'price_up',
  LEN: 'price_down',
  SLM: 'sold_out_at_pricing',
  VLL: 'expired_at_pricing',
  MLN: 'no_bags',
  VDE: 'bags_by_weight',
  GMZ: 'no_fare_rules',
  CDT: 'instant_only',
  TER: 'documents_required',
  HOR: 'no_documents',
  PIX: 'no_loyalty',
  BGC: 'slow_pricing',
  SDR: 'short_price_guarantee',
  EAS: 'short_hold',
};

/** A passenger's family name as the airline gets it, without accents and spaces. */
export const FAMILY_NAME_MAGIC: Readonly<Record<string, Switch>> = {
  SOLDOUT: 'sold_out_at_order',
  EXPIRED: 'expired_at_order',
  PRICECHANGED: 'price_changed_at_order',
  PASSPORTREFUSED: 'document_refused_at_order',
  RATELIMITED: 'rate_limited_order',
  ORDERFAILED: 'failing_order',
  SLOWORDER: 'slow_order',
  LOSTANSWER: 'lost_order_answer',
  LATECONFIRM: 'late_confirmation',
  LATEREFUSAL: 'refused_after_acceptance',
  SILENTHOUR: 'silent_for_an_hour',
  LATETICKETS: 'late_tickets',
  AIRLINECANCELS: 'cancelled_before_ticketing',
  MOVEDFLIGHT: 'flight_moved',
  HOLDPAYFAILS: 'failing_hold_payment',
  LOSTHOLDPAY: 'lost_hold_payment',
  HOLDREFUSED: 'refused_hold_payment',
  QUOTEEXPIRED: 'cancel_quote_expired',
  NOCANCEL: 'cancel_refused',
  CANCELREFUSED: 'cancel_refused_later',
  LOSTCANCEL: 'lost_cancel_answer',
  SILENTCANCEL: 'silent_cancel',
  CREDITONLY: 'cancel_for_credit',
  GIVESLESS: 'cancel_gives_less',
  NOCHANGE: 'change_refused',
  NOOFFERS: 'change_without_offers',
  CHANGECOSTS: 'change_costs',
  FREECHANGE: 'change_costs_nothing',
  CHEAPERCHANGE: 'change_gives_back',
  DEARERCHANGE: 'change_dearer_when_chosen',
  CHANGEEXPIRED: 'change_expired_at_confirm',
  CHANGEREFUSED: 'change_dearer_at_confirm',
  LOSTCHANGE: 'lost_change_answer',
  SEATTAKEN: 'seat_taken_at_order',
  NOSERVICES: 'services_none',
  DEARERSERVICES: 'services_dearer_when_chosen',
  SERVICESCHANGED: 'services_dearer_at_payment',
  SERVICESREFUSED: 'services_refused',
  HALFSERVICES: 'services_in_part',
  LOSTSERVICES: 'lost_services_answer',
  SILENTSERVICES: 'silent_services',
};

export const createFlightSwitches = () =>
  new SwitchBoard({
    all: SWITCHES,
    isNamed(wanted, query: OfferQuery, familyNames?: readonly string[]) {
      const places = query.slices.flatMap((slice) => [slice.from, slice.to]);
      return (
        places.some((code) => ROUTE_MAGIC[code] === wanted) ||
        namesOf(query, familyNames).some((name) => FAMILY_NAME_MAGIC[name] === wanted)
      );
    },
    limits: {
      route: {
        example: 'MAD-BOG, in the order of the outbound',
        pattern: /^[A-Z]{3}-[A-Z]{3}$/,
        fits: (route, { slices: [outbound] }: OfferQuery) => route === `${outbound?.from}-${outbound?.to}`,
      },
      familyName: {
        example: 'Ruiz',
        fits: (name, query: OfferQuery, familyNames?: readonly string[]) =>
          namesOf(query, familyNames).includes(plainName(name)),
      },
    },
  });
export type FlightSwitches = ReturnType<typeof createFlightSwitches>;

const namesOf = ({ passengers }: OfferQuery, familyNames: readonly string[] = []) =>
  [...familyNames, ...passengers.flatMap(({ familyName }) => familyName ?? [])].map(plainName);

export type IsOn = (wanted: Switch) => boolean;
