import type { PricedOffer } from '../flights/index.ts';
import type { OrderableOffer } from './saves.ts';

/** A priced offer of the flights module as the order of a booking. */
export function orderableOffer(priced: PricedOffer): OrderableOffer {
  return {
    orderId: priced.id,
    expiresAtMs: priced.expiresAtMs,
    order: {
      offer: priced.offer,
      dictionaries: priced.dictionaries,
      fareRules: priced.fareRules,
      bags: priced.bags,
      supplier: priced.supplierSnapshot,
      passportRequired: priced.passportRequired,
    },
  };
}
