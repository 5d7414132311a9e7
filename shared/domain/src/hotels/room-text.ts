import { CHILD_AGE } from '../constants.ts';
import type { StayRoom } from './rooms.ts';

const ROOM_PATTERN = /^\d(-\d{1,2})*$/;

/**
 * Rooms as one short text for an address: adults, then each child's age; rooms parted by commas.
 * @example formatRooms([{ adults: 2, childAges: [8, 5] }, { adults: 1, childAges: [] }]) // '2-8-5,1'
 */
export function formatRooms(rooms: readonly StayRoom[]): string {
  return rooms.map((room) => [room.adults, ...room.childAges].join('-')).join(',');
}

/** The rooms of such a text; null where it is none. Counts are judged by `roomsProblems`. */
export function parseRooms(text: string): { adults: number; childAges: number[] }[] | null {
  const parts = text.split(',');
  if (!parts.every((part) => ROOM_PATTERN.test(part))) return null;
  const rooms = parts.map((part) => {
    const [adults = 0, ...childAges] = part.split('-').map(Number);
    return { adults, childAges };
  });
  return rooms.every((room) => room.childAges.every((age) => age <= CHILD_AGE.max)) ? rooms : null;
}
