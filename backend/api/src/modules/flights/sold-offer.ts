import type { FlightOffer, MarginRule, TravelerPricing } from '@travesia/contracts';
import { marginReturned, priceWithMargin, type Money } from '@travesia/domain';
import { decimalText, shareAmount } from './price-shares.ts';

const plus = (money: Money, amount: number): Money => ({ ...money, amount: money.amount + amount });

function soldPricing(pricing: TravelerPricing, share: number): TravelerPricing {
  const intBase = plus(pricing.price.intBase, share);
  const intTotal = plus(pricing.price.intTotal, share);
  const price = {
    ...pricing.price,
    base: decimalText(intBase),
    total: decimalText(intTotal),
    intBase,
    intTotal,
  };
  return { ...pricing, price };
}

/** Dearer by that amount, or cheaper where it is below nothing: in the fares of its travellers. */
export function withDifference(offer: FlightOffer, difference: number): FlightOffer {
  const intTotal = plus(offer.price.intTotal, difference);
  const shares = shareAmount(
    difference,
    offer.travelerPricings.map(({ type }) => type),
  );
  return {
    ...offer,
    price: { ...offer.price, total: decimalText(intTotal), intTotal },
    travelerPricings: offer.travelerPricings.map((pricing, index) =>
      soldPricing(pricing, shares[index] ?? 0),
    ),
  };
}

/**
 * A supplier's offer at our price. The margin is in the fares of its travellers, never a line of its own; the penalty
 * of giving it back is what our conditions make of the supplier's (W-14).
 */
export function soldOffer(offer: FlightOffer, rule: MarginRule | null): FlightOffer {
  const cost = offer.price.intTotal;
  const intTotal = priceWithMargin(cost, rule);
  const margin = intTotal.amount - cost.amount;
  if (margin === 0) return offer;
  const penalty = offer.conditions.refundPenalty;
  const given = penalty?.currency === cost.currency ? Math.max(0, cost.amount - penalty.amount) : cost.amount;
  return {
    ...withDifference(offer, margin),
    conditions: {
      ...offer.conditions,
      refundPenalty: penalty && plus(penalty, margin - marginReturned(margin, { given, cost: cost.amount })),
    },
  };
}
