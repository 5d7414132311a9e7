import { LOCALES } from '@travesia/domain';
import * as v from 'valibot';
import { PictureSchema } from '../pictures/picture.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { LocalDateSchema, MoneySchema } from '../values.ts';
import { SCENES } from './scenes.ts';

/** Kinds that can be listed (B-22); `page` is a legal page and stands in no list. */
export const CONTENT_LIST_TYPES = ['airline', 'airport', 'article', 'news', 'country', 'promo'] as const;
export const ContentListTypeSchema = v.picklist(CONTENT_LIST_TYPES);
export type ContentListType = v.InferOutput<typeof ContentListTypeSchema>;

export const ContentKindSchema = v.picklist([...CONTENT_LIST_TYPES, 'page']);
export type ContentKind = v.InferOutput<typeof ContentKindSchema>;

/** A language, or `und`: written in none or in all of them (E-05). */
export const LangcodeSchema = v.picklist([...LOCALES, 'und']);
export type Langcode = v.InferOutput<typeof LangcodeSchema>;

/** Below the language prefix: `/articulos/equipaje-de-mano`. Letter case is the written one. */
export const ContentPathSchema = v.pipe(
  v.string(),
  v.regex(/^(\/[A-Za-z0-9][A-Za-z0-9-]*){1,3}$/, 'path_invalid'),
);

/** A photograph, or a drawn landscape with the words that stand for it. */
export const ContentImageSchema = v.object({
  scene: v.picklist(SCENES),
  alt: v.string(),
  photo: v.optional(v.nullable(PictureSchema)),
});

export const MetatagSchema = v.object({ name: v.string(), content: v.string() });

/** What a list shows of an entity (B-22). */
export const ContentSummarySchema = v.object({
  title: v.string(),
  langcode: LangcodeSchema,
  path: ContentPathSchema,
  kind: ContentKindSchema,
  summary: v.string(),
  updated: LocalDateSchema,
  image: v.nullable(ContentImageSchema),
  /** IATA code of an airline or airport, ISO code of a country. */
  code: v.nullable(v.string()),
  /** Markets it is for; empty is all of them (E-17). */
  markets: v.array(MarketIdSchema),
});
export type ContentSummary = v.InferOutput<typeof ContentSummarySchema>;

const PlaceSchema = v.object({
  code: v.string(),
  cityName: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

/** A price somebody's search found, and when; it is no offer. */
export const SeenFareSchema = v.object({
  price: MoneySchema,
  departureDate: LocalDateSchema,
  returnDate: v.nullable(LocalDateSchema),
  seenOn: LocalDateSchema,
  /** The cheapest months of departure, as `2027-03`, where enough of them are known. */
  cheapestMonths: v.optional(v.nullable(v.array(v.string()))),
});
export type SeenFare = v.InferOutput<typeof SeenFareSchema>;

export const ContentRouteSchema = v.object({
  from: PlaceSchema,
  to: PlaceSchema,
  fare: v.nullable(SeenFareSchema),
});
export type ContentRoute = v.InferOutput<typeof ContentRouteSchema>;

const LinkedAirportSchema = v.object({
  code: v.string(),
  name: v.string(),
  cityName: v.string(),
  path: v.nullable(ContentPathSchema),
  /** Releases from before do not ask for it. */
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
});
export type LinkedAirport = v.InferOutput<typeof LinkedAirportSchema>;

/** From our own table of airlines. */
export const AirlineFactsSchema = v.object({
  code: v.string(),
  name: v.string(),
  countryName: v.string(),
  alliance: v.nullable(v.picklist(['oneworld', 'skyteam', 'star'])),
  hubs: v.array(LinkedAirportSchema),
});
export type AirlineFacts = v.InferOutput<typeof AirlineFactsSchema>;

/** From the merged airport data. */
export const AirportFactsSchema = v.object({
  code: v.string(),
  icaoCode: v.string(),
  name: v.string(),
  cityName: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  /** The guide to the country; releases from before do not ask for it. */
  countryPath: v.optional(v.nullable(ContentPathSchema)),
  timeZone: v.string(),
  /** Ahead of UTC today, in minutes. */
  utcOffsetMinutes: v.pipe(v.number(), v.integer()),
  latitude: v.number(),
  longitude: v.number(),
  nearby: v.array(v.object({ ...LinkedAirportSchema.entries, distanceKm: v.number() })),
  airlines: v.array(v.object({ code: v.string(), name: v.string(), path: v.nullable(ContentPathSchema) })),
});
export type AirportFacts = v.InferOutput<typeof AirportFactsSchema>;

/** From the airport data and the names of countries. */
export const CountryFactsSchema = v.object({
  code: v.string(),
  name: v.string(),
  currencyCode: v.nullable(v.string()),
  airportCount: v.pipe(v.number(), v.integer()),
  airports: v.array(LinkedAirportSchema),
});
export type CountryFacts = v.InferOutput<typeof CountryFactsSchema>;

/** B-19, with what a page shows beside it. */
export const ContentEntitySchema = v.object({
  ...ContentSummarySchema.entries,
  /** Sanitised HTML: no script, no style, headings from h2 down. */
  body: v.string(),
  metatag: v.array(MetatagSchema),
  /** Languages the same path exists in. */
  translations: v.array(LangcodeSchema),
  related: v.array(ContentSummarySchema),
  routes: v.array(ContentRouteSchema),
  airline: v.nullable(AirlineFactsSchema),
  airport: v.nullable(AirportFactsSchema),
  country: v.nullable(CountryFactsSchema),
  /** The source does not answer: this is the last copy of it. */
  stale: v.boolean(),
});
export type ContentEntity = v.InferOutput<typeof ContentEntitySchema>;

/** contentByPath: at most one of them is there (E-05). */
export const ContentByPathReplySchema = v.object({
  data: v.object(v.entriesFromList(LangcodeSchema.options, v.nullable(ContentEntitySchema))),
});
export type ContentByPathReply = v.InferOutput<typeof ContentByPathReplySchema>;

/** destinations */
export const DestinationsReplySchema = v.object({
  data: v.object({ destinations: v.array(ContentRouteSchema) }),
});

/** contentGone */
export const ContentGoneReplySchema = v.object({ data: v.object({ contentGone: v.boolean() }) });

/** contentList */
export const ContentListReplySchema = v.object({
  data: v.object({
    contentList: v.object({
      results: v.array(ContentSummarySchema),
      total: v.pipe(v.number(), v.integer(), v.minValue(0)),
      stale: v.boolean(),
    }),
  }),
});
export type ContentListReply = v.InferOutput<typeof ContentListReplySchema>;

/** GET /sitemap: every address that is not named by a route. */
export const SitemapReplySchema = v.object({
  data: v.array(
    v.object({ path: ContentPathSchema, updated: LocalDateSchema, locales: v.array(LocaleSchema) }),
  ),
});
export type SitemapReply = v.InferOutput<typeof SitemapReplySchema>;
