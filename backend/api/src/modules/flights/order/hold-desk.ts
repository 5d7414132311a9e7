import { chargedFor } from '../../../settled.ts';
import { orUnknown, NO_EXTRAS, type HoldDesk, type HoldTerms, type OrderDesk } from '../../booking/index.ts';
import type { FlightSupplier, SupplierOrder } from '../ports.ts';
import { withDifference } from '../sold-offer.ts';
import { flightCost, placed, placedBy, settledCost } from './flight-desk.ts';
import type { FlightOrder } from './flight-order.ts';

const atOf = (instant: string | null | undefined): number | null => (instant ? Date.parse(instant) : null);

/** Of the offer, or of the order that holds it. */
function termsOf({ supplier }: FlightOrder): HoldTerms | null {
  const payUntilMs = atOf(supplier.ticketingDeadline);
  if (supplier.instantTicketingRequired || payUntilMs === null) return null;
  return { payUntilMs, priceUntilMs: atOf(supplier.priceGuaranteedUntil) };
}

/** The same order with the ends and at the price that the airline has for it now: what became dearer is passed on as it is. */
function asHeld(order: FlightOrder, held: SupplierOrder): FlightOrder {
  const { supplier, offer } = order;
  const before = flightCost(order, NO_EXTRAS);
  const known = settledCost(order, NO_EXTRAS);
  const settled = known && { ...known, ...held.total };
  const cost = settled ? chargedFor(settled) : held.total;
  if (cost.currency !== before.currency)
    throw new RangeError('an order is priced in the currency of its offer');
  const ticketingDeadline = held.ticketingDeadline ?? supplier.ticketingDeadline;
  const priceGuaranteedUntil = held.awaitsPayment?.priceGuaranteedUntil ?? null;
  const difference = cost.amount - before.amount;
  const isSame =
    difference === 0 &&
    atOf(ticketingDeadline) === atOf(supplier.ticketingDeadline) &&
    atOf(priceGuaranteedUntil) === atOf(supplier.priceGuaranteedUntil);
  if (isSame) return order;
  const ends = { ...supplier, ticketingDeadline, priceGuaranteedUntil };
  if (difference === 0) return { ...order, supplier: ends };
  return {
    ...order,
    offer: withDifference(offer, difference),
    supplier: { ...ends, cost, ...(settled && { settled }) },
  };
}

/** Flights that an airline keeps unpaid. */
export function createHoldDesk(
  supplier: FlightSupplier,
  desk: Pick<OrderDesk<FlightOrder>, 'cancel'>,
): HoldDesk<FlightOrder> {
  return {
    supplier: supplier.name,
    termsOf,
    place: placedBy(supplier.holdOrder),
    look: orUnknown(async (supplierRef, order) => {
      const found = await supplier.getOrder(supplierRef);
      if (!found || found.isCancelled) return { state: 'ended' };
      if (!found.awaitsPayment) return { state: 'paid', ...placed(found) };
      const held = asHeld(order, found);
      const terms = termsOf(held);
      return terms ? { state: 'held', terms, order: held } : { state: 'unknown' };
    }),
    pay: orUnknown(async (supplierRef, order) => {
      const amount = settledCost(order, NO_EXTRAS) ?? flightCost(order, NO_EXTRAS);
      const { state } = await supplier.payOrder({ supplierOrderId: supplierRef, amount });
      return { state: state === 'gone' ? 'ended' : state };
    }),
    cancel: desk.cancel,
    async open() {
      const orders = await supplier.unpaidOrders();
      return orders
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ supplierOrderId, reference, createdAt }) => ({
          supplierRef: supplierOrderId,
          reference,
          createdAtMs: Date.parse(createdAt),
        }));
    },
  };
}
