import type { PaxAmount } from '@travesia/contracts';
import type { Pax } from '@travesia/domain';
import type { SupplierBand, SupplierDay } from './ports.ts';

export function bandOf(bands: readonly SupplierBand[], { age }: Pax): SupplierBand | undefined {
  return bands.find((band) => age >= band.ageFrom && age <= band.ageTo);
}

/**
 * What each age band pays, dearest first. Empty where one price is for the group, and where the supplier's bands do
 * not add up to its total: the total is what counts.
 */
export function paxAmounts({ bands, total }: SupplierDay, paxes: readonly Pax[]): PaxAmount[] {
  const amounts = bands.flatMap((band): PaxAmount[] => {
    const count = paxes.filter((pax) => bandOf(bands, pax) === band).length;
    const { type, ageFrom, ageTo, amount } = band;
    if (count === 0) return [];
    return [
      {
        type,
        ageFrom,
        ageTo,
        count,
        unit: amount,
        total: { amount: amount.amount * count, currency: amount.currency },
      },
    ];
  });
  const sum = amounts.reduce((so, each) => so + each.total.amount, 0);
  const people = amounts.reduce((so, each) => so + each.count, 0);
  return sum === total.amount && people === paxes.length ? amounts : [];
}
