import { localizedSchema } from './locale.ts';
import * as v from 'valibot';
import { LocalDateSchema } from '../values.ts';
import { MarginRuleSchema } from './margin-rule.ts';

/** `intl`, or an ISO country code in capitals (P-49). */
export const MarketIdSchema = v.pipe(v.string(), v.regex(/^(intl|[A-Z]{2})$/));

/** A deal that is only sold by phone (C-07); past its last day it is not shown. */
export const PhoneDealSchema = v.object({
  kind: v.picklist(['call', 'departures', 'cruises']),
  endsOn: LocalDateSchema,
  /** First day of departure of the `departures` deal. */
  departuresFrom: v.optional(LocalDateSchema),
});
export type PhoneDeal = v.InferOutput<typeof PhoneDealSchema>;

/** What a market decides about activities and tours (T-02). */
export const ActivityRulesSchema = v.object({
  /** Children are asked for and sent, with their real ages. */
  children: v.optional(v.boolean(), false),
  /** The supplier's texts come in the page's language, not in English. */
  pageLanguage: v.optional(v.boolean(), false),
});
export type ActivityRules = v.InferOutput<typeof ActivityRulesSchema>;

const FREE_HOURS_MAX = 72;
const FREE_DAYS_MAX = 365;

/** A booking made that many days before departure, or more, is refunded in full within those hours (M-04). */
export const FreeCancellationSchema = v.object({
  withinHours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FREE_HOURS_MAX)),
  daysBeforeDeparture: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FREE_DAYS_MAX)),
});
export type FreeCancellation = v.InferOutput<typeof FreeCancellationSchema>;

const PERCENT_MAX = 50;

/** What an invoice of a market says (M-10). */
export const InvoiceRulesSchema = v.object({
  seller: v.object({ name: v.string(), taxId: v.string(), address: v.string() }),
  /** Of the buyer: its name, its form without spaces and dots, and one for people to see. */
  buyerTaxId: v.object({ name: v.string(), pattern: v.string(), example: v.string() }),
  /** The tax that prices include, and the kinds of price lines that include it. */
  tax: v.object({
    name: v.string(),
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(PERCENT_MAX)),
    includedIn: v.array(v.string()),
  }),
});
export type InvoiceRules = v.InferOutput<typeof InvoiceRulesSchema>;

/** Claims of travellers end within five years in the markets that we know; a shorter law is set in the market's file. */
export const RETENTION_DAYS = 1_825;

/** One market: what the product owner may set without a rebuild (P-49). */
export const MarketSchema = v.object({
  id: MarketIdSchema,
  countryCodes: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  defaultCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  numberLocale: localizedSchema(v.string()),
  /** Of its offices: what mails and receipts are dated by. */
  timeZone: v.optional(v.string(), 'UTC'),
  contactNumber: v.string(),
  /** `provider`: redirect through the provider (S-33); `card`: tokenised card charged at once (S-34). */
  paymentMode: v.picklist(['provider', 'card']),
  /** Per passenger, major units of USD (S-42); absent means off. */
  fees: v.object({ atol: v.optional(v.number()), safi: v.optional(v.number()) }),
  /** Null: cancelling costs what suppliers and fees say from the first minute. */
  freeCancellation: v.optional(v.nullable(FreeCancellationSchema), null),
  /** The first that fits counts; where none does, suppliers' prices are ours. */
  margins: v.optional(v.array(MarginRuleSchema), []),
  /** Null: the market gives no invoices. */
  invoices: v.optional(v.nullable(InvoiceRulesSchema), null),
  /** How long travellers' data stay after the last day of their trip, by the law of the market (D-11). */
  retentionDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), RETENTION_DAYS),
  /**
   * Whether a visit is counted (O-03), by the law of the market: unless the visitor refuses, only with their consent, or
   * never. Who refuses is never counted.
   */
  measuring: v.optional(v.picklist(['unless-refused', 'by-consent', 'never']), 'by-consent'),
  /** Remotes on or off in this market; a remote not named follows its own manifest. */
  remotes: v.record(v.string(), v.boolean()),
  /** Widgets on or off in this market, as `mfe-cruises/phone-deals`; one not named is on. */
  widgets: v.optional(v.record(v.string(), v.boolean()), {}),
  phoneDeals: v.optional(v.array(PhoneDealSchema), []),
  activities: v.optional(ActivityRulesSchema, {}),
  /** Travellers are asked whether codes and changes of flights may come to their phone (N-06). */
  textMessages: v.optional(v.boolean(), false),
});
export type Market = v.InferOutput<typeof MarketSchema>;

/** What a page and its remotes are told about the market they stand in. */
export const MarketViewSchema = v.object({
  id: MarketIdSchema,
  defaultCurrency: v.string(),
  numberLocale: localizedSchema(v.string()),
  /** What it says instead of words of the catalogues, by language. */
  varieties: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  contactNumber: v.string(),
  paymentMode: v.picklist(['provider', 'card']),
  phoneDeals: v.optional(v.array(PhoneDealSchema)),
  /** Absent means: neither. */
  activities: v.optional(v.object({ children: v.boolean(), pageLanguage: v.boolean() })),
  /** Absent means no. */
  textMessages: v.optional(v.boolean()),
});
export type MarketView = v.InferOutput<typeof MarketViewSchema>;
