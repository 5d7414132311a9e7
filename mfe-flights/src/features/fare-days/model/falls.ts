import { minorUnitsPerMajor, type Money } from '@travesia/domain';

const SHARES = [0.05, 0.1, 0.2] as const;
const STEPS = [1, 2, 5, 10] as const;

/** The nearest amount that people say: 1, 2 or 5 of a power of ten, in whole units of its currency. */
function spoken(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  const nearest = STEPS.map((step) => step * power).toSorted(
    (one, other) => Math.abs(one - amount) - Math.abs(other - amount),
  );
  return nearest[0] ?? power;
}

/** By how much a price could fall for it to be worth a mail: about a twentieth, a tenth and a fifth of it. */
export function fallsOf({ amount, currency }: Money): Money[] {
  const perMajor = minorUnitsPerMajor(currency);
  const falls = SHARES.map((share) => spoken((amount * share) / perMajor) * perMajor);
  return [...new Set(falls)].map((fall) => ({ amount: fall, currency }));
}
