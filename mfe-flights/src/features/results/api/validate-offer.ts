import type { ApiClient } from '@travesia/api-client';
import { ValidateReplySchema, type FlightOffer, type ValidateReply } from '@travesia/contracts';

/** POST /air/flight-offer/validate (F-31): the price for this visitor, from the supplier itself. */
export function validateOffer(api: ApiClient, offer: FlightOffer, metaName: string): Promise<ValidateReply> {
  return api.post('/air/flight-offer/validate', ValidateReplySchema, {
    body: { data: { type: 'flight-offers-pricing', flightOffers: [{ id: offer.id }], metaName } },
  });
}
