import { nullable, object, optional, string, type InferOutput } from 'valibot';
import { OfferReferenceSchema } from '../flights/validate.ts';
import { SetHotelOrderSchema } from '../hotels/order.ts';
import { IdSchema } from '../values.ts';

/** POST /user/session/set/package-order (B-25): a validated flight offer and a validated rate. */
export const SetPackageOrderSchema = object({
  ...SetHotelOrderSchema.entries,
  flightOffer: OfferReferenceSchema,
  flightOfferId: optional(nullable(IdSchema)),
  disId: optional(nullable(string())),
});
export type SetPackageOrder = InferOutput<typeof SetPackageOrderSchema>;

export const SetPackageOrderReplySchema = object({
  data: object({ id: string(), bookingId: string(), baggageUrl: string() }),
});
