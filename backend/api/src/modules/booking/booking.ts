import type { Localized } from '@travesia/domain';
import type {
  DeclineReason,
  BillingInformation,
  BookingState,
  ConfirmedBooking,
  CustomerDetails,
  FreeCancellation,
  Locale,
  OrderKind,
  Traveller,
  TravellerAnswer,
} from '@travesia/contracts';
import type { DocumentType, JourneyType, Money } from '@travesia/domain';
import type { MarketFees } from './fees.ts';
import type { Settled } from '../../settled.ts';
import type { AppliedDeal } from './phone-deal.ts';
import type { StoredOrder } from './stored-order.ts';

/** One bag choice as it was priced when it was saved (F-37). */
export interface ChosenBag {
  readonly additionalServicesId: string;
  readonly journeyType: JourneyType;
  readonly travellerId: string;
  readonly quantity: number;
  readonly segmentIds: readonly string[];
  readonly unit: Money;
  readonly total: Money;
}

/** A seat as it was priced when it was saved. */
export interface ChosenSeat {
  readonly serviceId: string;
  readonly segmentId: string;
  readonly travellerId: string;
  /** '14B' */
  readonly designator: string;
  /** 'IB 6585', and when it leaves. */
  readonly flight: string;
  readonly departureAt: string;
  readonly unit: Money;
  readonly unitCost: Money;
  readonly settled?: Settled | undefined;
}

/** A traveller at rest: the document number is sealed, its mask is what may be shown (S-02, B-43). */
export type SavedPassenger = Omit<
  Traveller,
  | 'passportNumber'
  | 'keepSavedDocument'
  | 'documentType'
  | 'frequentFlyerAirline'
  | 'frequentFlyerNumber'
  | 'age'
> & {
  /** Absent in what the version before this one saved: a passport, and no frequent flyer. */
  readonly documentType?: DocumentType;
  readonly frequentFlyerAirline?: string;
  readonly frequentFlyerNumber?: string;
  /** Absent in what the version before this one saved: the age that was priced. */
  readonly age?: number | null;
  readonly sealedDocument: string | null;
  readonly documentMask: string | null;
};

/** Beside these lie the method's own facts, which only its adapter reads. */
export interface SavedPayment {
  /** The proof that a payment needs: only the page on which the traveller gave it is told. */
  readonly transactionId: string;
  /** What the page showed then. */
  readonly orderKey: string;
  readonly providerToken: string;
  readonly method: string;
}

/** What the traveller has given so far; a missing part was never saved or was reset (S-32). */
export interface Saves {
  readonly bags: { readonly id: string; readonly chosen: readonly ChosenBag[] } | null;
  readonly seats: readonly ChosenSeat[] | null;
  readonly customer: { readonly id: string; readonly details: CustomerDetails } | null;
  readonly passengers: {
    readonly list: readonly SavedPassenger[];
    /** What the supplier asked besides (order view: questions). */
    readonly answers?: readonly TravellerAnswer[];
  } | null;
  readonly billing: { readonly id: string; readonly information: BillingInformation } | null;
  readonly payment: SavedPayment | null;
}
export const SAVE_KINDS = [
  'bags',
  'seats',
  'customer',
  'passengers',
  'billing',
  'payment',
] as const satisfies (keyof Saves)[];
export type SaveKind = (typeof SAVE_KINDS)[number];
export const NO_SAVES: Saves = {
  bags: null,
  seats: null,
  customer: null,
  passengers: null,
  billing: null,
  payment: null,
};

/** Why a booking is where it is; told to the traveller in words of the client. */
export type BookingReason =
  | DeclineReason
  | 'traveller_cancelled'
  | 'payment_failed'
  | 'offer_expired'
  | 'sold_out'
  | 'services_gone'
  | 'document_refused'
  | 'supplier_refused'
  | 'supplier_silent'
  | 'price_changed'
  | 'amount_mismatch'
  | 'capture_refused'
  | 'void_refused'
  /** Of a held trip: nobody paid in time; given up by its owner or the desk; ended by the supplier. */
  | 'hold_ended'
  | 'hold_given_up'
  | 'hold_cancelled';

export interface Booking {
  readonly id: string;
  readonly sessionId: string;
  /** The confirmed booking that this one changes or adds to. */
  readonly amends: string | null;
  readonly kind: OrderKind;
  /** flightOfferId of the specification (F-32). */
  readonly orderId: string | null;
  readonly state: BookingState;
  readonly version: number;
  readonly reason: BookingReason | null;
  readonly market: string;
  readonly locale: Locale;
  readonly order: StoredOrder | null;
  /** The market's fees when the order was chosen: they hold until it is paid. */
  readonly fees: MarketFees;
  /** What the desk took off (D-17). */
  readonly deal: AppliedDeal | null;
  /** What will be charged: the sum of the price lines. */
  readonly total: Money | null;
  /** Until then the supplier's offer can be ordered. */
  readonly offerExpiresAtMs: number | null;
  /** Until then the price is held for the traveller (S-43). */
  readonly holdExpiresAtMs: number | null;
  readonly orderSequence: number;
  readonly reference: string | null;
  readonly confirmed: Localized<ConfirmedBooking> | null;
  readonly confirmedAtMs: number | null;
  /** The market's rule when it was booked: what was promised holds, whatever its owner sets later. */
  readonly freeCancellation: FreeCancellation | null;
  readonly changedAtMs: number;
}

export type { Locale };
