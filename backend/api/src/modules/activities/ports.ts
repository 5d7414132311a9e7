import type { GeoPoint, LocalDate, Money, Pax, Locale } from '@travesia/domain';
import type { Settled } from '../../settled.ts';

/** What a supplier of activities and tours must be able to do. Each call keeps its own deadline; a fault is a `SupplierError`. */
export interface ActivitySupplier {
  /** Kept with every order: whom to ask for it. */
  readonly name: string;
  /** Everything around a point, for display, in the supplier's own order. None found is an empty list. */
  search(query: ActivitySearch): Promise<ActivitySearchResult>;
  /** One activity with its rates day by day; null where the supplier does not have it any more. */
  activity(code: string, query: ActivityDays): Promise<SupplierActivity | null>;
  /** Books a rate. `unknown` must be looked up with `findBooking`, never booked again blindly. */
  createBooking(booking: NewActivityBooking): Promise<ActivityBookingOutcome>;
  /** The booking by the supplier's own id, else the one that carries our reference; null if there is none (yet). */
  findBooking(search: ActivityBookingSearch): Promise<SupplierActivityBooking | null>;
  /** What cancelling would cost now; null where it cannot be cancelled here. */
  simulateCancellation(supplierBookingId: string): Promise<{ readonly cost: Money } | null>;
  cancelBooking(supplierBookingId: string): Promise<
    /** What it cost in the end; null: the supplier does not say. */
    { readonly state: 'cancelled'; readonly cost: Money | null } | { readonly state: 'refused' }
  >;
}

export interface ActivityDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly paxes: readonly Pax[];
  readonly language: Locale;
  /** Of an account in another currency, where it was settled before; absent: the day's. */
  readonly rate?: number | undefined;
}

export interface ActivitySearch extends ActivityDays {
  readonly centre: GeoPoint;
}

export interface ActivitySearchResult {
  readonly activities: readonly SupplierActivity[];
  /** False where a part of the supplier's list did not come. */
  readonly isComplete: boolean;
  /** The supplier has more than anybody reads; what there is of it is not here. */
  readonly hasMore: boolean;
}

export interface SupplierPicture {
  /** Smallest first. */
  readonly sizes: readonly { readonly url: string; readonly width: number; readonly height: number }[];
}

export interface SupplierPlace {
  readonly description: string | null;
  readonly address: string | null;
  readonly location: GeoPoint | null;
}

/** Who pays which price. */
export interface SupplierBand {
  readonly type: 'ADULT' | 'CHILD';
  readonly ageFrom: number;
  readonly ageTo: number;
  /** Of one person. */
  readonly amount: Money;
}

/** The penalty of cancelling from a moment of the destination's clock on. */
export interface SupplierPenalty {
  readonly from: string;
  readonly amount: Money;
}

/** A rate on one day, for all the people that were asked for. */
export interface SupplierDay {
  readonly date: LocalDate;
  readonly endDate: LocalDate;
  readonly supplierRateKey: string;
  readonly total: Money;
  /** Empty where one price is for the group. */
  readonly bands: readonly SupplierBand[];
  readonly sessions: readonly { readonly code: string; readonly name: string }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** In order of time. */
  readonly penalties: readonly SupplierPenalty[];
  /** The supplier sells the rate as such: its penalty may begin hours from now by the clock of the place. */
  readonly isNonRefundable?: boolean;
  /** The supplier's own total, where ours is another. */
  readonly cost?: Money;
  /** What the account is charged, where it settles in another currency. */
  readonly settled?: Settled;
}

export interface SupplierRate {
  readonly code: string;
  readonly name: string;
  /** In order of time; never empty. */
  readonly days: readonly SupplierDay[];
}

export interface SupplierModality {
  readonly code: string;
  readonly name: string;
  readonly durationMinutes: { readonly minimum: number; readonly maximum: number } | null;
  readonly amountUnitType: 'PAX' | 'SERVICE';
  readonly bands: readonly SupplierBand[];
  readonly questions: readonly { readonly code: string; readonly text: string; readonly required: boolean }[];
  /** The code under which birth dates are answered; null where they are not asked for. */
  readonly birthDatesCode: string | null;
  readonly rates: readonly SupplierRate[];
}

export interface SupplierContent {
  readonly summary: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly importantInfo: readonly string[];
  readonly redeemInfo: readonly string[];
  readonly meetingPoint: SupplierPlace | null;
  readonly endPoint: SupplierPlace | null;
  readonly supplierName: string | null;
}

export interface SupplierActivity {
  readonly code: string;
  readonly activityCode: string;
  readonly name: string;
  readonly type: 'TICKET' | 'EXCURSION';
  readonly language: Locale;
  readonly cityName: string;
  readonly countryCode: string;
  readonly location: GeoPoint;
  readonly timeZone: string;
  readonly pictures: readonly SupplierPicture[];
  readonly categories: readonly { readonly code: string; readonly name: string }[];
  readonly content: SupplierContent;
  /** Empty where nothing can be had on these days for these people. */
  readonly modalities: readonly SupplierModality[];
}

export interface NewActivityBooking {
  /** Ours; the supplier keeps it with the booking, and `findBooking` looks for it. */
  readonly reference: string;
  readonly language: Locale;
  readonly supplierRateKey: string;
  readonly date: LocalDate;
  readonly endDate: LocalDate;
  readonly session: string | null;
  readonly serviceLanguage: string | null;
  /** Who pays and answers; the first adult. */
  readonly holder: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly participants: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly age: number;
    readonly type: 'ADULT' | 'CHILD';
  }[];
  readonly answers: readonly { readonly code: string; readonly text: string }[];
}

interface ActivityBookingSearch {
  readonly reference: string;
  readonly familyName: string;
  readonly supplierBookingId: string | null;
}

export interface SupplierActivityBooking {
  readonly supplierBookingId: string;
  /** What the desk at the meeting point knows it by. */
  readonly voucherCode: string | null;
  /** What it tells the traveller about this booking, in the language that was booked in. */
  readonly remarks: readonly string[];
  /** Addresses of the documents to be shown at the place. */
  readonly voucherUrls: readonly string[];
  readonly status: 'confirmed' | 'pending' | 'cancelled';
}

const ACTIVITY_REFUSALS = [
  'sold_out',
  'expired',
  'price_changed',
  'supplier_refused',
  'rate_limited',
  'unreachable',
] as const;
export type ActivityRefusal = (typeof ACTIVITY_REFUSALS)[number];

export type ActivityBookingOutcome =
  | { readonly state: 'created'; readonly booking: SupplierActivityBooking }
  /** The supplier said no, or was never reached: nothing is booked. */
  | { readonly state: 'refused'; readonly reason: ActivityRefusal; readonly detail: string }
  /** It may be booked: look it up after a settle period. */
  | { readonly state: 'unknown'; readonly detail: string };
