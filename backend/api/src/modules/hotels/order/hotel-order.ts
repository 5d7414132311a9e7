import type { OrderView } from '@travesia/contracts';
import type { OrderableOrder } from '../../booking/index.ts';
import type { PricedStay } from '../priced-stay.ts';

/** The priced stay as it was when the order was set: prices and terms are read from here only (B-06). */
export type HotelOrder = Omit<PricedStay, 'id' | 'expiresAtMs'>;

export function orderableStay({ id, expiresAtMs, ...order }: PricedStay): OrderableOrder<HotelOrder> {
  return { orderId: id, order, expiresAtMs };
}

/** One adult for each room gives a name (H-13). */
export function leadGuests({ stay }: HotelOrder): OrderView['travellers'] {
  return stay.rooms.map((_room, place) => ({
    id: `guest-${place + 1}`,
    type: 'ADULT',
    associatedAdultId: null,
  }));
}

/** Whether all of it comes back when it is given up soon. */
export function isFreeToCancel({ rate }: HotelOrder): boolean {
  const [first] = rate.timeline;
  return first !== undefined && first.refund.amount >= rate.total.amount;
}
