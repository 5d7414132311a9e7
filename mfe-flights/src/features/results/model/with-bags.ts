import type { BagTotalsReply, FlightOffer } from '@travesia/contracts';
import { decimalsOf, majorUnits } from '@travesia/domain';

/** What one checked bag for everybody adds to an offer, in minor units; null where the airline does not say. */
export type BagTotals = ReadonlyMap<string, number | null>;

export function bagTotalsOf({ data }: BagTotalsReply): BagTotals {
  return new Map(Object.entries(data));
}

/** The offers at their prices with the bag; one whose bag has no known price keeps its own. */
export function withBags(offers: readonly FlightOffer[], totals: BagTotals): readonly FlightOffer[] {
  return offers.map((offer) => {
    const bag = totals.get(offer.id) ?? 0;
    if (bag === 0) return offer;
    const { intTotal, currency } = offer.price;
    const total = { amount: intTotal.amount + bag, currency: intTotal.currency };
    return {
      ...offer,
      price: { currency, total: majorUnits(total).toFixed(decimalsOf(currency)), intTotal: total },
    };
  });
}
