import type { PricedActivityRate, PriceLine } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { activityWords, bandWords } from '../../activities/index.ts';
import { priceLines } from '../model/price-lines.ts';
import { summaryTexts } from '../texts.ts';

/** The break-up of a rate in the visitor's words. */
export function usePriceLines(): (rate: PricedActivityRate) => PriceLine[] {
  const { t } = useText(summaryTexts);
  const words = useText(activityWords);
  return (rate) => priceLines(rate, { group: t('lines.group'), band: (band) => bandWords(band, words.t) });
}
