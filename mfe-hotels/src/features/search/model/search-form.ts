import { departureOrFallback, returnOrFallback, type LocalDate } from '@travesia/domain';
import type { HotelForm, HotelSearch } from './hotel-search.ts';

/** The days of a search, settled: what is shown and what is asked are the same. */
export function settledDates(search: HotelSearch, today: LocalDate) {
  const startDate = departureOrFallback(search.startDate ?? undefined, today);
  return { startDate, endDate: returnOrFallback(search.endDate ?? undefined, startDate, today) };
}

/** The form that shows a search; `typed` are words that stand for no place yet. */
export function formOf(
  search: HotelSearch,
  { today, typed }: { today: LocalDate; typed: string },
): HotelForm {
  return {
    place: { text: search.place?.name ?? typed, place: search.place },
    ...settledDates(search, today),
    rooms: search.rooms,
    ...(search.flightOfferId && { flightOfferId: search.flightOfferId }),
  };
}

export function searchOf({ place, startDate, endDate, rooms, flightOfferId }: HotelForm): HotelSearch {
  return { place: place.place, startDate, endDate, rooms, ...(flightOfferId && { flightOfferId }) };
}
