import { decimalsOf, majorUnits, type Money, type TravellerType } from '@travesia/domain';

/** The supplier states one price for the party; these are the usual parts of an adult's fare. */
const WEIGHTS: Readonly<Record<TravellerType, number>> = { ADULT: 100, CHILD: 75, INFANT: 10 };

/** As offers state an amount besides its minor units. */
export function decimalText(money: Money): string {
  return majorUnits(money).toFixed(decimalsOf(money.currency));
}

/** The party's amount told per traveller, exact to the minor unit: what rounding leaves goes to the first. */
export function shareAmount(amount: number, types: readonly TravellerType[]): number[] {
  const all = types.reduce((sum, type) => sum + WEIGHTS[type], 0);
  const shares = types.map((type) => Math.floor((amount * WEIGHTS[type]) / all));
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}
