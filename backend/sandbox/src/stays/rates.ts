import { addDays } from '@travesia/domain';
import { chance, pickBetween } from '../world/hash.ts';
import { utcOf } from '../world/local-time.ts';
import { isCoast, type House } from './houses.ts';
import { fullness, nightlyCents } from './nightly.ts';
import type { StayQuery } from './query.ts';
import { roomsOf, type RoomKind } from './rooms.ts';
import type { StaysRoomRate } from './wire-types.ts';

type Board = StaysRoomRate['board_type'];

/** One way to buy a kind of room for the whole search, in cents of USD. */
export interface RatePlan {
  readonly code: string;
  readonly name: string;
  readonly board: Board;
  readonly isPaidNow: boolean;
  readonly totalCents: number;
  /** Refunds by the instant before which they hold, earliest first. */
  readonly timeline: readonly { readonly beforeMs: number; readonly refundCents: number }[];
  readonly isFree: boolean;
}

export interface RoomOffer {
  readonly room: RoomKind;
  readonly left: number;
  readonly plans: readonly RatePlan[];
}

const NON_REFUNDABLE_SHARE = 0.87;
const AT_HOUSE_SHARE = 1.04;
const THIRD_ADULT_SHARE = 0.2;
const CHILD_SHARE = 0.1;
const SINGLE_USE_DISCOUNT = 0.07;
const FREE_BELOW_AGE = 3;
const BREAKFAST_CENTS = [600, 700, 850, 1150, 1650, 2600];
const BOARD_MEALS: Readonly<Record<Board, number>> = {
  room_only: 0,
  breakfast: 1,
  half_board: 2.7,
  full_board: 4.1,
  all_inclusive: 5.2,
};
const CHILD_MEAL_SHARE = 0.5;

/** Whether the party fits into so many rooms of the kind. */
function fits(room: RoomKind, query: StayQuery): boolean {
  const babies = query.guests.filter((guest) => guest.type === 'child' && guest.age < 2).length;
  const perRoom = (people: number) => Math.ceil(people / query.rooms);
  return perRoom(query.adults) <= room.adults && perRoom(query.guests.length - babies) <= room.guests;
}

function roomCents(room: RoomKind, nights: readonly number[], query: StayQuery): number {
  const extraAdults = Math.max(0, query.adults - 2 * query.rooms);
  const alone = room.adults > 1 ? Math.max(0, 2 * query.rooms - query.adults) : 0;
  const children = query.guests.filter(
    (guest) => guest.type === 'child' && guest.age >= FREE_BELOW_AGE,
  ).length;
  const people =
    query.rooms + extraAdults * THIRD_ADULT_SHARE + children * CHILD_SHARE - alone * SINGLE_USE_DISCOUNT;
  return nights.reduce((sum, cents) => sum + Math.round(cents * room.share * people), 0);
}

function mealCents(house: House, board: Board, query: StayQuery): number {
  const meal = BREAKFAST_CENTS[house.stars ?? 2] ?? 700;
  const eaters =
    query.adults +
    query.guests.filter((guest) => guest.type === 'child' && guest.age >= FREE_BELOW_AGE).length *
      CHILD_MEAL_SHARE;
  return Math.round(meal * BOARD_MEALS[board] * eaters) * query.nights.length;
}

interface Terms {
  readonly freeDays: number;
  readonly hasLateStep: boolean;
}

function termsOf(house: House): Terms {
  const days = isCoast(house.city) ? [3, 7, 7, 14] : [1, 1, 2, 3];
  return {
    freeDays: days[pickBetween(0, 3, 'free days', house.key)] ?? 1,
    hasLateStep: chance('late step', house.key) < 0.4,
  };
}

const DESK_HOUR = '18:00';

function stepsBefore(
  house: House,
  query: StayQuery,
  totalCents: number,
  firstNightCents: number,
  nowMs: number,
) {
  const { freeDays, hasLateStep } = termsOf(house);
  const at = (daysBefore: number) =>
    utcOf(`${addDays(query.checkIn, -daysBefore)}T${DESK_HOUR}`, house.city.timeZone);
  const steps = [{ beforeMs: at(freeDays), refundCents: totalCents }];
  if (hasLateStep && freeDays > 1 && query.nights.length > 1)
    steps.push({ beforeMs: at(1), refundCents: Math.max(0, totalCents - firstNightCents) });
  return steps.filter((step) => step.beforeMs > nowMs);
}

function plansOf(
  house: House,
  room: RoomKind,
  query: StayQuery,
  nights: readonly number[],
  nowMs: number,
): RatePlan[] {
  const roomTotal = roomCents(room, nights, query);
  const firstShare =
    (nights[0] ?? 0) /
    Math.max(
      1,
      nights.reduce((sum, cents) => sum + cents, 0),
    );
  const temper = chance('rates', house.key);
  const hasKitchen = house.amenities.includes('restaurant');
  const included: Board =
    house.kind === 'resort' && isCoast(house.city) && chance('all in', house.key) < 0.45
      ? 'all_inclusive'
      : hasKitchen && chance('breakfast in', house.key) < 0.3
        ? 'breakfast'
        : 'room_only';
  const plans: RatePlan[] = [];
  const add = (
    code: string,
    name: string,
    board: Board,
    share: number,
    isFlexible: boolean,
    isPaidNow = true,
  ) => {
    const totalCents = Math.round(roomTotal * share) + mealCents(house, board, query);
    const timeline = isFlexible
      ? stepsBefore(house, query, totalCents, Math.round(totalCents * firstShare), nowMs)
      : [];
    if (isFlexible && timeline.length === 0) return;
    const isFree = timeline[0]?.refundCents === totalCents;
    plans.push({ code, name, board, isPaidNow, totalCents, timeline, isFree });
  };
  // A fifth of the houses gives nothing back, a seventh has nothing cheaper without.
  const isStrict = temper < 0.2;
  if (temper < 0.86) add('NRF', 'Advance purchase', included, NON_REFUNDABLE_SHARE, false);
  if (!isStrict) add('FLX', 'Flexible rate', included, 1, true);
  if (hasKitchen && included === 'room_only') {
    if (temper < 0.86)
      add('NRB', 'Advance purchase with breakfast', 'breakfast', NON_REFUNDABLE_SHARE, false);
    if (!isStrict) add('FLB', 'Flexible rate with breakfast', 'breakfast', 1, true);
  }
  if (hasKitchen && included !== 'all_inclusive' && (isCoast(house.city) || temper > 0.7))
    add('FLH', 'Half board', 'half_board', 1, !isStrict);
  if (!isStrict && chance('at house', house.key) < 0.16)
    add('PAH', 'Pay at the property', included, AT_HOUSE_SHARE, true, false);
  if (plans.length === 0) add('NRF', 'Advance purchase', included, NON_REFUNDABLE_SHARE, false);
  return plans;
}

const MOST_LEFT_TOLD = 9;

/** What the house has for the search, cheapest room first; empty where it is full or too small. */
export function offersOf(house: House, query: StayQuery, today: string, nowMs: number): RoomOffer[] {
  const busiest = Math.max(...query.nights.map((night) => fullness(house, night)));
  const nights = query.nights.map((night) => nightlyCents(house, night, today));
  return roomsOf(house, isCoast(house.city))
    .filter((room) => fits(room, query))
    .map((room) => {
      const left = Math.floor(
        room.rooms * (1 - busiest) + chance('left', room.code, house.key, query.checkIn),
      );
      const plans = plansOf(house, room, query, nights, nowMs)
        .filter((plan) => query.instantPayment === null || plan.isPaidNow === query.instantPayment)
        .filter((plan) => !query.freeCancellationOnly || plan.isFree)
        .toSorted((a, b) => a.totalCents - b.totalCents);
      return { room, left: Math.min(left, MOST_LEFT_TOLD), plans };
    })
    .filter((offer) => offer.left >= query.rooms && offer.plans.length > 0)
    .toSorted((a, b) => (a.plans[0]?.totalCents ?? 0) - (b.plans[0]?.totalCents ?? 0));
}
