import type { OrderView } from '@travesia/contracts';
import { clockAt } from '@travesia/domain';
import { formatClock, formatLocalDate, useText } from '@travesia/i18n';
import { checkoutTexts } from '../texts.ts';

/** A moment by the reader's own clock. */
export function useMoment(): (instant: string) => string {
  const { t, tag } = useText(checkoutTexts);
  return (instant) => {
    const atMs = Date.parse(instant);
    return t('hold.moment', {
      date: formatLocalDate(clockAt(atMs), tag),
      time: formatClock(atMs, tag),
    });
  };
}

export type HoldTermsProps = { hold: NonNullable<OrderView['hold']> };

/** What stays as it is while a trip is held, and what does not. */
export function HoldTerms({ hold: { payUntil, priceUntil } }: HoldTermsProps) {
  const { t } = useText(checkoutTexts);
  const momentOf = useMoment();
  const isWhole = priceUntil !== null && priceUntil >= payUntil;
  return (
    <ul>
      <li>{t('hold.places')}</li>
      <li>
        {priceUntil === null ? t('hold.priceFree') : t('hold.priceFixed', { time: momentOf(priceUntil) })}
        {priceUntil !== null && !isWhole && ` ${t('hold.priceLater')}`}
      </li>
      <li>{t('hold.notSeats')}</li>
      <li>{t('hold.unpaid')}</li>
    </ul>
  );
}
