import { marginReturned, SUPPLIER_LOCALE, type Money } from '@travesia/domain';
import { priceOf, type BuyerFacts, type OrderExtras, type PartAmounts } from '../../booking/index.ts';
import { costWithAmendments, withAmendments } from './changed-flight.ts';
import { flightCost, settledCost } from './flight-desk.ts';
import type { FlightOrder } from './flight-order.ts';
import { flightPriceLines } from './price-lines.ts';

/** What a flight costs the traveller, and what of that is the airline's. */
export function flightAmounts(
  order: FlightOrder,
  extras: OrderExtras,
): PartAmounts & { readonly margin: number } {
  const paidFor = (fees: OrderExtras['fees']) =>
    withAmendments(order, priceOf(flightPriceLines({ order, ...extras, fees }, SUPPLIER_LOCALE)));
  const cost = costWithAmendments(order, flightCost(order, extras));
  return {
    price: paidFor(extras.fees),
    cost,
    // Of the fare (W-14) and of bags, also those that were added later (F-38): fees alone stay with us.
    margin: paidFor({}).amount - cost.amount,
    settled: settledCost(order, extras),
  };
}

export interface RefundTerms {
  readonly airlineKeeps: Money | null;
  readonly weKeep: Money;
}

/** Who keeps what of a refund by the conditions of the fare, as a cancellation calculates it; null where it has none. */
export function refundTerms(
  order: FlightOrder,
  { bags, seats, fees }: Pick<BuyerFacts, 'bags' | 'seats' | 'fees'>,
): RefundTerms | null {
  const { conditions } = order.offer;
  if (!conditions.refundable) return null;
  const known = bags.filter(({ additionalServicesId: id }) =>
    order.supplier.bags?.some((bag) => bag.additionalServicesId === id),
  );
  const { price, cost, margin } = flightAmounts(order, { bags: known, seats, fees });
  const { refundPenalty: airlineKeeps = conditions.refundPenalty } = order.supplier;
  const penalty = airlineKeeps?.currency === cost.currency ? airlineKeeps.amount : 0;
  const given = Math.max(0, cost.amount - penalty);
  const kept = price.amount - given - marginReturned(margin, { given, cost: cost.amount });
  const weKeep = Math.max(0, kept - (cost.amount - given));
  return { airlineKeeps, weKeep: { ...price, amount: weKeep } };
}
