import {
  array,
  boolean,
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

/** `intl`, or an ISO country code in capitals (P-49). */
export const MarketIdSchema = pipe(string(), regex(/^(intl|[A-Z]{2})$/));

/** One market: what the product owner may set without a rebuild (P-49). */
export const MarketSchema = object({
  id: MarketIdSchema,
  countryCodes: array(pipe(string(), regex(/^[A-Z]{2}$/))),
  defaultCurrency: pipe(string(), regex(/^[A-Z]{3}$/)),
  numberLocale: object({ es: string(), en: string() }),
  contactNumber: string(),
  /** `provider`: redirect through the provider (S-33); `card`: tokenised card charged at once (S-34). */
  paymentMode: picklist(['provider', 'card']),
  /** Per passenger, major units of USD (S-42); absent means off. */
  fees: object({ atol: optional(number()), safi: optional(number()) }),
  /** Remotes on or off in this market; a remote not named follows its own manifest. */
  remotes: record(string(), boolean()),
});
export type Market = InferOutput<typeof MarketSchema>;

/** What a page and its remotes are told about the market they stand in. */
export const MarketViewSchema = object({
  id: MarketIdSchema,
  defaultCurrency: string(),
  numberLocale: object({ es: string(), en: string() }),
  contactNumber: string(),
  paymentMode: picklist(['provider', 'card']),
});
export type MarketView = InferOutput<typeof MarketViewSchema>;
