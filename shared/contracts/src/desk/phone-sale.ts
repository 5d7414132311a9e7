import * as v from 'valibot';
import { OrderViewSchema } from '../booking/order-view.ts';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { AgentIdSchema, BookingIdSchema, CurrencyCodeSchema, MoneySchema, shortText } from '../values.ts';

const PAGE_MAX = 2_000;

/** What is said on the telephone: no I, L, O, U, 0 or 1. */
export const CALL_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CALL_CODE_LENGTH = 6;

/** POST /user/session/call-code: a code by which the service desk sees what the visitor sees (D-08). */
export const CallCodeRequestSchema = v.object({
  agentId: AgentIdSchema,
  /** The order of the tab; null where nothing is chosen on this page. */
  bookingId: v.nullable(BookingIdSchema),
  market: MarketIdSchema,
  currency: CurrencyCodeSchema,
  /** Path and query of one of our pages. */
  page: v.pipe(
    v.string(),
    v.maxLength(PAGE_MAX, 'too_long'),
    v.regex(/^\/(?![/\\])[^\\\s#]*$/, 'value_invalid'),
  ),
  /** What the page calls itself. */
  title: shortText(200),
});
export type CallCodeRequest = v.InferOutput<typeof CallCodeRequestSchema>;
export const CallCodeReplySchema = v.object({ data: v.object({ code: v.string(), expiresAt: v.string() }) });

/** Whatever was typed; what is no code is answered like a code that does not exist. */
export const DeskCallCodeSchema = v.object({ code: shortText(40) });

export const PaymentLinkStateSchema = v.picklist(['sent', 'opened', 'paid', 'expired']);

/** A link that opens an order in the checkout of whoever pays it. */
export const DeskPaymentLinkSchema = v.object({
  id: v.string(),
  state: PaymentLinkStateSchema,
  /** Who sent it. */
  by: v.string(),
  at: v.string(),
  expiresAt: v.string(),
});
export type DeskPaymentLink = v.InferOutput<typeof DeskPaymentLinkSchema>;

/** What the caller has on the screen. */
export const DeskCallSchema = v.object({
  code: v.string(),
  expiresAt: v.string(),
  locale: LocaleSchema,
  market: MarketIdSchema,
  currency: v.string(),
  page: v.string(),
  title: v.string(),
  /** Null where nothing is chosen, or what was chosen is gone. */
  order: v.nullable(v.object({ view: OrderViewSchema, total: v.string() })),
  /** Of this order, newest first. */
  links: v.array(DeskPaymentLinkSchema),
});
export type DeskCall = v.InferOutput<typeof DeskCallSchema>;
export const DeskCallReplySchema = v.object({ data: DeskCallSchema });

/** A copy of the caller's order, for the agent to fill in on the ordinary pages. */
export const DeskContinueSchema = v.object({ key: v.pipe(v.string(), v.uuid()), code: shortText(40) });
export const DeskContinueReplySchema = v.object({ data: v.object({ address: v.string() }) });

/** Mails the link; what was seen is named, so that two agents do not send two (decision 45). */
export const DeskSendLinkSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  code: shortText(40),
  lastLinkId: v.nullable(v.string()),
});
export const DeskSendLinkReplySchema = v.object({ data: DeskPaymentLinkSchema });

/** What was sent lately, newest first. */
export const DeskSaleSchema = v.object({
  ...DeskPaymentLinkSchema.entries,
  bookingId: v.string(),
  reference: v.nullable(v.string()),
  kind: OrderKindSchema,
  total: v.nullable(MoneySchema),
});
export type DeskSale = v.InferOutput<typeof DeskSaleSchema>;
export const DeskSalesReplySchema = v.object({ data: v.array(DeskSaleSchema) });

/** POST /user/session/open-payment-link: the order becomes that of the tab that opens the link first. */
export const OpenPaymentLinkSchema = v.object({
  agentId: AgentIdSchema,
  link: v.pipe(v.string(), v.maxLength(200, 'too_long')),
});
export const PaymentLinkOutcomeSchema = v.picklist([
  'opened',
  'invalid',
  'expired',
  'used',
  'paid',
  'under-way',
]);
export type PaymentLinkOutcome = v.InferOutput<typeof PaymentLinkOutcomeSchema>;
export const OpenPaymentLinkReplySchema = v.object({
  data: v.object({
    outcome: PaymentLinkOutcomeSchema,
    isForDesk: v.boolean(),
    /** Who the receipt is suggested for, once the order is opened. */
    payer: v.optional(
      v.nullable(v.object({ email: v.string(), firstName: v.string(), lastName: v.string() })),
      null,
    ),
  }),
});
