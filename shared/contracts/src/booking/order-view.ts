import {
  array,
  boolean,
  fallback,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
  variant,
  literal,
  type InferOutput,
} from 'valibot';
import { DOCUMENT_TYPES, TRAVELLER_TYPES } from '@travesia/domain';
import { BillingInformationSchema } from './customer.ts';
import { JourneyTypeSchema } from '../flights/validate.ts';
import { HoldWordsSchema, OrderKindSchema } from './order-kind.ts';
import { LocalDateTimeSchema, MoneySchema } from '../values.ts';

/** States of a booking on the server. */
export const BookingStateSchema = picklist([
  'draft',
  'priced',
  'ready',
  'pay_started',
  'authorised',
  'ordering',
  'ordered',
  'capturing',
  'confirmed',
  'declined',
  'order_unknown',
  'voiding',
  'voided',
  'capture_retry',
  'expired',
  'manual_review',
  'holding',
  'held',
  'releasing',
]);
export type BookingState = InferOutput<typeof BookingStateSchema>;

const BEING_PAID: ReadonlySet<BookingState> = new Set([
  'pay_started',
  'authorised',
  'ordering',
  'ordered',
  'capturing',
]);

/**
 * Whether the traveller, the bank or a charge is at work on the payment. In the other states of a payment that has
 * not ended (a silent supplier, a capture to be repeated, a hold to be released, a review) the traveller can do
 * nothing for it, and it blocks no other trip.
 */
export function isBeingPaid(state: BookingState): boolean {
  return BEING_PAID.has(state);
}

/** The supplier keeps the place for exactly these travellers, or is being asked to, or to let it go. */
export function isHeld(state: BookingState): boolean {
  return state === 'holding' || state === 'held' || state === 'releasing';
}

export const OrderSegmentViewSchema = object({
  carrierCode: string(),
  carrierName: string(),
  operatedBy: nullable(string()),
  flightNumber: string(),
  aircraft: nullable(string()),
  cabin: string(),
  from: object({ code: string(), name: string(), cityName: string(), terminal: nullable(string()) }),
  to: object({ code: string(), name: string(), cityName: string(), terminal: nullable(string()) }),
  departureAt: LocalDateTimeSchema,
  arrivalAt: LocalDateTimeSchema,
  durationInMinutes: number(),
  /** Minutes on the ground before the next segment; null on the last. */
  connectionInMinutes: nullable(number()),
});

/** One part of what is being bought; words arrive in the request's language. */
export const OrderSectionSchema = variant('kind', [
  object({
    kind: literal('journey'),
    journeyType: JourneyTypeSchema,
    heading: string(),
    durationInMinutes: number(),
    stops: number(),
    origin: object({ code: string(), lat: number(), lon: number(), cityName: string() }),
    destination: object({ code: string(), lat: number(), lon: number(), cityName: string() }),
    segments: array(OrderSegmentViewSchema),
    /** Pieces per traveller in the fare; absent in bookings before it was kept. */
    includedBags: optional(object({ cabin: number(), checked: number() })),
  }),
  object({
    kind: literal('facts'),
    heading: string(),
    /** Documents, and how to use them: for as long as it is booked. */
    isForUse: optional(boolean()),
    /** `href`: the address of a document, which the value names; on paper and in plain text it stands for it. */
    facts: array(object({ label: string(), value: string(), href: optional(string()) })),
  }),
]);
export type OrderSection = InferOutput<typeof OrderSectionSchema>;

/** Lines of the fare break-up; they add up to the total (S-41). */
export const PriceLineSchema = object({
  code: picklist([
    'base',
    'taxes',
    'baggage',
    'fee_atol',
    'fee_safi',
    'discount',
    'stay',
    'service',
    'ticket',
    'penalty',
    'difference',
  ]),
  label: string(),
  travellerType: optional(nullable(picklist(TRAVELLER_TYPES))),
  /** Whose it is: of a seat; absent in bookings before it was kept. */
  travellerId: optional(string()),
  quantity: number(),
  unit: MoneySchema,
  total: MoneySchema,
});
export type PriceLine = InferOutput<typeof PriceLineSchema>;

/** Bags and seats by traveller. */
export const AdditionalServicesViewSchema = object({
  baggages: array(
    object({
      journeyType: JourneyTypeSchema,
      quantity: number(),
      amount: MoneySchema,
      travellerId: string(),
    }),
  ),
  /** Absent in bookings before seats were sold; `flight` is 'IB 6585'. */
  seats: optional(
    array(
      object({
        travellerId: string(),
        designator: string(),
        flight: string(),
        departureAt: string(),
        /** What was paid for it; absent in bookings before it was kept. */
        amount: optional(MoneySchema),
      }),
    ),
  ),
});

/** What the owner of a booking changed, or is about to: flights in place of others, or bags and seats on top. */
export const AmendmentSchema = object({
  dropped: array(OrderSectionSchema),
  flown: array(OrderSectionSchema),
  added: nullable(AdditionalServicesViewSchema),
  priceLines: array(PriceLineSchema),
  /** Below nothing it comes back. */
  total: MoneySchema,
});
export type Amendment = InferOutput<typeof AmendmentSchema>;

/** Server's word on the order in progress: checkout draws this and nothing else. */
export const OrderViewSchema = object({
  bookingId: string(),
  /** Changes with the order, its contact and travellers, and its total: what is paid is what was shown. */
  orderKey: string(),
  orderKind: OrderKindSchema,
  orderId: string(),
  /** Sets this very order again, in a tab that did not choose it. */
  setOrderBody: record(string(), unknown()),
  state: BookingStateSchema,
  heading: string(),
  sections: array(OrderSectionSchema),
  priceLines: array(PriceLineSchema),
  /** What the property takes on top of the total, in its own currency; absent where it takes nothing. */
  payAtProperty: optional(MoneySchema),
  /** Our fees and margin (to travellers: service charges) in it, which a refund by its conditions leaves out; absent where it leaves out none. */
  keptByUs: optional(MoneySchema),
  total: MoneySchema,
  /** The booking that this changes or adds to, and how. All but the amounts is absent in replies of the version before. */
  amends: optional(
    object({
      /** What was paid for it: amounts are shown in its currency and at its rate. */
      totalPaid: MoneySchema,
      totalShown: optional(nullable(MoneySchema)),
      shownRate: optional(number()),
      referenceId: optional(string()),
      /** The title of the payment: 'Pay for the change'. */
      title: optional(string()),
      amendment: optional(AmendmentSchema),
      /** Who paid for it, as typed then, for whoever proved by a code to own it. Never anything of a card. */
      billing: optional(fallback(nullable(BillingInformationSchema), null)),
    }),
  ),
  /** For how many people it was priced; a stay asks for fewer names than that. */
  partySize: optional(number()),
  policies: array(object({ code: string(), title: string(), text: string() })),
  /** Who travels: ids are the offer's, in the order of the forms (S-07). */
  travellers: array(
    object({
      id: string(),
      type: picklist(TRAVELLER_TYPES),
      associatedAdultId: optional(nullable(string())),
      /** As it was typed, once it is saved. */
      name: optional(string()),
      /** Ages that this person's price is for: on the first day (T-06), for flights on the last (W-04). */
      ages: optional(object({ from: number(), to: number() })),
    }),
  ),
  requirements: object({
    /** Of each traveller a document of one of the types below. */
    passportRequired: boolean(),
    /** Documents that the supplier takes; a passport in orders of the version before this one (W-05). */
    documentTypes: optional(array(picklist(DOCUMENT_TYPES))),
    /** Airlines whose frequent flyers the supplier takes, the one that sells the ticket first (W-05). */
    loyaltyAirlines: optional(array(object({ code: string(), name: string() }))),
    lastTravelDate: string(),
    firstTravelDate: string(),
    /** How much the forms ask: all of S-07 (default), a name (H-13), or a name and a birth date (T-06). */
    travellerFields: optional(picklist(['passenger', 'name', 'name-and-birth'])),
    /** Questions of the supplier, in its words. */
    questions: optional(array(object({ code: string(), text: string(), required: boolean() }))),
  }),
  bags: object({
    url: nullable(string()),
    chosen: array(
      object({
        additionalServicesId: string(),
        journeyType: JourneyTypeSchema,
        travellerId: string(),
        quantity: number(),
        /** Absent in replies of the version before. */
        segmentIds: optional(array(string())),
        total: MoneySchema,
      }),
    ),
    /** Of a change: how many were paid with the flights before and stay with the new ones. */
    carriedOver: optional(number()),
    specialConditionsKnown: boolean(),
  }),
  /** Chosen with the order; absent in replies of the version before. */
  seats: optional(
    array(
      object({
        serviceId: string(),
        segmentId: string(),
        travellerId: string(),
        designator: string(),
        amount: MoneySchema,
      }),
    ),
  ),
  /** Which steps the server has, so that a page knows what to send again (S-32). */
  flags: object({
    flightOrderCreated: boolean(),
    customerCreated: boolean(),
    passengersCreated: boolean(),
    billingInformationCreated: boolean(),
    paymentInformationCreated: boolean(),
  }),
  /** What is still missing before payment may start, as field groups (S-31). */
  missing: array(picklist(['order', 'customer', 'passengers', 'billing', 'payment'])),
  /** Masks of saved documents by traveller (S-02). */
  savedDocuments: array(object({ travellerId: string(), mask: string() })),
  /** Always null: pages that are open since an earlier version expect it. */
  card: nullable(object({ brand: string(), last4: string(), expiry: string() })),
  /**
   * Where the supplier keeps the place unpaid: until when it has to be paid, and until when its price is
   * promised; null: the price is never promised. Absent where it has to be paid at once.
   */
  hold: optional(
    object({
      payUntil: string(),
      priceUntil: nullable(string()),
      /** Why it cannot be held as it is: bags and seats are sold with a payment only. */
      refusal: nullable(picklist(['extras'])),
      /** Ours; null until it is held. */
      referenceId: nullable(string()),
      /** Why the last try to hold it came to nothing. */
      failure: nullable(string()),
    }),
  ),
  /** Until the supplier's offer is too old to be ordered. Pages of earlier releases want the extensions: always 0. */
  clock: object({ secondsLeft: number(), extensionsLeft: optional(number()) }),
  paymentMode: picklist(['provider', 'card']),
  /** By which methods it can be paid; apis of earlier versions say nothing, and take what the page offers. */
  paymentMethods: optional(array(string())),
  /** Where "back" and a failed payment lead: the vertical's own summary. */
  summaryPath: string(),
  /** Words of its kind around the held price, in the request's language. */
  words: HoldWordsSchema,
  cartId: nullable(string()),
});
export type OrderView = InferOutput<typeof OrderViewSchema>;
export const OrderViewReplySchema = object({ data: OrderViewSchema });
