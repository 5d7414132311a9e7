import * as v from 'valibot';
import { PictureSchema } from '../pictures/picture.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { LocalDateSchema, MoneySchema } from '../values.ts';

/** Price per person of the cheapest cabin of a kind; `NA` where the ship has none or none is priced (C-03). */
export const CabinPriceSchema = v.union([MoneySchema, v.literal('NA')]);
export type CabinPrice = v.InferOutput<typeof CabinPriceSchema>;

const ClockTimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const PointSchema = v.tuple([v.number(), v.number()]);

/** Parts of the world whose coasts can be drawn behind a route. */
export const CruiseRegionSchema = v.picklist(['mediterranean', 'atlantic', 'caribbean', 'north', 'south']);
export type CruiseRegion = v.InferOutput<typeof CruiseRegionSchema>;

/** One day of a cruise; a day at sea has no port. Times are the port's own. */
export const CruiseDaySchema = v.object({
  day: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: LocalDateSchema,
  port: v.nullable(v.string()),
  country: v.nullable(v.string()),
  location: v.nullable(PointSchema),
  arrival: v.nullable(ClockTimeSchema),
  departure: v.nullable(ClockTimeSchema),
});
export type CruiseDay = v.InferOutput<typeof CruiseDaySchema>;

/** A sailing, with the fields of the specification (C-03). Sold by phone only (C-01). */
export const CruiseSchema = v.object({
  /** Last part of its address, `/cruceros/{slug}`. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
  title: v.string(),
  langcode: LocaleSchema,
  metatag: v.object({ title: v.string(), description: v.string() }),
  /** Address of a photograph of the ship; `null` where there is none. */
  shipImage: v.nullable(v.string()),
  /** The same as a picture of a page. */
  shipPicture: v.optional(v.nullable(PictureSchema)),
  /** What is sold, e.g. `7 noches · pensión completa`. */
  package: v.string(),
  nights: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Names of the ports in order, the last one included. */
  portsRoute: v.array(v.string()),
  itinerary: v.array(CruiseDaySchema),
  /** The ship's way over the sea as [longitude, latitude]. */
  routemap: v.array(PointSchema),
  region: CruiseRegionSchema,
  vendor: v.string(),
  ship: v.string(),
  /** One to five. */
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  priceInside: CabinPriceSchema,
  priceOceanview: CabinPriceSchema,
  priceBalcony: CabinPriceSchema,
  priceSuite: CabinPriceSchema,
  departingPort: v.string(),
  sailDate: LocalDateSchema,
  returnDate: LocalDateSchema,
  shipDetails: v.array(v.object({ name: v.string(), value: v.string() })),
  shipDescription: v.string(),
  voyageDescription: v.string(),
});
export type Cruise = v.InferOutput<typeof CruiseSchema>;

/** Reply of the cruise listing (B-21). */
export const CruiseListReplySchema = v.object({
  data: v.object({
    cruiseListing: v.object({
      total: v.number(),
      /** The source did not answer: these are the last cruises that it told. */
      stale: v.optional(v.boolean(), false),
      results: v.array(CruiseSchema),
    }),
  }),
});
