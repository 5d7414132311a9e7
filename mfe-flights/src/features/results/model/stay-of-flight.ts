import type { FlightOffer } from '@travesia/contracts';
import { dateOf, packageRooms, type LocalDate, type StayRoom } from '@travesia/domain';
import type { FlightSearch } from '../../search/index.ts';

/** Nights and beds that a round trip asks for (K-02, K-04); null where it does not come back. */
export function stayOfFlight(
  offer: FlightOffer,
  search: FlightSearch,
): { startDate: LocalDate; endDate: LocalDate; rooms: StayRoom[] } | null {
  const arrival = offer.itineraries[0]?.segments.at(-1)?.arrival.at;
  const departure = offer.itineraries[1]?.segments[0]?.departure.at;
  if (!arrival || !departure) return null;
  return {
    startDate: dateOf(arrival),
    endDate: dateOf(departure),
    rooms: packageRooms(
      search.travellers,
      search.package?.rooms ?? 1,
      // Ages beyond the children are nobody's.
      search.package?.childAges.slice(0, search.travellers.child),
    ),
  };
}
