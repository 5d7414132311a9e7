import { LOCALES } from '@travesia/domain';
import {
  array,
  boolean,
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  type InferOutput,
  entriesFromList,
} from 'valibot';
import { PictureSchema } from '../pictures/picture.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { LocalDateSchema, MoneySchema } from '../values.ts';
import { SCENES } from './scenes.ts';

/** Kinds that can be listed (B-22); `page` is a legal page and stands in no list. */
export const CONTENT_LIST_TYPES = ['airline', 'airport', 'article', 'news', 'country', 'promo'] as const;
export const ContentListTypeSchema = picklist(CONTENT_LIST_TYPES);
export type ContentListType = InferOutput<typeof ContentListTypeSchema>;

export const ContentKindSchema = picklist([...CONTENT_LIST_TYPES, 'page']);
export type ContentKind = InferOutput<typeof ContentKindSchema>;

/** A language, or `und`: written in none or in all of them (E-05). */
export const LangcodeSchema = picklist([...LOCALES, 'und']);
export type Langcode = InferOutput<typeof LangcodeSchema>;

/** Below the language prefix: `/articulos/equipaje-de-mano`. Letter case is the written one. */
export const ContentPathSchema = pipe(string(), regex(/^(\/[A-Za-z0-9][A-Za-z0-9-]*){1,3}$/, 'path_invalid'));

/** A photograph, or a drawn landscape with the words that stand for it. */
export const ContentImageSchema = object({
  scene: picklist(SCENES),
  alt: string(),
  photo: optional(nullable(PictureSchema)),
});

export const MetatagSchema = object({ name: string(), content: string() });

/** What a list shows of an entity (B-22). */
export const ContentSummarySchema = object({
  title: string(),
  langcode: LangcodeSchema,
  path: ContentPathSchema,
  kind: ContentKindSchema,
  summary: string(),
  updated: LocalDateSchema,
  image: nullable(ContentImageSchema),
  /** IATA code of an airline or airport, ISO code of a country. */
  code: nullable(string()),
  /** Markets it is for; empty is all of them (E-17). */
  markets: array(MarketIdSchema),
});
export type ContentSummary = InferOutput<typeof ContentSummarySchema>;

const PlaceSchema = object({
  code: string(),
  cityName: string(),
  latitude: number(),
  longitude: number(),
});

/** A price somebody's search found, and when; it is no offer. */
export const SeenFareSchema = object({
  price: MoneySchema,
  departureDate: LocalDateSchema,
  returnDate: nullable(LocalDateSchema),
  seenOn: LocalDateSchema,
  /** The cheapest months of departure, as `2027-03`, where enough of them are known. */
  cheapestMonths: optional(nullable(array(string()))),
});
export type SeenFare = InferOutput<typeof SeenFareSchema>;

export const ContentRouteSchema = object({
  from: PlaceSchema,
  to: PlaceSchema,
  fare: nullable(SeenFareSchema),
});
export type ContentRoute = InferOutput<typeof ContentRouteSchema>;

const LinkedAirportSchema = object({
  code: string(),
  name: string(),
  cityName: string(),
  path: nullable(ContentPathSchema),
  /** Releases from before do not ask for it. */
  latitude: optional(number()),
  longitude: optional(number()),
});
export type LinkedAirport = InferOutput<typeof LinkedAirportSchema>;

/** From our own table of airlines. */
export const AirlineFactsSchema = object({
  code: string(),
  name: string(),
  countryName: string(),
  alliance: nullable(picklist(['oneworld', 'skyteam', 'star'])),
  hubs: array(LinkedAirportSchema),
});
export type AirlineFacts = InferOutput<typeof AirlineFactsSchema>;

/** From the merged airport data. */
export const AirportFactsSchema = object({
  code: string(),
  icaoCode: string(),
  name: string(),
  cityName: string(),
  countryCode: string(),
  countryName: string(),
  /** The guide to the country; releases from before do not ask for it. */
  countryPath: optional(nullable(ContentPathSchema)),
  timeZone: string(),
  /** Ahead of UTC today, in minutes. */
  utcOffsetMinutes: pipe(number(), integer()),
  latitude: number(),
  longitude: number(),
  nearby: array(object({ ...LinkedAirportSchema.entries, distanceKm: number() })),
  airlines: array(object({ code: string(), name: string(), path: nullable(ContentPathSchema) })),
});
export type AirportFacts = InferOutput<typeof AirportFactsSchema>;

/** From the airport data and the names of countries. */
export const CountryFactsSchema = object({
  code: string(),
  name: string(),
  currencyCode: nullable(string()),
  airportCount: pipe(number(), integer()),
  airports: array(LinkedAirportSchema),
});
export type CountryFacts = InferOutput<typeof CountryFactsSchema>;

/** B-19, with what a page shows beside it. */
export const ContentEntitySchema = object({
  ...ContentSummarySchema.entries,
  /** Sanitised HTML: no script, no style, headings from h2 down. */
  body: string(),
  metatag: array(MetatagSchema),
  /** Languages the same path exists in. */
  translations: array(LangcodeSchema),
  related: array(ContentSummarySchema),
  routes: array(ContentRouteSchema),
  airline: nullable(AirlineFactsSchema),
  airport: nullable(AirportFactsSchema),
  country: nullable(CountryFactsSchema),
  /** The source does not answer: this is the last copy of it. */
  stale: boolean(),
});
export type ContentEntity = InferOutput<typeof ContentEntitySchema>;

/** contentByPath: at most one of them is there (E-05). */
export const ContentByPathReplySchema = object({
  data: object(entriesFromList(LangcodeSchema.options, nullable(ContentEntitySchema))),
});
export type ContentByPathReply = InferOutput<typeof ContentByPathReplySchema>;

/** destinations */
export const DestinationsReplySchema = object({
  data: object({ destinations: array(ContentRouteSchema) }),
});

/** contentGone */
export const ContentGoneReplySchema = object({ data: object({ contentGone: boolean() }) });

/** contentList */
export const ContentListReplySchema = object({
  data: object({
    contentList: object({
      results: array(ContentSummarySchema),
      total: pipe(number(), integer(), minValue(0)),
      stale: boolean(),
    }),
  }),
});
export type ContentListReply = InferOutput<typeof ContentListReplySchema>;

/** GET /sitemap: every address that is not named by a route. */
export const SitemapReplySchema = object({
  data: array(object({ path: ContentPathSchema, updated: LocalDateSchema, locales: array(LocaleSchema) })),
});
export type SitemapReply = InferOutput<typeof SitemapReplySchema>;
