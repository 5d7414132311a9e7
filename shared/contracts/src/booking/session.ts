import { DEFAULT_LOCALE } from '@travesia/domain';
import * as v from 'valibot';
import { JourneyTypeSchema, OfferReferenceSchema } from '../flights/validate.ts';
import { OrderKindSchema, type OrderKind } from './order-kind.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import {
  AgentIdSchema,
  BookingIdSchema,
  CountryCodeSchema,
  CurrencyCodeSchema,
  IdSchema,
  InfoDataSchema,
  MoneySchema,
} from '../values.ts';
import {
  BillingInformationSchema,
  CustomerDetailsSchema,
  TravellerAnswerSchema,
  TravellersSchema,
} from './customer.ts';

const NO_INFO = { source: '', medium: '', affiliateId: '', referrer: '' };

/** What every session call carries (B-03). */
const sessionEntries = {
  agentId: AgentIdSchema,
  infoData: v.optional(InfoDataSchema, NO_INFO),
  /** The booking of the tab that calls, null before its first order. While another one is open the call is refused. */
  bookingId: v.optional(v.nullable(BookingIdSchema)),
} as const;
/** The order as the page shows it: its travellers and its total (order view). */
const shownEntries = { orderKey: v.optional(v.nullable(IdSchema)) } as const;
/** How later calls name the order (F-32, B-25); the session's cookie decides, these are compared. */
const orderEntries = {
  flightOffer: v.optional(v.nullable(OfferReferenceSchema)),
  flightOfferId: v.optional(v.nullable(IdSchema)),
  orderKind: v.optional(OrderKindSchema),
  orderId: v.optional(v.nullable(IdSchema)),
  /** Higher wins: a late save never overwrites a newer one (S-29). */
  sequence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
} as const;

/** POST /user/session/start (B-23) */
export const SessionStartSchema = v.object({
  ...sessionEntries,
  locale: v.optional(LocaleSchema, DEFAULT_LOCALE),
  countryCode: v.optional(v.nullable(CountryCodeSchema), null),
  currencyCode: v.optional(CurrencyCodeSchema, 'USD'),
});
export const SessionStartReplySchema = v.object({
  data: v.object({ expiresAt: v.string(), agentId: v.optional(AgentIdSchema) }),
});

/** Every set-order call carries these beside the fields of its product (B-24, B-25). Prices come from the server (B-06). */
export const setOrderEntries = {
  ...sessionEntries,
  /** The order that is replaced, by either name (F-32). */
  orderId: v.optional(v.nullable(IdSchema)),
  flightOfferId: v.optional(v.nullable(IdSchema)),
  /** The one that the page stands in: its fees and its payment mode are the booking's (P-49). */
  market: v.optional(MarketIdSchema),
  sequence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
} as const;

/** POST /user/session/set/{kind}-order */
export const setOrderPath = (kind: OrderKind) => `/user/session/set/${kind}-order` as const;
export const SetOrderReplySchema = v.object({
  /** The address of bags where the order can have some. */
  data: v.object({ id: v.string(), bookingId: v.string(), baggageUrl: v.optional(v.string()) }),
});

/** POST /user/session/add/additional-services → 201 (B-26) */
export const AdditionalServicesSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  baggages: v.pipe(
    v.array(
      v.object({
        additionalServicesId: IdSchema,
        journeyType: JourneyTypeSchema,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        segmentIds: v.array(v.string()),
        travellerId: v.optional(v.string()),
      }),
    ),
    v.maxLength(60),
  ),
});
export const AdditionalServicesReplySchema = v.object({
  data: v.object({ id: v.string(), total: MoneySchema }),
});

const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** POST /user/session/add/seats: a traveller has one seat on a flight, and a seat one traveller. */
export const AddSeatsSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  seats: v.pipe(
    v.array(
      v.object({
        segmentId: IdSchema,
        travellerId: IdSchema,
        designator: v.pipe(v.string(), v.regex(/^\d{1,3}[A-Z]$/)),
        /** As the page shows it. */
        amount: MoneySchema,
      }),
    ),
    v.maxLength(60),
    v.check((seats) => isOnce(seats.map(({ segmentId, travellerId }) => `${segmentId} ${travellerId}`))),
    v.check((seats) => isOnce(seats.map(({ segmentId, designator }) => `${segmentId} ${designator}`))),
  ),
});

/** POST /user/session/customer (B-27) */
export const CustomerSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  customerDetails: CustomerDetailsSchema,
});
export const CustomerReplySchema = v.object({ data: v.object({ id: v.string() }) });

/** POST /user/session/create-passenger (B-28) */
export const CreatePassengerSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  customerDetails: v.optional(v.looseObject({})),
  passengers: TravellersSchema,
  answers: v.optional(v.pipe(v.array(TravellerAnswerSchema), v.maxLength(20)), []),
});
export const CreatePassengerReplySchema = v.object({
  data: v.object({ passengers: v.array(v.object({ id: v.string(), type: v.string() })) }),
});

/** POST /user/session/create-billing-info (B-29); the reply also carries the card frame's signed handle (S-27). */
export const CreateBillingSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  customerDetails: v.optional(v.looseObject({})),
  passengers: v.optional(v.array(v.looseObject({}))),
  billingInformation: BillingInformationSchema,
});
export const CreateBillingReplySchema = v.object({
  data: v.object({ id: v.string(), cardHandle: v.string() }),
});

/** POST /user/session/card-handle: a fresh handle for the card frame of the present order (S-27, B-03). */
export const CardHandleSchema = v.object({ ...sessionEntries, ...shownEntries });
export const CardHandleReplySchema = v.object({
  data: v.object({ cardHandle: v.string(), secondsLeft: v.number() }),
});

/** POST /user/session/payment-direction (B-31) */
export const PaymentDirectionSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  ...shownEntries,
  transactionId: v.optional(v.nullable(IdSchema)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: CurrencyCodeSchema,
  returnUrl: v.pipe(v.string(), v.url()),
  cancelUrl: v.pipe(v.string(), v.url()),
});
export const PaymentDirectionReplySchema = v.object({
  data: v.object({ worldpayTransactionUrl: v.string() }),
});

/** POST /user/session/card/success (B-32) */
export const CardSuccessSchema = v.object({
  ...sessionEntries,
  ...orderEntries,
  ...shownEntries,
  transactionId: v.optional(v.nullable(IdSchema)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: CurrencyCodeSchema,
  /** Where a 3-D Secure demand leads back to (S-34); the site's own waiting and cancel pages unless given. */
  returnUrl: v.optional(v.pipe(v.string(), v.url())),
  cancelUrl: v.optional(v.pipe(v.string(), v.url())),
});

/** POST /user/session/provider/status (B-33); nothing but cartId is trusted. */
export const ProviderStatusSchema = v.object({
  ...sessionEntries,
  worldpayResponseData: v.looseObject({ cartId: IdSchema }),
});

/** POST /user/session/order-view: what checkout shows of the order in progress. */
export const OrderViewRequestSchema = v.object({ ...sessionEntries });

/** POST /user/session/take-up: the booking named is the open one again; the one of another tab is set aside. */
export const TakeUpSchema = v.object({ ...sessionEntries, bookingId: BookingIdSchema });
export const TakeUpReplySchema = v.object({ data: v.object({ bookingId: v.string() }) });

/** POST /payments/cart-status: a payment as a page without a session may know it (P-42). */
export const CartStatusRequestSchema = v.object({ cartId: IdSchema });
export const CartStatusReplySchema = v.object({
  data: v.object({ status: v.picklist(['paid', 'checking', 'not-paid']) }),
});

export const FieldsSchema = v.record(v.string(), v.boolean());
export type CardSuccess = v.InferOutput<typeof CardSuccessSchema>;
export type PaymentDirection = v.InferOutput<typeof PaymentDirectionSchema>;
