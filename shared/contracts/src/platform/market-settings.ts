import * as v from 'valibot';
import { CurrencyCodeSchema } from '../values.ts';
import { MarginRuleSchema } from './margin-rule.ts';
import { FreeCancellationSchema, MarketSchema, PhoneDealSchema, type Market } from './market.ts';

const FEE_MAX = 1_000;
const DEALS_MAX = 10;
const MARGINS_MAX = 50;
const FeeSchema = v.pipe(v.number(), v.minValue(0, 'fee_invalid'), v.maxValue(FEE_MAX, 'fee_invalid'));

/** What the owner of a market sets while the site runs; it stands for what the market's file says of it. */
export const MarketSettingsSchema = v.object({
  /** As it is read out: a plus, digits and what keeps them apart. */
  contactNumber: v.pipe(v.string(), v.trim(), v.regex(/^\+\d[\d ().-]{6,22}\d$/, 'phone_invalid')),
  // Three letters are not yet money that somebody pays with.
  defaultCurrency: v.pipe(
    CurrencyCodeSchema,
    v.check((code) => Intl.supportedValuesOf('currency').includes(code), 'currency_invalid'),
  ),
  paymentMode: MarketSchema.entries.paymentMode,
  fees: v.object({ atol: v.optional(FeeSchema), safi: v.optional(FeeSchema) }),
  /** Absent in settings from before there was such a rule: as in the market's file. */
  freeCancellation: v.optional(v.nullable(FreeCancellationSchema)),
  /** Absent as above. */
  margins: v.optional(v.pipe(v.array(MarginRuleSchema), v.maxLength(MARGINS_MAX))),
  phoneDeals: v.pipe(v.array(PhoneDealSchema), v.maxLength(DEALS_MAX)),
  /** A second person confirms fees, margins and switching a product off (O-10). Absent means no. */
  fourEyes: v.optional(v.boolean()),
});
export type MarketSettings = v.InferOutput<typeof MarketSettingsSchema>;

export function settingsOf(market: Market): MarketSettings {
  const { contactNumber, defaultCurrency, paymentMode, fees, freeCancellation, margins, phoneDeals } = market;
  return { contactNumber, defaultCurrency, paymentMode, fees, freeCancellation, margins, phoneDeals };
}

/** The market as its owner has set it. */
export const withSettings = (market: Market, settings: MarketSettings | undefined): Market => {
  if (!settings) return market;
  const { freeCancellation = market.freeCancellation, margins = market.margins, ...set } = settings;
  return { ...market, ...set, freeCancellation, margins };
};
