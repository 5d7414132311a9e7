import type { AccommodationType, BedType, BoardType, GeoPoint, HotelAmenity, Money } from '@travesia/domain';
import type { Settled } from '../../settled.ts';

/** What a supplier of stays must be able to do. Each call keeps its own deadline; a fault is a `SupplierError`. */
export interface StaySupplier {
  /** Kept with every order: whom to ask for it. */
  readonly name: string;
  /** Hotels for display, shared by all visitors, nearest first. None found is an empty list. */
  search(query: StaySearch): Promise<StaySearchResult>;
  /** One hotel with its rooms and rates for display; null where the supplier does not have it any more. */
  hotel(hotelCode: string, stay: StayRequest): Promise<HotelWithRooms | null>;
  /** The same for several hotels of a list at once; those that cannot be read, or are full, are left out. */
  rates(hotelCodes: readonly string[], stay: StayRequest): Promise<readonly HotelWithRooms[]>;
  /** A price for one visitor of a displayed rate, matched on room, board, terms and name (B-36). */
  quote(rate: RateToQuote): Promise<QuoteOutcome>;
  /** Books a quote. `unknown` must be looked up with `findBooking`, never booked again blindly. */
  createBooking(booking: NewStayBooking): Promise<StayBookingOutcome>;
  /** The booking that carries our reference; null if the supplier has none (yet). */
  findBooking(reference: string): Promise<SupplierStayBooking | null>;
  cancelBooking(supplierBookingId: string): Promise<StayCancelOutcome>;
  isCancelled(supplierBookingId: string): Promise<boolean>;
  /** Hotels by name, best first. */
  suggestHotels(term: string): Promise<readonly SuggestedHotel[]>;
}

export interface StayRequest {
  readonly startDate: string;
  readonly endDate: string;
  readonly rooms: readonly { readonly adults: number; readonly childAges: readonly number[] }[];
}

export interface StaySearch extends StayRequest {
  readonly centre: GeoPoint;
  readonly radiusKm: number;
  readonly refundableOnly: boolean;
  /** A hotel found by name, wanted whatever its distance. */
  readonly hotelCode: string | null;
}

export const PHOTO_SUBJECTS = [
  'exterior',
  'lobby',
  'room',
  'suite',
  'apartment',
  'bathroom',
  'restaurant',
  'pool',
  'gym',
  'spa',
  'view',
  'terrace',
] as const;
type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

export interface StayPhoto {
  readonly url: string;
  /** Null where the supplier does not say what is seen. */
  readonly subject: PhotoSubject | null;
  readonly width: number;
  readonly height: number;
}

export interface StayHotel {
  readonly hotelCode: string;
  readonly name: string;
  readonly rating: number | null;
  readonly reviewScore: number | null;
  readonly reviewCount: number | null;
  readonly accommodationType: AccommodationType;
  readonly amenities: readonly HotelAmenity[];
  readonly checkInFrom: string | null;
  readonly checkOutUntil: string | null;
  readonly phoneNumber: string | null;
  readonly address: {
    readonly line: string;
    readonly cityName: string;
    readonly region: string | null;
    readonly postalCode: string | null;
    readonly countryCode: string;
  };
  readonly location: GeoPoint;
  readonly timeZone: string;
  readonly photos: readonly StayPhoto[];
  readonly description: { readonly value: string; readonly language: string } | null;
}

export interface StayPrice {
  readonly total: Money;
  readonly beforeTax: Money | null;
  readonly dueAtProperty: Money | null;
}

export interface FoundHotel {
  readonly hotel: StayHotel;
  /** The cheapest of all rates; null where the supplier has no price yet. */
  readonly price: StayPrice | null;
  /** The cheapest with free cancellation; null where none has. */
  readonly freePrice: StayPrice | null;
}

export interface StaySearchResult {
  readonly hotels: readonly FoundHotel[];
  /** What the supplier could really look through. */
  readonly radiusKm: number;
  /** False where free cancellation could not be asked. */
  readonly knowsFreeCancellation: boolean;
}

/** A rule of the house, in the supplier's words. */
export interface StayCondition {
  readonly title: string;
  readonly text: string;
  /** Set where it is about reception or keys, which somebody who lands late has to read. */
  readonly about?: 'arrival';
}

export interface StayRate {
  /** The supplier's own id; lives as long as the search it came from. */
  readonly supplierRateId: string;
  readonly name: string | null;
  readonly board: BoardType;
  readonly total: Money;
  readonly beforeTax: Money | null;
  readonly taxes: Money | null;
  readonly fees: Money | null;
  readonly dueAtProperty: Money | null;
  readonly roomsLeft: number | null;
  /** Steps in order of time: `refund` is given back before the instant; nothing after the last. */
  readonly timeline: readonly { readonly before: string; readonly refund: Money }[];
  readonly conditions: readonly StayCondition[];
  readonly conditionsLanguage: string;
  readonly expiresAt: string;
  /** What the account is charged, where it settles in another currency. */
  readonly settled?: Settled | undefined;
  /** The supplier's own total and refunds, where ours are others. */
  readonly cost?: Pick<StayRate, 'total' | 'timeline'>;
}

export interface StayRoom {
  readonly name: string;
  readonly beds: readonly { readonly type: BedType; readonly count: number }[];
  readonly occupancyMax: number | null;
  readonly photos: readonly StayPhoto[];
  readonly rates: readonly StayRate[];
}

export interface HotelWithRooms {
  readonly hotel: StayHotel;
  readonly rooms: readonly StayRoom[];
}

export interface RateToQuote {
  readonly hotelCode: string;
  readonly stay: StayRequest;
  readonly roomName: string;
  readonly rate: StayRate;
}

export interface QuotedStay {
  readonly supplierQuoteId: string;
  readonly rate: StayRate;
  /** ISO instant until which the quote can be booked. */
  readonly expiresAt: string;
}

export type QuoteOutcome =
  | { readonly state: 'quoted'; readonly quote: QuotedStay }
  | { readonly state: 'sold_out' }
  | { readonly state: 'expired' };

export interface NewStayBooking {
  /** Ours; the supplier keeps it in the booking's metadata, and `findBooking` looks for it. */
  readonly reference: string;
  readonly supplierQuoteId: string;
  /** One adult per room, the lead guest first. */
  readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly contact: { readonly email: string; readonly phone: string };
}

export interface SupplierStayBooking {
  readonly supplierBookingId: string;
  /** What the desk of the hotel knows it by. */
  readonly confirmationCode: string | null;
  readonly reference: string | null;
  readonly isCancelled: boolean;
  readonly keyInstructions: string | null;
}

const STAY_REFUSALS = [
  'sold_out',
  'expired',
  'price_changed',
  'supplier_refused',
  'rate_limited',
  'unreachable',
] as const;
type StayRefusal = (typeof STAY_REFUSALS)[number];

export type StayBookingOutcome =
  | { readonly state: 'created'; readonly booking: SupplierStayBooking }
  /** The supplier said no, or was never reached: nothing is booked. */
  | { readonly state: 'refused'; readonly reason: StayRefusal; readonly detail: string }
  /** It may be booked: look it up after a settle period. */
  | {
      readonly state: 'unknown';
      readonly reason: 'timeout' | 'failed' | 'already_booked';
      readonly detail: string;
    };

type StayCancelOutcome =
  | { readonly state: 'cancelled' }
  | { readonly state: 'refused'; readonly detail: string };

export interface SuggestedHotel {
  readonly hotelCode: string;
  readonly name: string;
  readonly cityName: string;
  readonly countryCode: string;
  readonly location: GeoPoint;
}
