import {
  array,
  boolean,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  uuid,
  type InferOutput,
} from 'valibot';
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
export const CallCodeRequestSchema = object({
  agentId: AgentIdSchema,
  /** The order of the tab; null where nothing is chosen on this page. */
  bookingId: nullable(BookingIdSchema),
  market: MarketIdSchema,
  currency: CurrencyCodeSchema,
  /** Path and query of one of our pages. */
  page: pipe(string(), maxLength(PAGE_MAX, 'too_long'), regex(/^\/(?![/\\])[^\\\s#]*$/, 'value_invalid')),
  /** What the page calls itself. */
  title: shortText(200),
});
export type CallCodeRequest = InferOutput<typeof CallCodeRequestSchema>;
export const CallCodeReplySchema = object({ data: object({ code: string(), expiresAt: string() }) });

/** Whatever was typed; what is no code is answered like a code that does not exist. */
export const DeskCallCodeSchema = object({ code: shortText(40) });

export const PaymentLinkStateSchema = picklist(['sent', 'opened', 'paid', 'expired']);

/** A link that opens an order in the checkout of whoever pays it. */
export const DeskPaymentLinkSchema = object({
  id: string(),
  state: PaymentLinkStateSchema,
  /** Who sent it. */
  by: string(),
  at: string(),
  expiresAt: string(),
});
export type DeskPaymentLink = InferOutput<typeof DeskPaymentLinkSchema>;

/** What the caller has on the screen. */
export const DeskCallSchema = object({
  code: string(),
  expiresAt: string(),
  locale: LocaleSchema,
  market: MarketIdSchema,
  currency: string(),
  page: string(),
  title: string(),
  /** Null where nothing is chosen, or what was chosen is gone. */
  order: nullable(object({ view: OrderViewSchema, total: string() })),
  /** Of this order, newest first. */
  links: array(DeskPaymentLinkSchema),
});
export type DeskCall = InferOutput<typeof DeskCallSchema>;
export const DeskCallReplySchema = object({ data: DeskCallSchema });

/** A copy of the caller's order, for the agent to fill in on the ordinary pages. */
export const DeskContinueSchema = object({ key: pipe(string(), uuid()), code: shortText(40) });
export const DeskContinueReplySchema = object({ data: object({ address: string() }) });

/** Mails the link; what was seen is named, so that two agents do not send two (decision 45). */
export const DeskSendLinkSchema = object({
  key: pipe(string(), uuid()),
  code: shortText(40),
  lastLinkId: nullable(string()),
});
export const DeskSendLinkReplySchema = object({ data: DeskPaymentLinkSchema });

/** What was sent lately, newest first. */
export const DeskSaleSchema = object({
  ...DeskPaymentLinkSchema.entries,
  bookingId: string(),
  reference: nullable(string()),
  kind: OrderKindSchema,
  total: nullable(MoneySchema),
});
export type DeskSale = InferOutput<typeof DeskSaleSchema>;
export const DeskSalesReplySchema = object({ data: array(DeskSaleSchema) });

/** POST /user/session/open-payment-link: the order becomes that of the tab that opens the link first. */
export const OpenPaymentLinkSchema = object({
  agentId: AgentIdSchema,
  link: pipe(string(), maxLength(200, 'too_long')),
});
export const PaymentLinkOutcomeSchema = picklist([
  'opened',
  'invalid',
  'expired',
  'used',
  'paid',
  'under-way',
]);
export type PaymentLinkOutcome = InferOutput<typeof PaymentLinkOutcomeSchema>;
export const OpenPaymentLinkReplySchema = object({
  data: object({
    outcome: PaymentLinkOutcomeSchema,
    isForDesk: boolean(),
    /** Who the receipt is suggested for, once the order is opened. */
    payer: optional(nullable(object({ email: string(), firstName: string(), lastName: string() })), null),
  }),
});
