import type { Locale, PriceLine } from '@travesia/contracts';
import { fareLines, journeyWord, type JourneyType } from '@travesia/domain';
import { feeLines, type ChosenBag, type ChosenSeat, type OrderExtras } from '../../booking/index.ts';
import type { FlightOrder } from './flight-order.ts';
import { wordsOf } from './words.ts';

function bagLabel(type: JourneyType, locale: Locale): string {
  const { key, number } = journeyWord(type);
  return wordsOf(locale)(`bag.${key}`, { number });
}

/** Bags of one journey at one price stand in one line, whoever they belong to. */
export function bagLines(
  bags: readonly Pick<ChosenBag, 'journeyType' | 'unit' | 'quantity'>[],
  locale: Locale,
): PriceLine[] {
  const groups = new Map<string, PriceLine>();
  for (const bag of bags) {
    const key = `${bag.journeyType}:${bag.unit.amount}`;
    const quantity = (groups.get(key)?.quantity ?? 0) + bag.quantity;
    groups.set(key, {
      code: 'baggage',
      label: bagLabel(bag.journeyType, locale),
      quantity,
      unit: bag.unit,
      total: { amount: bag.unit.amount * quantity, currency: bag.unit.currency },
    });
  }
  return [...groups.values()];
}

/** A line each: a seat has its own price and place. */
export const seatLines = (
  seats: readonly Pick<ChosenSeat, 'designator' | 'flight' | 'travellerId' | 'unit'>[],
  locale: Locale,
): PriceLine[] =>
  seats.map(({ designator, flight, travellerId, unit }) => ({
    code: 'service',
    label: wordsOf(locale)('seat', { designator, flight }),
    travellerId,
    quantity: 1,
    unit,
    total: unit,
  }));

export interface PricedFlight extends OrderExtras {
  readonly order: FlightOrder;
}

/** Fare break-up of a flight: base and taxes per traveller type, baggage, seats, fees (S-41, S-42). */
export function flightPriceLines({ order, bags, seats, fees }: PricedFlight, locale: Locale): PriceLine[] {
  const words = wordsOf(locale);
  const fares = fareLines(order.offer.travelerPricings).map((line): PriceLine => {
    const traveller = words(`traveller.${line.travellerType}`);
    return {
      ...line,
      label: line.code === 'base' ? words('fare', { traveller }) : words('taxes', { traveller }),
    };
  });
  return [
    ...fares,
    ...bagLines(bags, locale),
    ...seatLines(seats, locale),
    ...feeLines(fees, order.offer.travelerPricings.length, locale),
  ];
}
