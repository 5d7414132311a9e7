import {
  array,
  boolean,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  tuple,
  union,
  type InferOutput,
} from 'valibot';
import { PictureSchema } from '../pictures/picture.ts';
import { LocaleSchema } from '../platform/locale.ts';
import { LocalDateSchema, MoneySchema } from '../values.ts';

/** Price per person of the cheapest cabin of a kind; `NA` where the ship has none or none is priced (C-03). */
export const CabinPriceSchema = union([MoneySchema, literal('NA')]);
export type CabinPrice = InferOutput<typeof CabinPriceSchema>;

const ClockTimeSchema = pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const PointSchema = tuple([number(), number()]);

/** Parts of the world whose coasts can be drawn behind a route. */
export const CruiseRegionSchema = picklist(['mediterranean', 'atlantic', 'caribbean', 'north', 'south']);
export type CruiseRegion = InferOutput<typeof CruiseRegionSchema>;

/** One day of a cruise; a day at sea has no port. Times are the port's own. */
export const CruiseDaySchema = object({
  day: pipe(number(), integer(), minValue(1)),
  date: LocalDateSchema,
  port: nullable(string()),
  country: nullable(string()),
  location: nullable(PointSchema),
  arrival: nullable(ClockTimeSchema),
  departure: nullable(ClockTimeSchema),
});
export type CruiseDay = InferOutput<typeof CruiseDaySchema>;

/** A sailing, with the fields of the specification (C-03). Sold by phone only (C-01). */
export const CruiseSchema = object({
  /** Last part of its address, `/cruceros/{slug}`. */
  slug: pipe(string(), regex(/^[a-z0-9-]{1,80}$/)),
  title: string(),
  langcode: LocaleSchema,
  metatag: object({ title: string(), description: string() }),
  /** Address of a photograph of the ship; `null` where there is none. */
  shipImage: nullable(string()),
  /** The same as a picture of a page. */
  shipPicture: optional(nullable(PictureSchema)),
  /** What is sold, e.g. `7 noches · pensión completa`. */
  package: string(),
  nights: pipe(number(), integer(), minValue(1)),
  /** Names of the ports in order, the last one included. */
  portsRoute: array(string()),
  itinerary: array(CruiseDaySchema),
  /** The ship's way over the sea as [longitude, latitude]. */
  routemap: array(PointSchema),
  region: CruiseRegionSchema,
  vendor: string(),
  ship: string(),
  /** One to five. */
  rating: pipe(number(), minValue(1), maxValue(5)),
  priceInside: CabinPriceSchema,
  priceOceanview: CabinPriceSchema,
  priceBalcony: CabinPriceSchema,
  priceSuite: CabinPriceSchema,
  departingPort: string(),
  sailDate: LocalDateSchema,
  returnDate: LocalDateSchema,
  shipDetails: array(object({ name: string(), value: string() })),
  shipDescription: string(),
  voyageDescription: string(),
});
export type Cruise = InferOutput<typeof CruiseSchema>;

/** Reply of the cruise listing (B-21). */
export const CruiseListReplySchema = object({
  data: object({
    cruiseListing: object({
      total: number(),
      /** The source did not answer: these are the last cruises that it told. */
      stale: optional(boolean(), false),
      results: array(CruiseSchema),
    }),
  }),
});
