import type { Locale, PriceLine } from '@travesia/contracts';
import { CHARGE_CURRENCY, minorUnitsPerMajor, roundHalfUp } from '@travesia/domain';

/** Fees a market's configuration turned on, per passenger in major units of USD (S-42). */
export interface MarketFees {
  readonly atol?: number | undefined;
  readonly safi?: number | undefined;
}

const LABELS = {
  es: { fee_atol: 'Tasa ATOL', fee_safi: 'Tasa SAFI' },
  en: { fee_atol: 'ATOL fee', fee_safi: 'SAFI fee' },
} as const;

/** The lines of a market's fees; none where it has none. */
export function feeLines(fees: MarketFees, passengerCount: number, locale: Locale): PriceLine[] {
  const line = (code: 'fee_atol' | 'fee_safi', major: number | undefined): PriceLine[] => {
    if (!major) return [];
    const amount = roundHalfUp(major * minorUnitsPerMajor(CHARGE_CURRENCY));
    return [
      {
        code,
        label: LABELS[locale][code],
        quantity: passengerCount,
        unit: { amount, currency: CHARGE_CURRENCY },
        total: { amount: amount * passengerCount, currency: CHARGE_CURRENCY },
      },
    ];
  };
  return [...line('fee_atol', fees.atol), ...line('fee_safi', fees.safi)];
}
