import {
  boolean,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { CARD_BRANDS, type CardBrand } from '@travesia/domain';
import { LocaleSchema } from '../platform/locale.ts';

const BRANDS = CARD_BRANDS.map(({ brand }) => brand) as [CardBrand, ...CardBrand[]];
/** The provider takes brands that our table does not name. */
const TakenBrandSchema = picklist([...BRANDS, 'other']);

/** A signed permission to send one order's card to the vault (S-27). Opaque to the page. */
export const SignedCardHandleSchema = pipe(string(), minLength(20), maxLength(1024), regex(/^[\w.~-]+$/));

/** What is kept of a card: never a full number, never a CVC (S-27). */
export const CardSummarySchema = object({
  brand: TakenBrandSchema,
  last4: pipe(string(), regex(/^\d{4}$/)),
  /** 'MM/YY' */
  expiry: pipe(string(), regex(/^\d{2}\/\d{2}$/)),
});
export type CardSummary = InferOutput<typeof CardSummarySchema>;

/** The four flags; true says not valid (S-17). */
export const CardErrorsSchema = object({
  name: boolean(),
  number: boolean(),
  expiry: boolean(),
  cvv: boolean(),
});

const TransactionIdSchema = pipe(string(), minLength(1), maxLength(200));
const SequenceSchema = pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER));

/** Why the vault did not take the card. */
export const CARD_FAILURE_CODES = [
  'card_invalid',
  'card_refused',
  'handle_missing',
  'handle_expired',
  'handle_invalid',
  'superseded',
  'already_paid',
  'payment_in_progress',
  'too_many_attempts',
  'fields_unavailable',
  'unavailable',
] as const;
export const CardFailureCodeSchema = picklist(CARD_FAILURE_CODES);
export type CardFailureCode = InferOutput<typeof CardFailureCodeSchema>;

/** Card frame → page. Check `event.origin` first, then this. */
export const CardFrameMessageSchema = variant('type', [
  object({
    type: literal('travesia-card-state@1'),
    errors: CardErrorsSchema,
    brand: nullable(picklist(BRANDS)),
    /** Only once the whole number is valid. */
    last4: nullable(pipe(string(), regex(/^\d{4}$/))),
    /** The frame's document height in CSS pixels. */
    height: pipe(number(), minValue(0), maxValue(4000)),
    complete: boolean(),
  }),
  object({
    type: literal('travesia-card-saved@1'),
    /** The proof that the payment needs; nobody else is told. */
    transactionId: TransactionIdSchema,
    card: CardSummarySchema,
    sequence: SequenceSchema,
  }),
  object({
    type: literal('travesia-card-failed@1'),
    code: CardFailureCodeSchema,
    /** In the traveller's language, ready to be shown. */
    message: pipe(string(), maxLength(500)),
    sequence: pipe(number(), integer(), minValue(0)),
  }),
  /** Enter was pressed in a field: the same as a press of Pay. */
  object({ type: literal('travesia-card-enter@1') }),
]);
export type CardFrameMessage = InferOutput<typeof CardFrameMessageSchema>;

/** What a bank compares with its own record of the cardholder (AVS). */
export const CardBillingAddressSchema = object({
  line1: pipe(string(), maxLength(120)),
  city: pipe(string(), maxLength(80)),
  postalCode: pipe(string(), maxLength(12)),
  country: pipe(string(), regex(/^[A-Z]{2}$/)),
});
export type CardBillingAddress = InferOutput<typeof CardBillingAddressSchema>;

/** Page → card frame. */
export const CardPageMessageSchema = variant('type', [
  object({ type: literal('travesia-card-handle@1'), handle: SignedCardHandleSchema }),
  object({
    type: literal('travesia-card-submit@1'),
    billingAddress: optional(CardBillingAddressSchema),
  }),
  object({ type: literal('travesia-card-clear@1') }),
  /** Another card is going to be typed: its holder is known, and the focus goes to its number. */
  object({ type: literal('travesia-card-another@1'), cardName: pipe(string(), maxLength(100)) }),
  object({ type: literal('travesia-card-locale@1'), locale: LocaleSchema }),
]);
export type CardPageMessage = InferOutput<typeof CardPageMessageSchema>;

/** Body of the vault's POST /user/session/create-payment-info where the fields are ours (B-30, S-27). */
export const CreatePaymentInfoRequestSchema = object({
  handle: SignedCardHandleSchema,
  sequence: SequenceSchema,
  paymentInformation: object({
    cardName: pipe(string(), maxLength(200)),
    cardNumber: pipe(string(), maxLength(40)),
    cardExpiry: pipe(string(), maxLength(20)),
    cardCvv: pipe(string(), maxLength(10)),
    billingAddress: optional(CardBillingAddressSchema),
    amount: optional(pipe(number(), integer(), minValue(0))),
    currency: optional(pipe(string(), maxLength(3))),
  }),
});
export type CreatePaymentInfoRequest = InferOutput<typeof CreatePaymentInfoRequestSchema>;

/**
 * The same where the fields are the payment provider's (W-01): its name for the card instead of the card. Anything more
 * is refused, so that no digit is ever taken.
 */
export const HostedPaymentInfoRequestSchema = object({
  handle: SignedCardHandleSchema,
  sequence: SequenceSchema,
  paymentInformation: strictObject({
    cardName: pipe(string(), maxLength(200)),
    paymentMethodId: pipe(string(), regex(/^pm_\w{8,100}$/)),
    amount: optional(pipe(number(), integer(), minValue(0))),
    currency: optional(pipe(string(), maxLength(3))),
  }),
});

/** The reply to either. */
export const CreatePaymentInfoReplySchema = object({
  data: object({
    transactionId: TransactionIdSchema,
    card: CardSummarySchema,
  }),
});
export type CreatePaymentInfoReply = InferOutput<typeof CreatePaymentInfoReplySchema>;

/** Vault → api, POST {API_INTERNAL_URL}/internal/payment-info, header `x-travesia-internal: <secret>`. No digits. */
export const InternalPaymentInfoRequestSchema = object({
  handle: SignedCardHandleSchema,
  sequence: SequenceSchema,
  providerToken: pipe(string(), minLength(1), maxLength(200)),
  brand: TakenBrandSchema,
  last4: pipe(string(), regex(/^\d{4}$/)),
  expiry: pipe(string(), regex(/^\d{2}\/\d{2}$/)),
  cardHolderName: pipe(string(), minLength(1), maxLength(100)),
});
export type InternalPaymentInfoRequest = InferOutput<typeof InternalPaymentInfoRequestSchema>;

/** The api's answer to the vault. */
export const InternalPaymentInfoReplySchema = object({
  data: object({ transactionId: TransactionIdSchema }),
});
export type InternalPaymentInfoReply = InferOutput<typeof InternalPaymentInfoReplySchema>;
