import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { PriceLineSchema } from '../booking/order-view.ts';
import { SeatMapSchema } from '../flights/seat-map.ts';
import { BagOptionSchema } from '../flights/validate.ts';
import { MoneySchema } from '../values.ts';
import { BookingAccessSchema } from './after-booking.ts';

/** Bags and seats that can be added to a booking (M-06). */
export const ServiceOffersSchema = object({
  bags: array(BagOptionSchema),
  seatMaps: array(SeatMapSchema),
});
export type ServiceOffers = InferOutput<typeof ServiceOffersSchema>;
export const ServiceOffersReplySchema = object({ data: ServiceOffersSchema });

const ServiceIdSchema = pipe(string(), maxLength(100, 'too_long'));

/** More than anybody adds at once, and few enough to be asked for. */
const MOST_AT_ONCE = 100;

export const ServicesQuoteRequestSchema = object({
  ...BookingAccessSchema.entries,
  services: pipe(
    array(
      object({
        serviceId: ServiceIdSchema,
        quantity: pipe(number(), integer(), minValue(1), maxValue(9, 'too_many_bags')),
      }),
    ),
    maxLength(MOST_AT_ONCE, 'too_long'),
  ),
  /** The total that the page shows. */
  shown: MoneySchema,
});
export type WantedServices = InferOutput<typeof ServicesQuoteRequestSchema>['services'];

/** What they cost now; nothing has happened yet. */
export const ServicesQuoteSchema = object({
  changeId: string(),
  priceLines: array(PriceLineSchema),
  total: MoneySchema,
  /** The total that was shown before, where it is another one now (S-46). */
  previous: nullable(MoneySchema),
  expiresAt: string(),
});
export type ServicesQuote = InferOutput<typeof ServicesQuoteSchema>;
export const ServicesQuoteReplySchema = object({ data: ServicesQuoteSchema });
