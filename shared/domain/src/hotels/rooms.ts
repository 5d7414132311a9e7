import { ADULTS, ADULTS_PER_ROOM_MAX, CHILD_AGE, CHILDREN, ROOMS, TRAVELLERS_MAX } from '../constants.ts';

/** Who sleeps in one room; a child's age is null until it is chosen (H-03). */
export interface StayRoom {
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
}

export type RoomsProblemCode =
  | 'room_count_invalid'
  | 'adult_missing'
  | 'too_many_adults_in_room'
  | 'child_age_missing'
  | 'too_many_adults'
  | 'too_many_children'
  | 'too_many_travellers';

/** `room` is the place of the room in the list; null where the problem is not one room's. */
export interface RoomsProblem {
  readonly code: RoomsProblemCode;
  readonly room: number | null;
}

export function guestCounts(rooms: readonly StayRoom[]): { adults: number; children: number } {
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children: rooms.reduce((sum, room) => sum + room.childAges.length, 0),
  };
}

function isAge(age: number | null): boolean {
  return age !== null && Number.isInteger(age) && age >= CHILD_AGE.min && age <= CHILD_AGE.max;
}

/** Everything that keeps these rooms from being searched, first the list, then room by room (H-03, F-06, F-07). */
export function roomsProblems(rooms: readonly StayRoom[]): RoomsProblem[] {
  const problems: RoomsProblem[] = [];
  const { adults, children } = guestCounts(rooms);
  if (rooms.length < ROOMS.min || rooms.length > ROOMS.max) {
    problems.push({ code: 'room_count_invalid', room: null });
  }
  if (adults > ADULTS.max) problems.push({ code: 'too_many_adults', room: null });
  if (children > CHILDREN.max) problems.push({ code: 'too_many_children', room: null });
  if (problems.length === 0 && adults + children > TRAVELLERS_MAX) {
    problems.push({ code: 'too_many_travellers', room: null });
  }
  for (const [place, room] of rooms.entries()) {
    if (!Number.isInteger(room.adults) || room.adults < 1) {
      problems.push({ code: 'adult_missing', room: place });
    }
    if (rooms.length > 1 && room.adults > ADULTS_PER_ROOM_MAX) {
      problems.push({ code: 'too_many_adults_in_room', room: place });
    }
    if (!room.childAges.every(isAge)) problems.push({ code: 'child_age_missing', room: place });
  }
  return problems;
}

/**
 * The same guests with at most two adults per room: what is offered where a room among several holds more.
 * Children stay where they were, so that nobody is parted from the adults they sleep with; null where five
 * rooms are too few.
 */
export function splitAdults(rooms: readonly StayRoom[]): StayRoom[] | null {
  const kept = rooms.map((room) => ({
    adults: Math.min(room.adults, ADULTS_PER_ROOM_MAX),
    childAges: room.childAges,
  }));
  let left = guestCounts(rooms).adults - kept.reduce((sum, room) => sum + room.adults, 0);
  const split = kept.map((room) => {
    const moved = Math.min(left, ADULTS_PER_ROOM_MAX - room.adults);
    left -= moved;
    return { ...room, adults: room.adults + moved };
  });
  while (left > 0) {
    split.push({ adults: Math.min(left, ADULTS_PER_ROOM_MAX), childAges: [] });
    left -= ADULTS_PER_ROOM_MAX;
  }
  return split.length > ROOMS.max ? null : split;
}
