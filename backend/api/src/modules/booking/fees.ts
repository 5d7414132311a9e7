import { CHARGE_CURRENCY, minorUnitsPerMajor, roundHalfUp, type Money } from '@travesia/domain';

/** Fees a market's configuration turned on, per passenger in major units of USD (S-42). */
export interface MarketFees {
  readonly atol?: number | undefined;
  readonly safi?: number | undefined;
}

export interface FeeLine {
  readonly code: 'fee_atol' | 'fee_safi';
  readonly quantity: number;
  readonly unit: Money;
  readonly total: Money;
}

export function feeLines(fees: MarketFees, passengerCount: number): FeeLine[] {
  const line = (code: FeeLine['code'], major: number | undefined): FeeLine[] => {
    if (!major) return [];
    const amount = roundHalfUp(major * minorUnitsPerMajor(CHARGE_CURRENCY));
    return [
      {
        code,
        quantity: passengerCount,
        unit: { amount, currency: CHARGE_CURRENCY },
        total: { amount: amount * passengerCount, currency: CHARGE_CURRENCY },
      },
    ];
  };
  return [...line('fee_atol', fees.atol), ...line('fee_safi', fees.safi)];
}
