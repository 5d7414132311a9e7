import {
  array,
  boolean,
  nullable,
  number,
  object,
  record,
  string,
  union,
  literal,
  optional,
  picklist,
  type InferOutput,
} from 'valibot';

/** GET /geo (P-18, B-18) */
export const GeoReplySchema = object({
  country: string(),
  country_code: string(),
  currency: object({ currency_code: string(), currency_name: string() }),
  flag: object({ emoji: string() }),
});
export type GeoReply = InferOutput<typeof GeoReplySchema>;

/** GET /api/currencyExchange (B-17) */
export const CurrencyExchangeReplySchema = union([
  object({
    success: literal(true),
    /** `source` says whose rates they are. */
    data: object({
      base: string(),
      asOf: string(),
      source: optional(string()),
      rates: record(string(), number()),
    }),
  }),
  object({ success: literal(false), data: optional(nullable(object({}))) }),
]);
export type CurrencyExchangeReply = InferOutput<typeof CurrencyExchangeReplySchema>;

/** companyContactInfoDisplayQuery (B-20); an entry without a country is the fallback (P-19). */
export const ContactNumberSchema = object({ contactNumber: string(), countryCode: nullable(string()) });
export type ContactNumber = InferOutput<typeof ContactNumberSchema>;
export const ContactInfoReplySchema = object({
  data: object({ companyContactInfoDisplayQuery: object({ results: array(ContactNumberSchema) }) }),
});

/** builds/latest.json (P-30) */
export const LatestBuildSchema = object({ buildId: string() });
export const HealthSchema = object({ ok: boolean(), cruises: optional(picklist(['on', 'stale', 'off'])) });
