import * as v from 'valibot';

/** GET /geo (P-18, B-18) */
export const GeoReplySchema = v.object({
  country: v.string(),
  country_code: v.string(),
  currency: v.object({ currency_code: v.string(), currency_name: v.string() }),
  flag: v.object({ emoji: v.string() }),
});
export type GeoReply = v.InferOutput<typeof GeoReplySchema>;

/** GET /api/currencyExchange (B-17) */
export const CurrencyExchangeReplySchema = v.union([
  v.object({
    success: v.literal(true),
    /** `source` says whose rates they are. */
    data: v.object({
      base: v.string(),
      asOf: v.string(),
      source: v.optional(v.string()),
      rates: v.record(v.string(), v.number()),
    }),
  }),
  v.object({ success: v.literal(false), data: v.optional(v.nullable(v.object({}))) }),
]);
export type CurrencyExchangeReply = v.InferOutput<typeof CurrencyExchangeReplySchema>;

/** companyContactInfoDisplayQuery (B-20); an entry without a country is the fallback (P-19). */
export const ContactNumberSchema = v.object({
  contactNumber: v.string(),
  countryCode: v.nullable(v.string()),
});
export type ContactNumber = v.InferOutput<typeof ContactNumberSchema>;
export const ContactInfoReplySchema = v.object({
  data: v.object({ companyContactInfoDisplayQuery: v.object({ results: v.array(ContactNumberSchema) }) }),
});

/** builds/latest.json (P-30) */
export const LatestBuildSchema = v.object({ buildId: v.string() });
export const HealthSchema = v.object({
  ok: v.boolean(),
  cruises: v.optional(v.picklist(['on', 'stale', 'off'])),
});
