import type { OrderView } from '@travesia/contracts';
import { isChild } from '@travesia/domain';
import type { OrderableOrder } from '../../booking/index.ts';
import { refundStepsAfter } from '../cancellation.ts';
import { bandOf } from '../pax-amounts.ts';
import type { PricedActivity } from '../priced-activity.ts';

/** The checked rate as it was when the order was set: prices and terms are read from here only (B-06). */
export type ActivityOrder = Omit<PricedActivity, 'id' | 'expiresAtMs'>;

export function orderableActivity({
  id,
  expiresAtMs,
  ...order
}: PricedActivity): OrderableOrder<ActivityOrder> {
  return { orderId: id, order, expiresAtMs };
}

/** Everybody who comes along gives a name (T-06), in the order of the search. */
export function participants({ paxes, day }: ActivityOrder): OrderView['travellers'] {
  return paxes.map((pax, place) => {
    const band = bandOf(day.bands, pax);
    return {
      id: `participant-${place + 1}`,
      type: band?.type ?? (isChild(pax) ? 'CHILD' : 'ADULT'),
      associatedAdultId: null,
      ...(band && { ages: { from: band.ageFrom, to: band.ageTo } }),
    };
  });
}

/** Whether all of it comes back when it is given up soon. */
export function isFreeToCancel({ day, checkedAt }: ActivityOrder): boolean {
  return refundStepsAfter(day, checkedAt)[0]?.penalty.amount === 0;
}
