import { sumMoney, type Money } from '../money/money.ts';
import type { TravellerType } from '../travellers/traveller-types.ts';

/** One line of the fare break-up (S-41). `unit` times `quantity` is `total`, but for what rounding leaves of a party's price. */
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
 * Base and taxes (total minus base) of each traveller type (S-41). Suppliers price the party: the
 * remainder of an uneven split stays in the line of the type, so no traveller's line is a cent dearer than another's.
 */
export function fareLines(travellers: readonly PricedTraveller[]): FareLine[] {
  const types = [...new Set(travellers.map(({ type }) => type))];
  return types.flatMap((travellerType) => {
    const prices = travellers.filter(({ type }) => type === travellerType).map(({ price }) => price);
    const line = (code: FareLine['code'], amounts: readonly number[], currency: string): FareLine => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const quantity = amounts.length;
      const unit = Math.round(total / quantity);
      return {
        code,
        travellerType,
        quantity,
        unit: { amount: unit, currency },
        total: { amount: total, currency },
      };
    };
    const currency = prices[0]?.intTotal.currency ?? '';
    return [
      line(
        'base',
        prices.map(({ intBase }) => intBase.amount),
        currency,
      ),
      line(
        'taxes',
        prices.map(({ intBase, intTotal }) => intTotal.amount - intBase.amount),
        currency,
      ),
    ];
  });
}

/** What a list of price lines costs together. */
export function totalOfLines(lines: readonly { readonly total: Money }[], currency: string): Money {
  return sumMoney(
    lines.map((line) => line.total),
    currency,
  );
}
