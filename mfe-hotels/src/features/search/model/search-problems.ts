import {
  roomsProblems,
  splitAdults,
  stayDatesProblem,
  type LocalDate,
  type RoomsProblemCode,
  type StayDatesProblem,
  type StayRoom,
} from '@travesia/domain';
import type { HotelForm } from './hotel-search.ts';

export type SearchField = 'place' | 'dates' | 'rooms';
/** Also keys of the words that are shown. */
type SearchProblem = 'place_missing' | StayDatesProblem | RoomsProblemCode;
export type SearchProblems = Partial<Record<SearchField, SearchProblem>>;

/** What keeps a search from being made, one problem a field (H-02, H-03). */
export function searchProblems(form: HotelForm, today: LocalDate): SearchProblems {
  const dates = stayDatesProblem(form, today);
  const rooms = roomsProblems(form.rooms)[0]?.code;
  return {
    ...(!form.place.place && { place: 'place_missing' as const }),
    ...(dates && { dates }),
    ...(rooms && { rooms }),
  };
}

export function hasProblems(problems: SearchProblems): boolean {
  return Object.keys(problems).length > 0;
}

/** The same guests with two adults a room at most, where a room among several holds more (H-03). */
export function offeredSplit(rooms: readonly StayRoom[]): readonly StayRoom[] | null {
  const isCrowded = roomsProblems(rooms).some(({ code }) => code === 'too_many_adults_in_room');
  return isCrowded ? splitAdults(rooms) : null;
}
