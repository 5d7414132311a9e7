import type { RateCondition, RatePlan } from '@travesia/contracts';

const isSame = (one: RateCondition, other: RateCondition) =>
  one.title === other.title && one.text === other.text;

/** What every one of the rates asks for, in the order of the first. */
export function commonConditions(rates: readonly Pick<RatePlan, 'conditions'>[]): RateCondition[] {
  const [first] = rates;
  if (!first) return [];
  return first.conditions.filter((condition) =>
    rates.every(({ conditions }) => conditions.some((other) => isSame(condition, other))),
  );
}

/** What is left to tell where the others were told already. */
export function otherConditions(
  conditions: readonly RateCondition[],
  told: readonly RateCondition[],
): RateCondition[] {
  return conditions.filter((condition) => !told.some((other) => isSame(condition, other)));
}
