import type { Locale, PriceLine } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { CHARGE_CURRENCY, minorUnitsPerMajor, roundHalfUp } from '@travesia/domain';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/fees.json';

/** Fees a market's configuration turned on, per passenger in major units of USD (S-42). */
export interface MarketFees {
  readonly atol?: number | undefined;
  readonly safi?: number | undefined;
}

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/fees.json'));

/** The lines of a market's fees; none where it has none. */
export function feeLines(fees: MarketFees, passengerCount: number, locale: Locale): PriceLine[] {
  const line = (code: 'fee_atol' | 'fee_safi', major: number | undefined): PriceLine[] => {
    if (!major) return [];
    const amount = roundHalfUp(major * minorUnitsPerMajor(CHARGE_CURRENCY));
    return [
      {
        code,
        label: wordsOf(locale)(code),
        quantity: passengerCount,
        unit: { amount, currency: CHARGE_CURRENCY },
        total: { amount: amount * passengerCount, currency: CHARGE_CURRENCY },
      },
    ];
  };
  return [...line('fee_atol', fees.atol), ...line('fee_safi', fees.safi)];
}
