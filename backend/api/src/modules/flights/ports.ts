import type { Localized } from '@travesia/domain';
import type {
  Airport,
  Dictionaries,
  FareRule,
  FlightOffer,
  FlightSearchPayload,
  Itinerary,
  Locale,
  TravelerPricing,
} from '@travesia/contracts';
import type { DocumentType, JourneyType, Money, TravellerType } from '@travesia/domain';
import type { Settled } from '../../settled.ts';

/** What a flight supplier must be able to do. Each call keeps its own deadline; a fault is a `SupplierError`. */
export interface FlightSupplier {
  /** Kept with every order: whom to ask for it. */
  readonly name: string;
  /** Offers for display, shared by all visitors (F-13). None found is an empty list. */
  search(payload: FlightSearchPayload): Promise<FlightSearchResult>;
  /** A private offer for one visitor, matched to the displayed one on segments, cabin and fare (B-13). */
  price(offer: FlightOffer, payload: FlightSearchPayload): Promise<PriceOutcome>;
  /** Bags on sale with a displayed offer; null where the airline tells nothing about them. */
  bags(offer: FlightOffer, payload: FlightSearchPayload): Promise<readonly SupplierBag[] | null>;
  /** Seats on sale with a priced offer; no maps where the airline shows none. */
  seatMaps(supplierOfferId: string): Promise<SeatMapsOutcome>;
  /** Books a priced offer. `unknown` must be looked up with `findOrder`, never booked again blindly. */
  createOrder(order: NewFlightOrder): Promise<OrderOutcome>;
  /** Keeps the places of an offer that need not be paid at once, without bags and seats; else as `createOrder`. */
  holdOrder(order: NewFlightOrder): Promise<OrderOutcome>;
  /** Pays a held order, for exactly that amount. */
  payOrder(asked: { readonly supplierOrderId: string; readonly amount: Money }): Promise<PaidOrderOutcome>;
  /** Every order that waits for its payment. */
  unpaidOrders(): Promise<readonly SupplierOrder[]>;
  /** The order that carries our reference; null if the supplier has none (yet). */
  findOrder(reference: string, passengerFamilyName: string): Promise<SupplierOrder | null>;
  /** null where the supplier does not know it. */
  getOrder(supplierOrderId: string): Promise<SupplierOrder | null>;
  /** Reads a message of the supplier, and believes none that is not signed or that is old. */
  readNotification(rawBody: Buffer, headers: NotificationHeaders): FlightNotification;
  acceptChange(changeId: string): Promise<'accepted' | 'refused'>;
  cancelOrder(supplierOrderId: string): Promise<CancelOutcome>;
  /** What comes back if the order is cancelled; `refused` where the airline does not say, or does not allow it. */
  quoteCancellation(supplierOrderId: string): Promise<CancellationQuoteOutcome>;
  confirmCancellation(quoteId: string): Promise<ConfirmedCancellation>;
  /** Flights of the same airline in place of one journey of an order. */
  offerChanges(asked: {
    readonly supplierOrderId: string;
    /** From 0, in the order of the itinerary. */
    readonly journey: number;
    readonly date: string;
  }): Promise<ChangeOffersOutcome>;
  /** Nothing is changed yet; the price is said again. */
  chooseChange(asked: {
    readonly supplierOrderId: string;
    readonly offerRef: string;
  }): Promise<ChosenChangeOutcome>;
  /** Changes the order for exactly that difference. */
  confirmChange(changeRef: string, total: Money): Promise<ConfirmedChangeOutcome>;
  isChanged(changeRef: string): Promise<boolean>;
  /** Bags and seats on sale for an order; empty where the airline sells none. */
  orderServices(asked: {
    readonly supplierOrderId: string;
    /** What it was booked from: seat maps are named by it. */
    readonly supplierOfferId: string;
  }): Promise<OrderServices>;
  /** Adds them for exactly that amount. */
  addServices(asked: {
    readonly supplierOrderId: string;
    readonly services: readonly { readonly serviceId: string; readonly quantity: number }[];
    readonly amount: Money;
  }): Promise<AddedServicesOutcome>;
  /** What an order has besides its fare. */
  bookedServices(supplierOrderId: string): Promise<readonly BookedService[]>;
  /** Places by the supplier's own index (B-08). */
  suggestPlaces(term: string, locale: Locale): Promise<Airport[]>;
}

export interface FlightSearchResult {
  readonly offers: readonly FlightOffer[];
  readonly dictionaries: Localized<Dictionaries>;
  /** ISO instant at which the first of the offers ends; null where there are none. */
  readonly expiresAt: string | null;
}

/** A checked bag that can be bought, at the supplier's price for one (the margin of F-38 is not in it). */
export interface SupplierBag {
  readonly additionalServicesId: string;
  readonly journeyType: JourneyType;
  readonly travellerId: string;
  readonly segmentIds: readonly string[];
  readonly maximumQuantity: number;
  readonly unitPrice: Money;
  /** What the account is charged for one, where it settles in another currency. */
  readonly settled?: Settled | undefined;
  readonly weightKg: number | null;
}

export interface PricedFlight {
  /** Segment and traveller ids are those of the displayed offer; the id is the private offer's. */
  readonly offer: FlightOffer;
  readonly dictionaries: Localized<Dictionaries>;
  readonly supplierOfferId: string;
  /** What the account is charged for the fare, where it settles in another currency. */
  readonly settled?: Settled | undefined;
  /** Our traveller ids → the supplier's. */
  readonly supplierTravellerIds: Readonly<Record<string, string>>;
  /** Infant traveller id → the adult who holds it. */
  readonly associatedAdults: Readonly<Record<string, string>>;
  readonly passportRequired: boolean;
  /** What a traveller may be told by; of other kinds nothing is sent (W-05). */
  readonly documentTypes: readonly DocumentType[];
  /** IATA codes of airlines whose frequent flyers can be named, the one that sells the ticket first. */
  readonly loyaltyProgrammes: readonly string[];
  /** Null where the supplier tells nothing about bags (F-36). */
  readonly bags: readonly SupplierBag[] | null;
  /** Null where the supplier gives no rules. */
  readonly fareRules: Localized<readonly FareRule[]> | null;
  /** ISO instant until which the offer can be ordered. */
  readonly expiresAt: string;
  /** The offer must be paid when it is ordered. */
  readonly instantTicketingRequired: boolean;
  /** ISO instant by which a held order must be paid; null where it cannot be held. */
  readonly ticketingDeadline: string | null;
  /** ISO instant until which the price of a held order is promised; null: it is not. */
  readonly priceGuaranteedUntil: string | null;
}

export type PriceOutcome =
  | { readonly state: 'priced'; readonly flight: PricedFlight }
  | { readonly state: 'sold_out' }
  | { readonly state: 'offer_expired' };

export interface NewFlightOrder {
  /** Ours; the supplier keeps it in the order's metadata, and `findOrder` looks for it. */
  readonly reference: string;
  readonly supplierOfferId: string;
  /** The supplier's own prices, in the currency of the account: offer, bags and seats without our margin and fees. */
  readonly amount: Money;
  readonly travellers: readonly OrderTraveller[];
  /** Bags and seats. */
  readonly services: readonly { readonly serviceId: string; readonly quantity: number }[];
  readonly contact: { readonly email: string; readonly phone: string };
}

export interface OrderTraveller {
  readonly supplierTravellerId: string;
  readonly type: TravellerType;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly gender: 'male' | 'female';
  readonly dateOfBirth: string;
  /** The infant this adult holds. */
  readonly infantSupplierTravellerId: string | null;
  /** Only of a kind that the priced flight takes: some airlines refuse what they did not ask for. */
  readonly document: {
    readonly type: DocumentType;
    readonly number: string;
    readonly countryCode: string;
    /** Null of kinds that do not expire. */
    readonly expiresOn: string | null;
  } | null;
  readonly frequentFlyer: { readonly airlineCode: string; readonly number: string } | null;
}

export interface SupplierOrder {
  readonly supplierOrderId: string;
  /** The airline's record locator. */
  readonly bookingReference: string;
  readonly reference: string | null;
  readonly total: Money;
  readonly ticketNumbers: readonly string[];
  /** Whose they are, in the same order, as the airline writes the names; '' where nobody says. */
  readonly ticketHolders: readonly string[];
  readonly createdAt: string;
  /** ISO instant by which a held order must be paid. */
  readonly ticketingDeadline: string | null;
  readonly isCancelled: boolean;
  /** Until when its price is promised, while it waits for its payment; null: it is paid. */
  readonly awaitsPayment: { readonly priceGuaranteedUntil: string | null } | null;
  /** What came back when it was cancelled; null where it stands, or nobody says. */
  readonly refund: Money | null;
  readonly changes: readonly AirlineChange[];
}

export interface AirlineChange {
  readonly changeId: string;
  readonly decided: 'accepted' | 'cancelled' | 'changed' | null;
  readonly mayAccept: boolean;
  readonly journeys: readonly { readonly before: Itinerary; readonly after: Itinerary | null }[];
}

export type NotificationHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A message about one of the supplier's orders; what it says is a reason to look, except that an order failed. */
export interface FlightNews {
  readonly state: 'news';
  readonly eventId: string;
  readonly type: string;
  /** An order that was taken in will never be: no list of the supplier's ever tells. */
  readonly hasFailed: boolean;
  readonly orderRef: string | null;
  readonly reference: string | null;
  readonly offerRef: string | null;
}
export type FlightNotification =
  | FlightNews
  | { readonly state: 'forged' }
  /** Signed, and not a message that can be read. */
  | { readonly state: 'unreadable' };

const ORDER_REFUSALS = [
  'sold_out',
  /** The flight is still there; a bag or a seat of the order is not. */
  'services_gone',
  /** An identity document, by its kind or its number. */
  'document_refused',
  'offer_expired',
  'price_changed',
  'supplier_refused',
  'rate_limited',
  'unreachable',
] as const;
type OrderRefusal = (typeof ORDER_REFUSALS)[number];

export type OrderOutcome =
  | { readonly state: 'created'; readonly order: SupplierOrder }
  /** Taken in and confirmed or refused later; named only where the supplier has named it. */
  | { readonly state: 'accepted'; readonly supplierOrderId: string | null }
  /** The supplier said no, or was never reached: nothing is booked. */
  | { readonly state: 'refused'; readonly reason: OrderRefusal; readonly detail: string }
  /** It may be booked: look it up after a settle period. */
  | {
      readonly state: 'unknown';
      readonly reason: 'timeout' | 'failed' | 'already_booked';
      readonly detail: string;
    };

export interface PaidOrderOutcome {
  /** `gone`: its time is over, or it was cancelled. */
  readonly state: 'paid' | 'price_changed' | 'gone' | 'refused';
}

export type CancellationQuoteOutcome =
  | {
      readonly state: 'quoted';
      readonly quoteId: string;
      readonly refund: Money;
      readonly credit: Money | null;
      readonly expiresAt: string;
    }
  | { readonly state: 'refused'; readonly detail: string };

type ConfirmedCancellation =
  | { readonly state: 'cancelled'; readonly refund: Money | null }
  | { readonly state: 'expired' | 'refused' };

/** One journey in place of another one. */
export interface FlightChange {
  /** The supplier's own: of the offer, or of what was chosen. */
  readonly changeRef: string;
  /** Which journey of the order, from 0. */
  readonly journey: number;
  readonly itinerary: Itinerary;
  /** By the supplier's id of the traveller, segment by segment. */
  readonly fares: Readonly<
    Record<
      string,
      readonly Pick<SegmentFare, 'cabin' | 'fareBrand' | 'includedCabinBags' | 'includedCheckedBags'>[]
    >
  >;
  readonly dictionaries: Localized<Dictionaries>;
  /** To pay, or to come back where it is below nothing; the penalty is in it. */
  readonly total: Money;
  readonly settled?: Settled | undefined;
  readonly penalty: Money;
  /** ISO instant. */
  readonly expiresAt: string;
}
type SegmentFare = TravelerPricing['fareDetailsBySegment'][number];

type ChangeOffersOutcome =
  | { readonly state: 'offered'; readonly offers: readonly FlightChange[] }
  | { readonly state: 'refused' };

type ChosenChangeOutcome =
  | { readonly state: 'chosen'; readonly change: FlightChange }
  | { readonly state: 'expired' | 'refused' };

interface ConfirmedChangeOutcome {
  readonly state: 'changed' | 'expired' | 'price_changed' | 'refused';
}

/** Of one traveller, by the supplier's own ids; the price is the supplier's for one of it. */
interface ServiceOnSale {
  readonly serviceId: string;
  readonly supplierTravellerId: string;
  readonly supplierSegmentIds: readonly string[];
  readonly unitPrice: Money;
  readonly settled?: Settled | undefined;
}

export interface OrderServices {
  readonly booked: readonly BookedService[];
  /** The order as the supplier has it; its segments carry the supplier's ids. */
  readonly journeys: readonly Itinerary[];
  readonly bags: readonly (ServiceOnSale & {
    readonly maximumQuantity: number;
    readonly weightKg: number | null;
  })[];
  readonly seatMaps: readonly {
    readonly supplierSegmentId: string;
    readonly cabins: readonly SupplierCabin[];
  }[];
}

type SeatMapsOutcome =
  | ({ readonly state: 'mapped' } & Pick<OrderServices, 'journeys' | 'seatMaps'>)
  | { readonly state: 'sold_out' | 'offer_expired' };

export interface SupplierCabin {
  /** Letters from left to right; null is an aisle. */
  readonly columns: readonly (string | null)[];
  readonly rows: readonly {
    readonly number: string;
    readonly isExit: boolean;
    readonly seats: readonly {
      readonly designator: string;
      readonly column: string;
      readonly name: string | null;
      readonly conditions: readonly string[];
      readonly services: readonly ServiceOnSale[];
    }[];
  }[];
}

export interface BookedService {
  readonly id: string;
  readonly supplierTravellerIds: readonly string[];
  readonly supplierSegmentIds: readonly string[];
  readonly quantity: number;
  /** Of a seat; null of everything else. */
  readonly designator: string | null;
}

type AddedServicesOutcome =
  | { readonly state: 'added'; readonly booked: readonly BookedService[] }
  | { readonly state: 'gone' | 'price_changed' | 'refused' };

type CancelOutcome =
  | { readonly state: 'cancelled'; readonly refund: Money | null }
  | { readonly state: 'refused'; readonly detail: string };
