import * as v from 'valibot';
import { PriceLineSchema } from '../booking/order-view.ts';
import { SeatMapSchema } from '../flights/seat-map.ts';
import { BagOptionSchema } from '../flights/validate.ts';
import { MoneySchema } from '../values.ts';
import { BookingAccessSchema } from './after-booking.ts';

/** Bags and seats that can be added to a booking (M-06). */
export const ServiceOffersSchema = v.object({
  bags: v.array(BagOptionSchema),
  seatMaps: v.array(SeatMapSchema),
});
export type ServiceOffers = v.InferOutput<typeof ServiceOffersSchema>;
export const ServiceOffersReplySchema = v.object({ data: ServiceOffersSchema });

const ServiceIdSchema = v.pipe(v.string(), v.maxLength(100, 'too_long'));

/** More than anybody adds at once, and few enough to be asked for. */
const MOST_AT_ONCE = 100;

export const ServicesQuoteRequestSchema = v.object({
  ...BookingAccessSchema.entries,
  services: v.pipe(
    v.array(
      v.object({
        serviceId: ServiceIdSchema,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9, 'too_many_bags')),
      }),
    ),
    v.maxLength(MOST_AT_ONCE, 'too_long'),
  ),
  /** The total that the page shows. */
  shown: MoneySchema,
});
export type WantedServices = v.InferOutput<typeof ServicesQuoteRequestSchema>['services'];

/** What they cost now; nothing has happened yet. */
export const ServicesQuoteSchema = v.object({
  changeId: v.string(),
  priceLines: v.array(PriceLineSchema),
  total: MoneySchema,
  /** The total that was shown before, where it is another one now (S-46). */
  previous: v.nullable(MoneySchema),
  expiresAt: v.string(),
});
export type ServicesQuote = v.InferOutput<typeof ServicesQuoteSchema>;
export const ServicesQuoteReplySchema = v.object({ data: ServicesQuoteSchema });
