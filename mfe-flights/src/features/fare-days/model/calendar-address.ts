import type { FlightSearch } from '../../search/model/flight-search.ts';
import { writeSearch } from '../../search/model/search-query.ts';

const CALENDAR_PATH = '/vuelos/calendario';

/** The page with the prices of a search day by day. */
export const calendarAddress = (search: FlightSearch) => `${CALENDAR_PATH}?${writeSearch(search).toString()}`;
