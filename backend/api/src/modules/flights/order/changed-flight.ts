import type { Itinerary } from '@travesia/contracts';
import { byLocale, sumMoney, type Money, inLocale } from '@travesia/domain';
import type { ChangedJourney } from '../../booking/index.ts';
import type { AirlineChange, FlightChange } from '../ports.ts';
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

const plus = (amount: Money, more: Money | undefined): Money =>
  more ? sumMoney([amount, more], amount.currency) : amount;

/** What was paid for the whole, with what came on top since. */
export const withAmendments = ({ amended }: FlightOrder, amount: Money): Money => plus(amount, amended);

/** What the airline takes for the whole. */
export const costWithAmendments = ({ amended, amendedCost }: FlightOrder, amount: Money): Money =>
  plus(amount, amendedCost ?? amended);

/** The order after something was paid on top, or came back. */
export function withAmendment(
  order: FlightOrder,
  { price, cost }: { readonly price: Money; readonly cost: Money },
): FlightOrder {
  return { ...order, amended: withAmendments(order, price), amendedCost: costWithAmendments(order, cost) };
}

/** The order with one journey in place of another one. Its price stays as it was paid; segments are numbered anew. */
export function changedOrder(
  order: FlightOrder,
  {
    journey,
    itinerary,
    fares,
    dictionaries,
  }: Pick<FlightChange, 'journey' | 'itinerary' | 'fares' | 'dictionaries'>,
): FlightOrder {
  const { offer, supplier } = order;
  let count = 0;
  const places = offer.itineraries.map((kept, index) => {
    const flown = index === journey ? itinerary : kept;
    return {
      isNew: index === journey,
      flown,
      segments: flown.segments.map(({ id }) => ({ before: id, id: String((count += 1)) })),
    };
  });
  return {
    ...order,
    offer: {
      ...offer,
      itineraries: places.map(({ flown, segments }) => ({
        ...flown,
        segments: flown.segments.map((segment, at) => ({ ...segment, id: segments[at]?.id ?? segment.id })),
      })),
      travelerPricings: offer.travelerPricings.map((pricing) => ({
        ...pricing,
        fareDetailsBySegment: places.flatMap(({ isNew, segments }) =>
          segments.flatMap(({ before, id }, at) => {
            const known = pricing.fareDetailsBySegment.find(({ segmentId }) => segmentId === before);
            if (!isNew) return known ? [{ ...known, segmentId: id }] : [];
            const fare = fares[supplier.supplierTravellerIds[pricing.travelerId] ?? '']?.[at];
            return fare
              ? [
                  {
                    ...fare,
                    segmentId: id,
                    additionalServices: { chargeableCheckedBags: { quantity: 0 } },
                  },
                ]
              : [];
          }),
        ),
      })),
    },
    dictionaries: byLocale((locale) => ({
      carriers: {
        ...inLocale(order.dictionaries, locale).carriers,
        ...inLocale(dictionaries, locale).carriers,
      },
      aircraft: {
        ...inLocale(order.dictionaries, locale).aircraft,
        ...inLocale(dictionaries, locale).aircraft,
      },
      locations: {
        ...inLocale(order.dictionaries, locale).locations,
        ...inLocale(dictionaries, locale).locations,
      },
    })),
  };
}
