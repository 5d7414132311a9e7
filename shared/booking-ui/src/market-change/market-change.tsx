import { useState } from 'react';
import { useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';

export type MarketChangeProps = { market: string; currency: string };

/** Country or currency were changed in the middle of a checkout: what follows from it, and that the charge does not. */
export function MarketChange({ market, currency }: MarketChangeProps) {
  const { t } = useText(bookingTexts);
  const [begun] = useState({ market, currency });
  const changed = begun.market !== market ? 'market' : begun.currency !== currency ? 'currency' : null;
  return changed && <Notice announce="polite">{t(`marketChange.${changed}`)}</Notice>;
}
