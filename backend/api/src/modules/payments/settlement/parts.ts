import type { Booking, OrderPart, StoredOrder } from '../../booking/index.ts';
import type { SettlementContext } from './context.ts';

/** The orders that a booking consists of, in the order in which they are placed (K-07). */
export function partsOf(context: SettlementContext, booking: Booking): readonly OrderPart<StoredOrder>[] {
  return booking.order ? context.kinds.of(booking.kind).partsOf(booking.order) : [];
}

export function partNamed(
  context: SettlementContext,
  booking: Booking,
  name: string,
): OrderPart<StoredOrder> | undefined {
  return partsOf(context, booking).find((part) => part.name === name);
}
