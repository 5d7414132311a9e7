import type { MarginRule } from '@travesia/contracts';
import { marginReturned, priceWithMargin, type Money } from '@travesia/domain';
import type { FoundHotel, HotelWithRooms, StayPrice, StayRate } from './ports.ts';

const plus = (money: Money, amount: number): Money => ({ ...money, amount: money.amount + amount });

/** A supplier's rate at our price: what comes back until when includes the same share of our margin (W-14). */
export function soldRate(rate: StayRate, rule: MarginRule | null): StayRate {
  const total = priceWithMargin(rate.total, rule);
  const margin = total.amount - rate.total.amount;
  if (margin === 0) return rate;
  return {
    ...rate,
    total,
    beforeTax: rate.beforeTax && plus(rate.beforeTax, margin),
    timeline: rate.timeline.map(({ before, refund }) => ({
      before,
      refund: plus(refund, marginReturned(margin, { given: refund.amount, cost: rate.total.amount })),
    })),
    cost: { total: rate.total, timeline: rate.timeline },
  };
}

export const soldHotel = (found: HotelWithRooms, rule: MarginRule | null): HotelWithRooms => ({
  ...found,
  rooms: found.rooms.map((room) => ({ ...room, rates: room.rates.map((rate) => soldRate(rate, rule)) })),
});

function soldPrice(price: StayPrice | null, rule: MarginRule | null): StayPrice | null {
  if (!price) return null;
  const total = priceWithMargin(price.total, rule);
  const beforeTax = price.beforeTax && plus(price.beforeTax, total.amount - price.total.amount);
  return { ...price, total, beforeTax };
}

export const soldFromList = (found: FoundHotel, rule: MarginRule | null): FoundHotel => ({
  ...found,
  price: soldPrice(found.price, rule),
  freePrice: soldPrice(found.freePrice, rule),
});

/** What the supplier takes of it, and gives back. */
export const costOf = ({ cost, total, timeline }: StayRate): NonNullable<StayRate['cost']> =>
  cost ?? { total, timeline };
