import type { FlightOffer } from '@travesia/contracts';
import { dateOf, firstNight, packageRooms, type LocalDate, type StayRoom } from '@travesia/domain';
import type { FlightSearch } from '../../search/index.ts';

/** Nights and beds that a round trip asks for (K-02, K-04); null where it does not come back. */
export function stayOfFlight(
  offer: FlightOffer,
  search: FlightSearch,
): { startDate: LocalDate; endDate: LocalDate; rooms: StayRoom[] } | null {
  const outbound = offer.itineraries[0]?.segments;
  const departsAt = outbound?.[0]?.departure.at;
  const landsAt = outbound?.at(-1)?.arrival.at;
  const departure = offer.itineraries[1]?.segments[0]?.departure.at;
  if (!departsAt || !landsAt || !departure) return null;
  return {
    startDate: firstNight({ departsAt, landsAt }),
    endDate: dateOf(departure),
    rooms: packageRooms(search.travellers, search.package?.rooms ?? 1),
  };
}
