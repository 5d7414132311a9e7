import { summaryStyles } from '@travesia/booking-ui/summary';
import type { FlightOffer, MoneyBody } from '@travesia/contracts';
import { useMoney, useText } from '@travesia/i18n';
import { summaryTexts } from '../texts.ts';

/** What may be changed or given back, and at which price. */
export function FareConditionsBlock({ offer }: { offer: FlightOffer }) {
  const { t } = useText(summaryTexts);
  const money = useMoney();
  const { refundable, refundPenalty, changeable, changePenalty } = offer.conditions;
  const priced = (
    penalty: MoneyBody | null,
    free: 'rules.refundFree' | 'rules.changeFree',
    paid: 'rules.refundPaid' | 'rules.changePaid',
  ) => (penalty && penalty.amount > 0 ? t(paid, { penalty: money(penalty) }) : t(free));

  return (
    <section className={summaryStyles.rules}>
      <h2>{t('rules.title')}</h2>
      <ul>
        <li>
          {refundable
            ? priced(refundPenalty, 'rules.refundFree', 'rules.refundPaid')
            : t('rules.notRefundable')}
        </li>
        <li>
          {changeable
            ? priced(changePenalty, 'rules.changeFree', 'rules.changePaid')
            : t('rules.notChangeable')}
        </li>
      </ul>
    </section>
  );
}
