/// <reference types="@duffel/api" />
// The official client declares its wire types as an ambient module, which only the reference above loads.
export type {
  Aircraft,
  Airline,
  Airport,
  CabinClass,
  City,
  FlightsCondition,
  Offer,
  OfferAvailableServiceBaggage,
  OfferPassenger,
  OfferRequest,
  OfferSlice,
  OfferSliceSegment,
  OrderDocument,
  OrderService,
  PassengerType,
  PaymentRequirements,
  Place,
  Places,
  SeatMap,
  SeatMapCabinRow,
  SeatMapCabinRowSectionElement,
} from '@duffel/api/types';

import type {
  Order as DeclaredOrder,
  OrderCancellation as DeclaredCancellation,
  OrderChange as DeclaredChange,
  OrderChangeOffer as DeclaredChangeOffer,
  OrderSlice as DeclaredSlice,
} from '@duffel/api/types';

// Where the vendor's reference and its client's declarations differ, the reference counts.

/** The declaration has a time even where nothing is confirmed yet. */
export type OrderCancellation = Omit<DeclaredCancellation, 'confirmed_at'> & { confirmed_at: string | null };

/** What an offer may leave open, an order may, too. */
type DeclaredSegment = DeclaredSlice['segments'][number];
type OpenFact = 'origin_terminal' | 'destination_terminal' | 'duration' | 'distance';
type OrderSliceSegment = Omit<DeclaredSegment, OpenFact> & Record<OpenFact, string | null>;
type OrderSlice = Omit<DeclaredSlice, 'segments'> & { segments: OrderSliceSegment[] };
type DeclaredAirlineChange = DeclaredOrder['airline_initiated_changes'][number];
export type Order = Omit<DeclaredOrder, 'slices' | 'cancellation' | 'airline_initiated_changes'> & {
  slices: OrderSlice[];
  airline_initiated_changes: (Omit<DeclaredAirlineChange, 'added' | 'removed'> & {
    added: OrderSlice[];
    removed: OrderSlice[];
  })[];
  cancellation?: OrderCancellation | null;
};

/** The declaration wants a seat of every passenger; a slice of a change is one of an order. */
interface ChangedSlices {
  readonly slices: { readonly add: OrderSlice[]; readonly remove: OrderSlice[] };
}
export type OrderChange = Omit<DeclaredChange, 'slices'> & ChangedSlices;
/** No change was made of it yet: the declaration has an id all the same. */
export type OrderChangeOffer = Omit<DeclaredChangeOffer, 'slices' | 'order_change_id'> &
  ChangedSlices & { order_change_id: string | null };
