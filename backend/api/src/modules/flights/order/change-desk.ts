import type { TravellerType } from '@travesia/domain';
import { orUnknown, type ChangeDesk, type OfferedChange, type StoredOrder } from '../../booking/index.ts';
import type { FlightChange, FlightSupplier } from '../ports.ts';
import { shareAmount } from '../price-shares.ts';
import { FLIGHT_CHANGE_KIND, type FlightChangeOrder } from './change-kind.ts';
import { changedOrder } from './changed-flight.ts';
import type { FlightOrder } from './flight-order.ts';

/** Other flights in place of those that were booked, as the airline offers them (M-05). */
export function createChangeDesk(supplier: FlightSupplier): ChangeDesk<FlightOrder> {
  return {
    kind: FLIGHT_CHANGE_KIND,
    isAllowed: ({ offer }) => offer.conditions.changeable,
    offers: orUnknown(async ({ supplierRef, order, journey, date }) => {
      const found = await supplier.offerChanges({ supplierOrderId: supplierRef, journey, date });
      if (found.state === 'refused') return found;
      return { state: 'offered', offers: found.offers.map((change) => offered(order, change)) };
    }),
    choose: orUnknown(async ({ supplierRef, order, offerRef }) => {
      const chosen = await supplier.chooseChange({ supplierOrderId: supplierRef, offerRef });
      return chosen.state === 'chosen' ? { state: 'chosen', change: offered(order, chosen.change) } : chosen;
    }),
    orderOf({ changeRef, order, total, settled, penalty }) {
      const stored: FlightChangeOrder = { changeRef, after: order, total, settled, penalty };
      return stored as unknown as StoredOrder;
    },
  };
}

function offered(order: FlightOrder, change: FlightChange): OfferedChange<FlightOrder> {
  const { changeRef, journey, total, settled, penalty, expiresAt } = change;
  const pricings = order.offer.travelerPricings;
  const types: TravellerType[] = pricings.map(({ type }) => type);
  const totals = shareAmount(total.amount, types);
  const penalties = shareAmount(penalty.amount, types);
  return {
    changeRef,
    journey,
    order: changedOrder(order, change),
    total,
    settled,
    penalty,
    travellers: pricings.map(({ travelerId: id }, index) => ({
      id,
      total: { ...total, amount: totals[index] ?? 0 },
      penalty: { ...penalty, amount: penalties[index] ?? 0 },
    })),
    expiresAtMs: Date.parse(expiresAt),
  };
}
