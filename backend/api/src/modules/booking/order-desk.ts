import type { BookingReason, SavedPassenger, Saves } from './booking.ts';
import type { Locale, OrderKind, ServiceOffers, WantedServices } from '@travesia/contracts';
import type { LocalDate, Money } from '@travesia/domain';
import type { Settled } from '../../settled.ts';
import type { StoredOrder } from './stored-order.ts';

/** What is ordered once the money is held: everything a supplier needs, documents opened. */
export interface OrderRequest<Order> {
  readonly order: Order;
  readonly saves: Saves;
  readonly passengers: readonly (SavedPassenger & { readonly passportNumber: string })[];
  readonly locale: Locale;
  /** Ours; the supplier keeps it with the order. */
  readonly reference: string;
}

/** Suppliers list orders by a name; ours among them is the one with our reference. */
interface OrderSearch {
  readonly reference: string;
  readonly familyName: string;
  /** The supplier's own id, once it told one. */
  readonly supplierRef: string | null;
}

/** What a supplier says about an order, in its own words; of a voucher its address. */
export interface SupplierNote {
  readonly kind: 'voucher' | 'remark' | 'key_collection';
  readonly text: string;
}

export interface PlacedOrder {
  readonly supplierRef: string;
  readonly locator: string | null;
  readonly ticketed: boolean;
  /** The supplier's own last moment to pay or issue; `null` when there is nothing left to do. */
  readonly ticketingDeadline: string | null;
  readonly notes?: readonly SupplierNote[];
  /** Numbers of the documents that were issued; absent where there are none. */
  readonly ticketNumbers?: readonly string[];
  /** Whose they are, in the same order; '' where nobody says. */
  readonly ticketHolders?: readonly string[];
}

/** Taken in by the supplier, which says later whether it stands. */
export interface PendingOrder {
  readonly state: 'pending';
  /** `null` until the supplier names it: until then it cannot be cancelled either. */
  readonly supplierRef: string | null;
  readonly locator: string | null;
}

type OrderRefusal = Extract<
  BookingReason,
  'sold_out' | 'services_gone' | 'document_refused' | 'offer_expired' | 'price_changed' | 'supplier_refused'
>;

export type PlaceOutcome =
  | ({ readonly state: 'placed' } & PlacedOrder)
  | PendingOrder
  | { readonly state: 'refused'; readonly reason: OrderRefusal }
  /**
   * Nobody knows whether there is an order now: look it up, never place again blindly. `isTaken`: the supplier says
   * that this very offer was ordered before.
   */
  | { readonly state: 'unknown'; readonly isTaken?: boolean };

export type FindOutcome =
  | ({ readonly state: 'found' } & PlacedOrder)
  | PendingOrder
  /** A pending order that the supplier has turned down. */
  | { readonly state: 'refused'; readonly reason: OrderRefusal }
  | { readonly state: 'absent' }
  | { readonly state: 'unknown' };

export type CancelOutcome = { readonly state: 'done' | 'refused' | 'unknown' };

/** What a supplier gives back if the order is cancelled while the quote holds. */
export type QuoteOutcome =
  | {
      readonly state: 'quoted';
      /** The supplier's own quote, where it has one. */
      readonly quoteRef: string | null;
      readonly refund: Money;
      /** Given for a later trip in place of money. */
      readonly credit: Money | null;
      readonly expiresAtMs: number;
    }
  /** Not to be cancelled here, whatever it costs. */
  | { readonly state: 'refused' }
  | { readonly state: 'unknown' };

/** `expired`: the quote does not hold any more, and nothing was cancelled. */
export type QuotedCancelOutcome =
  /** What the supplier says it gives back; absent or null: it does not say. */
  | { readonly state: 'done'; readonly refund?: Money | null }
  | { readonly state: 'expired' | 'refused' | 'unknown' };

/** Whether an order was cancelled at its supplier, and what came back. */
export type FoundCancellation =
  | { readonly state: 'cancelled'; readonly refund?: Money | null }
  | { readonly state: 'stands' | 'unknown' };

interface OrderToCancel<Order> {
  readonly supplierRef: string;
  readonly order: Order;
  readonly nowMs: number;
  /** What its supplier promised a person to give back; absent: nobody asked it. */
  readonly agreed?: Money | undefined;
}

/** One journey as the airline had it and has it now; what it is made of only its kind reads. */
export interface ChangedJourney {
  readonly before: unknown;
  /** `null`: it is gone. */
  readonly after: unknown;
}

/** The supplier changed an order that stands (M-08). */
export interface TripChangeNews {
  readonly changeRef: string;
  readonly decided: 'accepted' | 'cancelled' | 'changed' | null;
  readonly mayAccept: boolean;
  readonly journeys: readonly ChangedJourney[];
}

/** Something else in place of what was booked: offered, or chosen and not yet done. */
export interface OfferedChange<Order> {
  /** The supplier's own. */
  readonly changeRef: string;
  /** As it would be then. */
  readonly order: Order;
  /** Which journey is another one, from 0. */
  readonly journey: number;
  /** To pay, or to come back where it is below nothing; the penalty is in it. */
  readonly total: Money;
  readonly settled?: Settled | undefined;
  readonly penalty: Money;
  /** The same by traveller. */
  readonly travellers: readonly { readonly id: string; readonly total: Money; readonly penalty: Money }[];
  readonly expiresAtMs: number;
}

/** What can be had in place of what was booked. Nothing here throws for what a supplier can do. */
export interface ChangeDesk<Order> {
  /** The kind of order that carries a change out. */
  readonly kind: OrderKind;
  isAllowed(order: Order): boolean;
  offers(asked: {
    readonly supplierRef: string;
    readonly order: Order;
    readonly journey: number;
    readonly date: LocalDate;
  }): Promise<
    | { readonly state: 'offered'; readonly offers: readonly OfferedChange<Order>[] }
    | { readonly state: 'refused' | 'unknown' }
  >;
  choose(asked: {
    readonly supplierRef: string;
    readonly order: Order;
    readonly offerRef: string;
  }): Promise<
    | { readonly state: 'chosen'; readonly change: OfferedChange<Order> }
    | { readonly state: 'expired' | 'refused' | 'unknown' }
  >;
  /** What is stored and carried out. */
  orderOf(change: OfferedChange<Order>): StoredOrder;
}

/** What can be had on top of what was booked. Nothing here throws for what a supplier can do. */
export interface ServicesDesk<Order> {
  /** The kind of order that carries it out. */
  readonly kind: OrderKind;
  offers(asked: {
    readonly supplierRef: string;
    readonly order: Order;
    readonly locale: Locale;
  }): Promise<
    { readonly state: 'offered'; readonly offers: ServiceOffers } | { readonly state: 'refused' | 'unknown' }
  >;
  /** What is stored and carried out, at its present price. */
  choose(asked: {
    readonly supplierRef: string;
    readonly order: Order;
    readonly services: WantedServices;
  }): Promise<
    | { readonly state: 'chosen'; readonly order: StoredOrder; readonly total: Money }
    | { readonly state: 'expired' | 'refused' | 'too_young' | 'unknown' }
  >;
}

/** What the settlement needs of a supplier, whatever is sold (B-41). Nothing here throws for what a supplier can do. */
export interface OrderDesk<Order> {
  readonly supplier: string;
  place(request: OrderRequest<Order>): Promise<PlaceOutcome>;
  find(search: OrderSearch): Promise<FindOutcome>;
  cancel(supplierRef: string): Promise<CancelOutcome>;
  quoteCancellation(asked: OrderToCancel<Order>): Promise<QuoteOutcome>;
  /** Cancels at the terms of a quote; `unknown` is looked up, never repeated blindly. */
  cancelAsQuoted(supplierRef: string, quoteRef: string | null, order: Order): Promise<QuotedCancelOutcome>;
  /** Absent where the supplier changes nothing by itself. Throws where nobody answers. */
  changesOf?(supplierRef: string): Promise<readonly TripChangeNews[]>;
  /** Accepting it again changes nothing. Throws where nobody answers. */
  acceptChange?(changeRef: string): Promise<'accepted' | 'refused'>;
  lookUpCancellation(search: OrderSearch): Promise<FoundCancellation>;
}

/** Until when a place is kept unpaid, and until when its price is promised; null: never. */
export interface HoldTerms {
  readonly payUntilMs: number;
  readonly priceUntilMs: number | null;
}

type HeldOutcome<Order> =
  /** At its present price; the same order where that has not changed. */
  | { readonly state: 'held'; readonly terms: HoldTerms; readonly order: Order }
  | ({ readonly state: 'paid' } & PlacedOrder)
  /** Cancelled by its supplier, or unknown to it. */
  | { readonly state: 'ended' }
  | { readonly state: 'unknown' };

/** A held order as its supplier lists it. */
interface OpenHold {
  readonly supplierRef: string;
  /** Ours; null: it was not made here. */
  readonly reference: string | null;
  readonly createdAtMs: number;
}

/** Of a supplier that keeps a place unpaid. It is found and cancelled like any order. Nothing here throws but `open`. */
export interface HoldDesk<Order> {
  readonly supplier: string;
  /** Null where it has to be paid at once. */
  termsOf(order: Order): HoldTerms | null;
  place(request: OrderRequest<Order>): Promise<PlaceOutcome>;
  look(supplierRef: string, order: Order): Promise<HeldOutcome<Order>>;
  /** At the price of the order; `unknown` is looked up, never repeated. */
  pay(
    supplierRef: string,
    order: Order,
  ): Promise<{ readonly state: 'paid' | 'price_changed' | 'ended' | 'refused' | 'unknown' }>;
  cancel(supplierRef: string): Promise<CancelOutcome>;
  /** Every one that waits for its payment. Throws where nobody answers. */
  open(): Promise<readonly OpenHold[]>;
}

/**
 * Asks a supplier. Whatever goes wrong on the way, it may have done what it was asked: nobody knows, and it is looked
 * up, never repeated blindly.
 */
export const orUnknown =
  <Asked extends unknown[], Outcome>(ask: (...asked: Asked) => Promise<Outcome>) =>
  (...asked: Asked): Promise<Outcome | { readonly state: 'unknown' }> =>
    ask(...asked).catch(() => ({ state: 'unknown' as const }));

/** Refusals of any supplier in words of the booking; what is only busy or far away is one too: nothing was booked. */
export const REFUSAL_REASONS = {
  sold_out: 'sold_out',
  price_changed: 'price_changed',
  supplier_refused: 'supplier_refused',
  rate_limited: 'supplier_refused',
  unreachable: 'supplier_refused',
} as const;
