import * as v from 'valibot';
import { DOCUMENT_TYPES, TRAVELLER_TYPES } from '@travesia/domain';
import { BillingInformationSchema } from './customer.ts';
import { JourneyTypeSchema } from '../flights/validate.ts';
import { HoldWordsSchema, OrderKindSchema } from './order-kind.ts';
import { LocalDateTimeSchema, MoneySchema } from '../values.ts';

/** States of a booking on the server. */
export const BookingStateSchema = v.picklist([
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
export type BookingState = v.InferOutput<typeof BookingStateSchema>;

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

export const OrderSegmentViewSchema = v.object({
  carrierCode: v.string(),
  carrierName: v.string(),
  operatedBy: v.nullable(v.string()),
  flightNumber: v.string(),
  aircraft: v.nullable(v.string()),
  cabin: v.string(),
  from: v.object({
    code: v.string(),
    name: v.string(),
    cityName: v.string(),
    terminal: v.nullable(v.string()),
  }),
  to: v.object({
    code: v.string(),
    name: v.string(),
    cityName: v.string(),
    terminal: v.nullable(v.string()),
  }),
  departureAt: LocalDateTimeSchema,
  arrivalAt: LocalDateTimeSchema,
  durationInMinutes: v.number(),
  /** Minutes on the ground before the next segment; null on the last. */
  connectionInMinutes: v.nullable(v.number()),
});

/** One part of what is being bought; words arrive in the request's language. */
export const OrderSectionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('journey'),
    journeyType: JourneyTypeSchema,
    heading: v.string(),
    durationInMinutes: v.number(),
    stops: v.number(),
    origin: v.object({ code: v.string(), lat: v.number(), lon: v.number(), cityName: v.string() }),
    destination: v.object({ code: v.string(), lat: v.number(), lon: v.number(), cityName: v.string() }),
    segments: v.array(OrderSegmentViewSchema),
    /** Pieces per traveller in the fare; absent in bookings before it was kept. */
    includedBags: v.optional(v.object({ cabin: v.number(), checked: v.number() })),
  }),
  v.object({
    kind: v.literal('facts'),
    heading: v.string(),
    /** Documents, and how to use them: for as long as it is booked. */
    isForUse: v.optional(v.boolean()),
    /** `href`: the address of a document, which the value names; on paper and in plain text it stands for it. */
    facts: v.array(v.object({ label: v.string(), value: v.string(), href: v.optional(v.string()) })),
  }),
]);
export type OrderSection = v.InferOutput<typeof OrderSectionSchema>;

/** Lines of the fare break-up; they add up to the total (S-41). */
export const PriceLineSchema = v.object({
  code: v.picklist([
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
  label: v.string(),
  travellerType: v.optional(v.nullable(v.picklist(TRAVELLER_TYPES))),
  /** Whose it is: of a seat; absent in bookings before it was kept. */
  travellerId: v.optional(v.string()),
  quantity: v.number(),
  unit: MoneySchema,
  total: MoneySchema,
});
export type PriceLine = v.InferOutput<typeof PriceLineSchema>;

/** Bags and seats by traveller. */
export const AdditionalServicesViewSchema = v.object({
  baggages: v.array(
    v.object({
      journeyType: JourneyTypeSchema,
      quantity: v.number(),
      amount: MoneySchema,
      travellerId: v.string(),
    }),
  ),
  /** Absent in bookings before seats were sold; `flight` is 'IB 6585'. */
  seats: v.optional(
    v.array(
      v.object({
        travellerId: v.string(),
        designator: v.string(),
        flight: v.string(),
        departureAt: v.string(),
        /** What was paid for it; absent in bookings before it was kept. */
        amount: v.optional(MoneySchema),
      }),
    ),
  ),
});

/** What the owner of a booking changed, or is about to: flights in place of others, or bags and seats on top. */
export const AmendmentSchema = v.object({
  dropped: v.array(OrderSectionSchema),
  flown: v.array(OrderSectionSchema),
  added: v.nullable(AdditionalServicesViewSchema),
  priceLines: v.array(PriceLineSchema),
  /** Below nothing it comes back. */
  total: MoneySchema,
});
export type Amendment = v.InferOutput<typeof AmendmentSchema>;

/** Server's word on the order in progress: checkout draws this and nothing else. */
export const OrderViewSchema = v.object({
  bookingId: v.string(),
  /** Changes with the order, its contact and travellers, and its total: what is paid is what was shown. */
  orderKey: v.string(),
  orderKind: OrderKindSchema,
  orderId: v.string(),
  /** Sets this very order again, in a tab that did not choose it. */
  setOrderBody: v.record(v.string(), v.unknown()),
  state: BookingStateSchema,
  heading: v.string(),
  sections: v.array(OrderSectionSchema),
  priceLines: v.array(PriceLineSchema),
  /** What the property takes on top of the total, in its own currency; absent where it takes nothing. */
  payAtProperty: v.optional(MoneySchema),
  /** Our fees and margin (to travellers: service charges) in it, which a refund by its conditions leaves out; absent where it leaves out none. */
  keptByUs: v.optional(MoneySchema),
  total: MoneySchema,
  /** The booking that this changes or adds to, and how. All but the amounts is absent in replies of the version before. */
  amends: v.optional(
    v.object({
      /** What was paid for it: amounts are shown in its currency and at its rate. */
      totalPaid: MoneySchema,
      totalShown: v.optional(v.nullable(MoneySchema)),
      shownRate: v.optional(v.number()),
      referenceId: v.optional(v.string()),
      /** The title of the payment: 'Pay for the change'. */
      title: v.optional(v.string()),
      amendment: v.optional(AmendmentSchema),
      /** Who paid for it, as typed then, for whoever proved by a code to own it. Never anything of a card. */
      billing: v.optional(v.fallback(v.nullable(BillingInformationSchema), null)),
    }),
  ),
  /** For how many people it was priced; a stay asks for fewer names than that. */
  partySize: v.optional(v.number()),
  policies: v.array(v.object({ code: v.string(), title: v.string(), text: v.string() })),
  /** Who travels: ids are the offer's, in the order of the forms (S-07). */
  travellers: v.array(
    v.object({
      id: v.string(),
      type: v.picklist(TRAVELLER_TYPES),
      associatedAdultId: v.optional(v.nullable(v.string())),
      /** As it was typed, once it is saved. */
      name: v.optional(v.string()),
      /** Ages that this person's price is for: on the first day (T-06), for flights on the last (W-04). */
      ages: v.optional(v.object({ from: v.number(), to: v.number() })),
    }),
  ),
  requirements: v.object({
    /** Of each traveller a document of one of the types below. */
    passportRequired: v.boolean(),
    /** Documents that the supplier takes; a passport in orders of the version before this one (W-05). */
    documentTypes: v.optional(v.array(v.picklist(DOCUMENT_TYPES))),
    /** Airlines whose frequent flyers the supplier takes, the one that sells the ticket first (W-05). */
    loyaltyAirlines: v.optional(v.array(v.object({ code: v.string(), name: v.string() }))),
    lastTravelDate: v.string(),
    firstTravelDate: v.string(),
    /** How much the forms ask: all of S-07 (default), a name (H-13), or a name and a birth date (T-06). */
    travellerFields: v.optional(v.picklist(['passenger', 'name', 'name-and-birth'])),
    /** Questions of the supplier, in its words. */
    questions: v.optional(v.array(v.object({ code: v.string(), text: v.string(), required: v.boolean() }))),
  }),
  bags: v.object({
    url: v.nullable(v.string()),
    chosen: v.array(
      v.object({
        additionalServicesId: v.string(),
        journeyType: JourneyTypeSchema,
        travellerId: v.string(),
        quantity: v.number(),
        /** Absent in replies of the version before. */
        segmentIds: v.optional(v.array(v.string())),
        total: MoneySchema,
      }),
    ),
    /** Of a change: how many were paid with the flights before and stay with the new ones. */
    carriedOver: v.optional(v.number()),
    specialConditionsKnown: v.boolean(),
  }),
  /** Chosen with the order; absent in replies of the version before. */
  seats: v.optional(
    v.array(
      v.object({
        serviceId: v.string(),
        segmentId: v.string(),
        travellerId: v.string(),
        designator: v.string(),
        amount: MoneySchema,
      }),
    ),
  ),
  /** Which steps the server has, so that a page knows what to send again (S-32). */
  flags: v.object({
    flightOrderCreated: v.boolean(),
    customerCreated: v.boolean(),
    passengersCreated: v.boolean(),
    billingInformationCreated: v.boolean(),
    paymentInformationCreated: v.boolean(),
  }),
  /** What is still missing before payment may start, as field groups (S-31). */
  missing: v.array(v.picklist(['order', 'customer', 'passengers', 'billing', 'payment'])),
  /** Masks of saved documents by traveller (S-02). */
  savedDocuments: v.array(v.object({ travellerId: v.string(), mask: v.string() })),
  /** Always null: pages that are open since an earlier version expect it. */
  card: v.nullable(v.object({ brand: v.string(), last4: v.string(), expiry: v.string() })),
  /**
   * Where the supplier keeps the place unpaid: until when it has to be paid, and until when its price is
   * promised; null: the price is never promised. Absent where it has to be paid at once.
   */
  hold: v.optional(
    v.object({
      payUntil: v.string(),
      priceUntil: v.nullable(v.string()),
      /** Why it cannot be held as it is: bags and seats are sold with a payment only. */
      refusal: v.nullable(v.picklist(['extras'])),
      /** Ours; null until it is held. */
      referenceId: v.nullable(v.string()),
      /** Why the last try to hold it came to nothing. */
      failure: v.nullable(v.string()),
    }),
  ),
  /** Until the supplier's offer is too old to be ordered. Pages of earlier releases want the extensions: always 0. */
  clock: v.object({ secondsLeft: v.number(), extensionsLeft: v.optional(v.number()) }),
  paymentMode: v.picklist(['provider', 'card']),
  /** By which methods it can be paid; apis of earlier versions say nothing, and take what the page offers. */
  paymentMethods: v.optional(v.array(v.string())),
  /** Where "back" and a failed payment lead: the vertical's own summary. */
  summaryPath: v.string(),
  /** Words of its kind around the held price, in the request's language. */
  words: HoldWordsSchema,
  cartId: v.nullable(v.string()),
});
export type OrderView = v.InferOutput<typeof OrderViewSchema>;
export const OrderViewReplySchema = v.object({ data: OrderViewSchema });
