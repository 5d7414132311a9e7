import type { MoneyBody } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { bookingTexts } from '../texts/booking-texts.ts';

export type PriceChangeProps = {
  previous: MoneyBody;
  current: MoneyBody;
  onAccept: () => void;
  onRefuse: () => void;
  /** "Refuse and choose another …". */
  refuse: string;
};

/** A new total needs consent before anything is paid (S-46). */
export function PriceChange(props: PriceChangeProps) {
  const { previous, current, onAccept, onRefuse, refuse } = props;
  const { t } = useText(bookingTexts);
  const money = useMoney();
  return (
    <Notice
      tone="attention"
      announce="assertive"
      title={t('price.changedTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onAccept}>
            {t('price.accept', { price: money(current) })}
          </Button>
          <Button variant="quiet" onClick={onRefuse}>
            {refuse}
          </Button>
        </>
      }
    >
      {t('price.changed', { old: money(previous), new: money(current) })}
    </Notice>
  );
}
