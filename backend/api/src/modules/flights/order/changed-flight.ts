import type { Itinerary } from '@travesia/contracts';
import type { ChangedJourney } from '../../booking/index.ts';
import type { AirlineChange } from '../ports.ts';
import type { FlightOrder } from './flight-order.ts';

const endsOf = ({ segments }: Itinerary): string =>
  `${segments[0]?.departure.iataCode} ${segments.at(-1)?.arrival.iataCode}`;

/** Cabin and bags are stored by segment id: the new segments take the ids of those in their places. */
function withIdsOf(before: Itinerary, after: Itinerary): Itinerary {
  const last = before.segments.at(-1)?.id ?? '';
  const segments = after.segments.map((segment, place) => ({
    ...segment,
    id: before.segments[place]?.id ?? last,
  }));
  return { ...after, segments };
}

/** The order with the airline's new times; a journey that is gone is left out (M-08). */
export function changedFlight(order: FlightOrder, journeys: readonly ChangedJourney[]): FlightOrder {
  // Written by this module's own desk.
  const changes = journeys as AirlineChange['journeys'];
  const itineraries = order.offer.itineraries.flatMap((itinerary) => {
    const change = changes.find(({ before }) => endsOf(before) === endsOf(itinerary));
    if (!change) return [itinerary];
    return change.after === null ? [] : [withIdsOf(itinerary, change.after)];
  });
  return { ...order, offer: { ...order.offer, itineraries } };
}
