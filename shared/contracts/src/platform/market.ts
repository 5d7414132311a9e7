import { localizedSchema } from './locale.ts';
import {
  array,
  boolean,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  type InferOutput,
} from 'valibot';
import { LocalDateSchema } from '../values.ts';
import { MarginRuleSchema } from './margin-rule.ts';

/** `intl`, or an ISO country code in capitals (P-49). */
export const MarketIdSchema = pipe(string(), regex(/^(intl|[A-Z]{2})$/));

/** A deal that is only sold by phone (C-07); past its last day it is not shown. */
export const PhoneDealSchema = object({
  kind: picklist(['call', 'departures', 'cruises']),
  endsOn: LocalDateSchema,
  /** First day of departure of the `departures` deal. */
  departuresFrom: optional(LocalDateSchema),
});
export type PhoneDeal = InferOutput<typeof PhoneDealSchema>;

/** What a market decides about activities and tours (T-02). */
export const ActivityRulesSchema = object({
  /** Children are asked for and sent, with their real ages. */
  children: optional(boolean(), false),
  /** The supplier's texts come in the page's language, not in English. */
  pageLanguage: optional(boolean(), false),
});
export type ActivityRules = InferOutput<typeof ActivityRulesSchema>;

const FREE_HOURS_MAX = 72;
const FREE_DAYS_MAX = 365;

/** A booking made that many days before departure, or more, is refunded in full within those hours (M-04). */
export const FreeCancellationSchema = object({
  withinHours: pipe(number(), integer(), minValue(1), maxValue(FREE_HOURS_MAX)),
  daysBeforeDeparture: pipe(number(), integer(), minValue(0), maxValue(FREE_DAYS_MAX)),
});
export type FreeCancellation = InferOutput<typeof FreeCancellationSchema>;

const PERCENT_MAX = 50;

/** What an invoice of a market says (M-10). */
export const InvoiceRulesSchema = object({
  seller: object({ name: string(), taxId: string(), address: string() }),
  /** Of the buyer: its name, its form without spaces and dots, and one for people to see. */
  buyerTaxId: object({ name: string(), pattern: string(), example: string() }),
  /** The tax that prices include, and the kinds of price lines that include it. */
  tax: object({
    name: string(),
    percent: pipe(number(), minValue(0), maxValue(PERCENT_MAX)),
    includedIn: array(string()),
  }),
});
export type InvoiceRules = InferOutput<typeof InvoiceRulesSchema>;

/** Claims of travellers end within five years in the markets that we know; a shorter law is set in the market's file. */
export const RETENTION_DAYS = 1_825;

/** One market: what the product owner may set without a rebuild (P-49). */
export const MarketSchema = object({
  id: MarketIdSchema,
  countryCodes: array(pipe(string(), regex(/^[A-Z]{2}$/))),
  defaultCurrency: pipe(string(), regex(/^[A-Z]{3}$/)),
  numberLocale: localizedSchema(string()),
  /** Of its offices: what mails and receipts are dated by. */
  timeZone: optional(string(), 'UTC'),
  contactNumber: string(),
  /** `provider`: redirect through the provider (S-33); `card`: tokenised card charged at once (S-34). */
  paymentMode: picklist(['provider', 'card']),
  /** Per passenger, major units of USD (S-42); absent means off. */
  fees: object({ atol: optional(number()), safi: optional(number()) }),
  /** Null: cancelling costs what suppliers and fees say from the first minute. */
  freeCancellation: optional(nullable(FreeCancellationSchema), null),
  /** The first that fits counts; where none does, suppliers' prices are ours. */
  margins: optional(array(MarginRuleSchema), []),
  /** Null: the market gives no invoices. */
  invoices: optional(nullable(InvoiceRulesSchema), null),
  /** How long travellers' data stay after the last day of their trip, by the law of the market (D-11). */
  retentionDays: optional(pipe(number(), integer(), minValue(1)), RETENTION_DAYS),
  /**
   * Whether a visit is counted (O-03), by the law of the market: unless the visitor refuses, only with their consent, or
   * never. Who refuses is never counted.
   */
  measuring: optional(picklist(['unless-refused', 'by-consent', 'never']), 'by-consent'),
  /** Remotes on or off in this market; a remote not named follows its own manifest. */
  remotes: record(string(), boolean()),
  /** Widgets on or off in this market, as `mfe-cruises/phone-deals`; one not named is on. */
  widgets: optional(record(string(), boolean()), {}),
  phoneDeals: optional(array(PhoneDealSchema), []),
  activities: optional(ActivityRulesSchema, {}),
  /** Travellers are asked whether codes and changes of flights may come to their phone (N-06). */
  textMessages: optional(boolean(), false),
});
export type Market = InferOutput<typeof MarketSchema>;

/** What a page and its remotes are told about the market they stand in. */
export const MarketViewSchema = object({
  id: MarketIdSchema,
  defaultCurrency: string(),
  numberLocale: localizedSchema(string()),
  /** What it says instead of words of the catalogues, by language. */
  varieties: optional(record(string(), record(string(), string()))),
  contactNumber: string(),
  paymentMode: picklist(['provider', 'card']),
  phoneDeals: optional(array(PhoneDealSchema)),
  /** Absent means: neither. */
  activities: optional(object({ children: boolean(), pageLanguage: boolean() })),
  /** Absent means no. */
  textMessages: optional(boolean()),
});
export type MarketView = InferOutput<typeof MarketViewSchema>;
