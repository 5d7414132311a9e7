import type { MoneyBody } from '@travesia/contracts';
import { pricePerNight } from '@travesia/domain';

/** What of a rate has to be paid. */
export interface StayAmounts {
  readonly amountAfterTax: MoneyBody;
  readonly payAtProperty: MoneyBody | null;
  readonly payAtPropertyConverted: MoneyBody | null;
}

export interface StayCost {
  /** All of it: what we charge and what is paid at the property, by the day's rate. */
  readonly whole: MoneyBody;
  readonly night: MoneyBody;
  /** False where what is paid at the property cannot be converted, so that it is not in `whole`. */
  readonly isWhole: boolean;
}

export function stayCost(
  { amountAfterTax, payAtProperty, payAtPropertyConverted }: StayAmounts,
  nights: number,
): StayCost {
  const { amount, currency } = amountAfterTax;
  const whole = { amount: amount + (payAtPropertyConverted?.amount ?? 0), currency };
  return {
    whole,
    night: pricePerNight(whole, nights),
    isWhole: payAtProperty === null || payAtPropertyConverted !== null,
  };
}
