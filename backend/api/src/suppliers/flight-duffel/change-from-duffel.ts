import * as v from 'valibot';
import type { Itinerary } from '@travesia/contracts';
import type { AirlineChange } from '../../modules/flights/ports.ts';
import { readEach } from '../../supplier-replies/readable-items.ts';
import type { Order } from './duffel-types.ts';
import { toItinerary, type ReadSlice } from './offer-from-duffel.ts';
import { AirlineChangeShape } from './wire-shapes.ts';

const NO_IDS = new Map<string, string>();

const isSameWay = (one: Itinerary, other: Itinerary): boolean =>
  one.segments[0]?.departure.iataCode === other.segments[0]?.departure.iataCode &&
  one.segments.at(-1)?.arrival.iataCode === other.segments.at(-1)?.arrival.iataCode;

/** What an airline changed by itself; a change that cannot be read is left out and counted. */
export function airlineChangesOf(order: Order): AirlineChange[] {
  const changes: readonly unknown[] = order.airline_initiated_changes ?? [];
  return readEach({ supplier: 'flights', item: 'airline change' }, changes, (wire): AirlineChange[] => {
    v.assert(AirlineChangeShape, wire);
    const journeysOf = (slices: readonly ReadSlice[]) => slices.map((slice) => toItinerary(slice, NO_IDS));
    const added = journeysOf(wire.added);
    return [
      {
        changeId: wire.id,
        decided: wire.action_taken ?? null,
        mayAccept: wire.available_actions.includes('accept'),
        journeys: journeysOf(wire.removed).map((before) => ({
          before,
          after: added.find((after) => isSameWay(before, after)) ?? null,
        })),
      },
    ];
  });
}
