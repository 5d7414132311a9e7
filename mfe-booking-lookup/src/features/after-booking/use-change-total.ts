import type { MoneyBody } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { openedTexts } from '../../opened-texts.ts';

/** What a change costs, gives back, or neither, in words. */
export function useChangeTotal(): (total: MoneyBody) => string {
  const { t } = useText(openedTexts);
  const money = useMoney();
  return (total) => {
    if (total.amount === 0) return t('after.changing.nothing');
    return total.amount > 0
      ? t('after.changing.toPay', { amount: money(total) })
      : t('after.changing.toReturn', { amount: money({ ...total, amount: -total.amount }) });
  };
}
