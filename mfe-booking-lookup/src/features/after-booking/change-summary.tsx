import type { ChangeQuote } from '@travesia/contracts';
import { CarriedBags, OrderSections } from '@travesia/booking-ui/itinerary';
import { formatClock, useMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { DataList } from '@travesia/ui/data-list';
import { Notice } from '@travesia/ui/notice';
import { lookupTexts } from '../../texts.ts';
import styles from './after-booking.module.css';
import { useChangeTotal } from './use-change-total.ts';

/** The trip as it would be, and its price: penalty and difference, by traveller and in total. */
export function ChangeSummary({ quote, carriedBags }: { quote: ChangeQuote; carriedBags: number }) {
  const { t } = useText(lookupTexts);
  const { locale } = useRemotePage();
  const money = useMoney();
  const totalOf = useChangeTotal();
  const { total, penalty, difference, travellers, previous } = quote;
  const isBack = total.amount < 0;
  return (
    <>
      {previous && (
        <Notice tone="attention" announce="assertive">
          {t('after.changing.priceChanged', { old: totalOf(previous), new: totalOf(total) })}
        </Notice>
      )}
      <section>
        <h3>{t('after.changing.after')}</h3>
        <OrderSections sections={quote.sections} />
        <CarriedBags count={carriedBags} />
      </section>
      <DataList
        rows={[
          { key: 'penalty', term: t('after.changing.penalty'), value: money(penalty) },
          { key: 'difference', term: t('after.changing.difference'), value: money(difference) },
          ...(travellers.length > 1
            ? travellers.map((each, index) => ({
                key: `traveller-${index}`,
                term: t('after.changing.each', { name: each.name }),
                value: totalOf(each.total),
              }))
            : []),
          {
            key: 'total',
            term: t(isBack ? 'after.changing.totalBack' : 'after.changing.total'),
            value: money({ ...total, amount: Math.abs(total.amount) }),
            strong: true,
          },
        ]}
      />
      <p className={styles.soft}>
        {isBack && `${t('after.changing.card', { card: quote.paidWith })} `}
        {t('after.changing.until', { time: formatClock(Date.parse(quote.expiresAt), locale) })}
      </p>
    </>
  );
}
