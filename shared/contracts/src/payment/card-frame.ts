import * as v from 'valibot';
import { CARD_BRANDS, type CardBrand } from '@travesia/domain';
import { LocaleSchema } from '../platform/locale.ts';

const BRANDS = CARD_BRANDS.map(({ brand }) => brand) as [CardBrand, ...CardBrand[]];
/** The provider takes brands that our table does not name. */
const TakenBrandSchema = v.picklist([...BRANDS, 'other']);

/** A signed permission to send one order's card to the vault (S-27). Opaque to the page. */
export const SignedCardHandleSchema = v.pipe(
  v.string(),
  v.minLength(20),
  v.maxLength(1024),
  v.regex(/^[\w.~-]+$/),
);

/** What is kept of a card: never a full number, never a CVC (S-27). */
export const CardSummarySchema = v.object({
  brand: TakenBrandSchema,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** 'MM/YY' */
  expiry: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/)),
});
export type CardSummary = v.InferOutput<typeof CardSummarySchema>;

/** The four flags; true says not valid (S-17). */
export const CardErrorsSchema = v.object({
  name: v.boolean(),
  number: v.boolean(),
  expiry: v.boolean(),
  cvv: v.boolean(),
});

const TransactionIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const SequenceSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

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
export const CardFailureCodeSchema = v.picklist(CARD_FAILURE_CODES);
export type CardFailureCode = v.InferOutput<typeof CardFailureCodeSchema>;

/** Card frame → page. Check `event.origin` first, then this. */
export const CardFrameMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('travesia-card-state@1'),
    errors: CardErrorsSchema,
    brand: v.nullable(v.picklist(BRANDS)),
    /** Only once the whole number is valid. */
    last4: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    /** The frame's document height in CSS pixels. */
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(4000)),
    complete: v.boolean(),
  }),
  v.object({
    type: v.literal('travesia-card-saved@1'),
    /** The proof that the payment needs; nobody else is told. */
    transactionId: TransactionIdSchema,
    card: CardSummarySchema,
    sequence: SequenceSchema,
  }),
  v.object({
    type: v.literal('travesia-card-failed@1'),
    code: CardFailureCodeSchema,
    /** In the traveller's language, ready to be shown. */
    message: v.pipe(v.string(), v.maxLength(500)),
    sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** Enter was pressed in a field: the same as a press of Pay. */
  v.object({ type: v.literal('travesia-card-enter@1') }),
]);
export type CardFrameMessage = v.InferOutput<typeof CardFrameMessageSchema>;

/** What a bank compares with its own record of the cardholder (AVS). */
export const CardBillingAddressSchema = v.object({
  line1: v.pipe(v.string(), v.maxLength(120)),
  city: v.pipe(v.string(), v.maxLength(80)),
  postalCode: v.pipe(v.string(), v.maxLength(12)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
export type CardBillingAddress = v.InferOutput<typeof CardBillingAddressSchema>;

/** Page → card frame. */
export const CardPageMessageSchema = v.variant('type', [
  v.object({ type: v.literal('travesia-card-handle@1'), handle: SignedCardHandleSchema }),
  v.object({
    type: v.literal('travesia-card-submit@1'),
    billingAddress: v.optional(CardBillingAddressSchema),
  }),
  v.object({ type: v.literal('travesia-card-clear@1') }),
  /** Another card is going to be typed: its holder is known, and the focus goes to its number. */
  v.object({ type: v.literal('travesia-card-another@1'), cardName: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({ type: v.literal('travesia-card-locale@1'), locale: LocaleSchema }),
]);
export type CardPageMessage = v.InferOutput<typeof CardPageMessageSchema>;

/** Body of the vault's POST /user/session/create-payment-info where the fields are ours (B-30, S-27). */
export const CreatePaymentInfoRequestSchema = v.object({
  handle: SignedCardHandleSchema,
  sequence: SequenceSchema,
  paymentInformation: v.object({
    cardName: v.pipe(v.string(), v.maxLength(200)),
    cardNumber: v.pipe(v.string(), v.maxLength(40)),
    cardExpiry: v.pipe(v.string(), v.maxLength(20)),
    cardCvv: v.pipe(v.string(), v.maxLength(10)),
    billingAddress: v.optional(CardBillingAddressSchema),
    amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    currency: v.optional(v.pipe(v.string(), v.maxLength(3))),
  }),
});
export type CreatePaymentInfoRequest = v.InferOutput<typeof CreatePaymentInfoRequestSchema>;

/**
 * The same where the fields are the payment provider's (W-01): its name for the card instead of the card. Anything more
 * is refused, so that no digit is ever taken.
 */
export const HostedPaymentInfoRequestSchema = v.object({
  handle: SignedCardHandleSchema,
  sequence: SequenceSchema,
  paymentInformation: v.strictObject({
    cardName: v.pipe(v.string(), v.maxLength(200)),
    paymentMethodId: v.pipe(v.string(), v.regex(/^pm_\w{8,100}$/)),
    amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    currency: v.optional(v.pipe(v.string(), v.maxLength(3))),
  }),
});

/** The reply to either. */
export const CreatePaymentInfoReplySchema = v.object({
  data: v.object({
    transactionId: TransactionIdSchema,
    card: CardSummarySchema,
  }),
});
export type CreatePaymentInfoReply = v.InferOutput<typeof CreatePaymentInfoReplySchema>;

/** Vault → api, POST {API_INTERNAL_URL}/internal/payment-info, header `x-travesia-internal: <secret>`. No digits. */
export const InternalPaymentInfoRequestSchema = v.object({
  handle: SignedCardHandleSchema,
  sequence: SequenceSchema,
  providerToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  brand: TakenBrandSchema,
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expiry: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/)),
  cardHolderName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});
export type InternalPaymentInfoRequest = v.InferOutput<typeof InternalPaymentInfoRequestSchema>;

/** The api's answer to the vault. */
export const InternalPaymentInfoReplySchema = v.object({
  data: v.object({ transactionId: TransactionIdSchema }),
});
export type InternalPaymentInfoReply = v.InferOutput<typeof InternalPaymentInfoReplySchema>;
