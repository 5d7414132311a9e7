import { DEFAULT_LOCALE } from '@travesia/domain';
import {
  array,
  check,
  integer,
  looseObject,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  url,
  boolean,
  picklist,
  type InferOutput,
} from 'valibot';
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
  infoData: optional(InfoDataSchema, NO_INFO),
  /** The booking of the tab that calls, null before its first order. While another one is open the call is refused. */
  bookingId: optional(nullable(BookingIdSchema)),
} as const;
/** The order as the page shows it: its travellers and its total (order view). */
const shownEntries = { orderKey: optional(nullable(IdSchema)) } as const;
/** How later calls name the order (F-32, B-25); the session's cookie decides, these are compared. */
const orderEntries = {
  flightOffer: optional(nullable(OfferReferenceSchema)),
  flightOfferId: optional(nullable(IdSchema)),
  orderKind: optional(OrderKindSchema),
  orderId: optional(nullable(IdSchema)),
  /** Higher wins: a late save never overwrites a newer one (S-29). */
  sequence: optional(pipe(number(), integer(), minValue(0))),
} as const;

/** POST /user/session/start (B-23) */
export const SessionStartSchema = object({
  ...sessionEntries,
  locale: optional(LocaleSchema, DEFAULT_LOCALE),
  countryCode: optional(nullable(CountryCodeSchema), null),
  currencyCode: optional(CurrencyCodeSchema, 'USD'),
});
export const SessionStartReplySchema = object({
  data: object({ expiresAt: string(), agentId: optional(AgentIdSchema) }),
});

/** Every set-order call carries these beside the fields of its product (B-24, B-25). Prices come from the server (B-06). */
export const setOrderEntries = {
  ...sessionEntries,
  /** The order that is replaced, by either name (F-32). */
  orderId: optional(nullable(IdSchema)),
  flightOfferId: optional(nullable(IdSchema)),
  /** The one that the page stands in: its fees and its payment mode are the booking's (P-49). */
  market: optional(MarketIdSchema),
  sequence: optional(pipe(number(), integer(), minValue(0))),
} as const;

/** POST /user/session/set/{kind}-order */
export const setOrderPath = (kind: OrderKind) => `/user/session/set/${kind}-order` as const;
export const SetOrderReplySchema = object({
  /** The address of bags where the order can have some. */
  data: object({ id: string(), bookingId: string(), baggageUrl: optional(string()) }),
});

/** POST /user/session/add/additional-services → 201 (B-26) */
export const AdditionalServicesSchema = object({
  ...sessionEntries,
  ...orderEntries,
  baggages: pipe(
    array(
      object({
        additionalServicesId: IdSchema,
        journeyType: JourneyTypeSchema,
        quantity: pipe(number(), integer(), minValue(1)),
        segmentIds: array(string()),
        travellerId: optional(string()),
      }),
    ),
    maxLength(60),
  ),
});
export const AdditionalServicesReplySchema = object({ data: object({ id: string(), total: MoneySchema }) });

const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** POST /user/session/add/seats: a traveller has one seat on a flight, and a seat one traveller. */
export const AddSeatsSchema = object({
  ...sessionEntries,
  ...orderEntries,
  seats: pipe(
    array(
      object({
        segmentId: IdSchema,
        travellerId: IdSchema,
        designator: pipe(string(), regex(/^\d{1,3}[A-Z]$/)),
        /** As the page shows it. */
        amount: MoneySchema,
      }),
    ),
    maxLength(60),
    check((seats) => isOnce(seats.map(({ segmentId, travellerId }) => `${segmentId} ${travellerId}`))),
    check((seats) => isOnce(seats.map(({ segmentId, designator }) => `${segmentId} ${designator}`))),
  ),
});

/** POST /user/session/customer (B-27) */
export const CustomerSchema = object({
  ...sessionEntries,
  ...orderEntries,
  customerDetails: CustomerDetailsSchema,
});
export const CustomerReplySchema = object({ data: object({ id: string() }) });

/** POST /user/session/create-passenger (B-28) */
export const CreatePassengerSchema = object({
  ...sessionEntries,
  ...orderEntries,
  customerDetails: optional(looseObject({})),
  passengers: TravellersSchema,
  answers: optional(pipe(array(TravellerAnswerSchema), maxLength(20)), []),
});
export const CreatePassengerReplySchema = object({
  data: object({ passengers: array(object({ id: string(), type: string() })) }),
});

/** POST /user/session/create-billing-info (B-29); the reply also carries the card frame's signed handle (S-27). */
export const CreateBillingSchema = object({
  ...sessionEntries,
  ...orderEntries,
  customerDetails: optional(looseObject({})),
  passengers: optional(array(looseObject({}))),
  billingInformation: BillingInformationSchema,
});
export const CreateBillingReplySchema = object({ data: object({ id: string(), cardHandle: string() }) });

/** POST /user/session/card-handle: a fresh handle for the card frame of the present order (S-27, B-03). */
export const CardHandleSchema = object({ ...sessionEntries, ...shownEntries });
export const CardHandleReplySchema = object({
  data: object({ cardHandle: string(), secondsLeft: number() }),
});

/** POST /user/session/payment-direction (B-31) */
export const PaymentDirectionSchema = object({
  ...sessionEntries,
  ...orderEntries,
  ...shownEntries,
  transactionId: optional(nullable(IdSchema)),
  amount: pipe(number(), integer(), minValue(1)),
  currency: CurrencyCodeSchema,
  returnUrl: pipe(string(), url()),
  cancelUrl: pipe(string(), url()),
});
export const PaymentDirectionReplySchema = object({ data: object({ worldpayTransactionUrl: string() }) });

/** POST /user/session/card/success (B-32) */
export const CardSuccessSchema = object({
  ...sessionEntries,
  ...orderEntries,
  ...shownEntries,
  transactionId: optional(nullable(IdSchema)),
  amount: pipe(number(), integer(), minValue(1)),
  currency: CurrencyCodeSchema,
  /** Where a 3-D Secure demand leads back to (S-34); the site's own waiting and cancel pages unless given. */
  returnUrl: optional(pipe(string(), url())),
  cancelUrl: optional(pipe(string(), url())),
});

/** POST /user/session/provider/status (B-33); nothing but cartId is trusted. */
export const ProviderStatusSchema = object({
  ...sessionEntries,
  worldpayResponseData: looseObject({ cartId: IdSchema }),
});

/** POST /user/session/order-view: what checkout shows of the order in progress. */
export const OrderViewRequestSchema = object({ ...sessionEntries });

/** POST /user/session/take-up: the booking named is the open one again; the one of another tab is set aside. */
export const TakeUpSchema = object({ ...sessionEntries, bookingId: BookingIdSchema });
export const TakeUpReplySchema = object({ data: object({ bookingId: string() }) });

/** POST /payments/cart-status: a payment as a page without a session may know it (P-42). */
export const CartStatusRequestSchema = object({ cartId: IdSchema });
export const CartStatusReplySchema = object({
  data: object({ status: picklist(['paid', 'checking', 'not-paid']) }),
});

export const FieldsSchema = record(string(), boolean());
export type CardSuccess = InferOutput<typeof CardSuccessSchema>;
export type PaymentDirection = InferOutput<typeof PaymentDirectionSchema>;
