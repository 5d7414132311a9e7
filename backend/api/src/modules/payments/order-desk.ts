import type { Booking, SavedPassenger, Saves } from '../booking/index.ts';

/** What is ordered once the money is held: everything a supplier needs, documents opened. */
export interface OrderRequest {
  readonly booking: Booking;
  readonly saves: Saves;
  readonly passengers: readonly (SavedPassenger & { readonly passportNumber: string })[];
  /** Ours; the supplier keeps it with the order. */
  readonly reference: string;
}

/** Suppliers list orders by a passenger's name; ours among them is the one with our reference. */
export interface OrderSearch {
  readonly reference: string;
  readonly familyName: string;
}

export interface PlacedOrder {
  readonly supplierRef: string;
  readonly locator: string | null;
  readonly ticketed: boolean;
  /** The supplier's own last moment to pay or issue; `null` when there is nothing left to do. */
  readonly ticketingDeadline: string | null;
}

export type PlaceOutcome =
  | ({ readonly state: 'placed' } & PlacedOrder)
  | {
      readonly state: 'refused';
      readonly reason: 'sold_out' | 'offer_expired' | 'price_changed' | 'supplier_refused';
    }
  /** Nobody knows whether there is an order now: look it up, never place again blindly. */
  | { readonly state: 'unknown' };

export type FindOutcome =
  | ({ readonly state: 'found' } & PlacedOrder)
  | { readonly state: 'absent' }
  | { readonly state: 'unknown' };

export type CancelOutcome = { readonly state: 'done' | 'refused' | 'unknown' };

/** What the settlement needs of a supplier, whatever is sold (B-41). Nothing here throws for what a supplier can do. */
export interface OrderDesk {
  readonly supplier: string;
  place(request: OrderRequest): Promise<PlaceOutcome>;
  find(search: OrderSearch): Promise<FindOutcome>;
  cancel(supplierRef: string): Promise<CancelOutcome>;
}
