import type { MoneyBody } from '@travesia/contracts';
import { formatMoney } from '@travesia/domain';
import { usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { bookingTexts } from '../texts/booking-texts.ts';

export type PaidWhereProps = { total: MoneyBody; payAtProperty: MoneyBody | null | undefined };

/** Where the property takes a part of the price: what is paid now and what there, in one line. */
export function PaidWhere({ total, payAtProperty }: PaidWhereProps) {
  const { t } = useText(bookingTexts);
  const money = useShownMoney();
  const { numberLocale } = usePriceFormat();
  if (!payAtProperty) return null;
  // In the money that the property takes.
  const there = formatMoney(payAtProperty, numberLocale);
  return <p>{t('price.nowAndThere', { now: money(total), there })}</p>;
}
