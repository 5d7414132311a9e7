import { multiplyMoney, sumMoney, type Money } from '../money/money.ts';
import type { TravellerType } from '../travellers/traveller-types.ts';

/** One line of the fare break-up (S-41): `unit` times `quantity` is `total`. */
export interface FareLine {
  readonly code: 'base' | 'taxes';
  readonly travellerType: TravellerType;
  readonly quantity: number;
  readonly unit: Money;
  readonly total: Money;
}

interface PricedTraveller {
  readonly type: TravellerType;
  readonly price: { readonly intBase: Money; readonly intTotal: Money };
}

/**
 * Base and taxes (total minus base) per traveller type times count (S-41).
 * Travellers of one type at different prices get lines of their own, so that the lines always add up.
 */
export function fareLines(travellers: readonly PricedTraveller[]): FareLine[] {
  const groups = new Map<string, { traveller: PricedTraveller; quantity: number }>();
  for (const traveller of travellers) {
    const key = [traveller.type, traveller.price.intBase.amount, traveller.price.intTotal.amount].join(':');
    const group = groups.get(key);
    if (group) group.quantity += 1;
    else groups.set(key, { traveller, quantity: 1 });
  }
  return [...groups.values()].flatMap(({ traveller, quantity }) => {
    const { intBase, intTotal } = traveller.price;
    const taxes: Money = { amount: intTotal.amount - intBase.amount, currency: intTotal.currency };
    return [
      {
        code: 'base',
        travellerType: traveller.type,
        quantity,
        unit: intBase,
        total: multiplyMoney(intBase, quantity),
      },
      {
        code: 'taxes',
        travellerType: traveller.type,
        quantity,
        unit: taxes,
        total: multiplyMoney(taxes, quantity),
      },
    ] satisfies FareLine[];
  });
}

/** What a list of price lines costs together. */
export function totalOfLines(lines: readonly { readonly total: Money }[], currency: string): Money {
  return sumMoney(
    lines.map((line) => line.total),
    currency,
  );
}
