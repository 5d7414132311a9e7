import {
  OfferReferenceSchema,
  PartnerTextSchema,
  setOrderEntries,
  type Selection,
} from '@travesia/contracts';
import * as v from 'valibot';
import { FLIGHT } from './product.ts';

/** The priced offer, as every set-order call with a flight names it. */
export const flightEntries = {
  flightOffer: OfferReferenceSchema,
  disId: v.optional(v.nullable(PartnerTextSchema)),
} as const;

/** POST /user/session/set/flight-order (B-24) */
export const SetFlightOrderSchema = v.object({ ...setOrderEntries, ...flightEntries });

/** `disId`: the partner's click, where it is known (B-24). */
export const flightSelection = (offerId: string, disId?: string | null): Selection => ({
  kind: FLIGHT.kind,
  body: { flightOffer: { id: offerId }, ...(disId && { disId }) },
});

/** The priced offer of a flight, alone or in a package; null where another product was chosen. */
export function offerIdOf(selection: Selection | null): string | null {
  const read = v.safeParse(v.object({ flightOffer: OfferReferenceSchema }), selection?.body);
  return read.success ? read.output.flightOffer.id : null;
}
