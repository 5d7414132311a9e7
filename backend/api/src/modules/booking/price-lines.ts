import type { PriceLine } from '@travesia/contracts';
import { CHARGE_CURRENCY, fareLines, totalOfLines, type Money } from '@travesia/domain';
import type { ChosenBag, FlightOrder, Locale } from './booking.ts';
import { feeLines, type MarketFees } from './fees.ts';
import { WORDS } from './words.ts';

/** Bags of one journey at one price stand in one line, whoever they belong to. */
function bagLines(bags: readonly ChosenBag[], locale: Locale): PriceLine[] {
  const groups = new Map<string, PriceLine>();
  for (const bag of bags) {
    const key = `${bag.journeyType}:${bag.unit.amount}`;
    const quantity = (groups.get(key)?.quantity ?? 0) + bag.quantity;
    groups.set(key, {
      code: 'baggage',
      label: WORDS[locale].bag[bag.journeyType],
      quantity,
      unit: bag.unit,
      total: { amount: bag.unit.amount * quantity, currency: bag.unit.currency },
    });
  }
  return [...groups.values()];
}

export interface PricedOrder {
  readonly order: FlightOrder;
  readonly bags: readonly ChosenBag[];
  readonly fees: MarketFees;
}

/** Fare break-up of an order: base and taxes per traveller type, baggage, fees (S-41, S-42). */
export function priceLines({ order, bags, fees }: PricedOrder, locale: Locale): PriceLine[] {
  const words = WORDS[locale];
  const fares = fareLines(order.offer.travelerPricings).map((line): PriceLine => {
    const traveller = words.traveller[line.travellerType];
    return { ...line, label: line.code === 'base' ? words.fare(traveller) : words.taxes(traveller) };
  });
  const fixed = feeLines(fees, order.offer.travelerPricings.length).map((line): PriceLine => ({
    ...line,
    label: words.line[line.code],
  }));
  return [...fares, ...bagLines(bags, locale), ...fixed];
}

/** What the card is charged: the sum of the lines, nothing else (S-41, B-06). */
export function orderTotal(priced: PricedOrder): Money {
  return totalOfLines(priceLines(priced, 'en'), CHARGE_CURRENCY);
}
