import { createElement } from 'react';
import { PhoneIcon, ShipIcon, TakeoffIcon } from '@travesia/ui/icon';
import type { PhoneDeal } from '@travesia/contracts';
import { formatMoney, PROMO_CALL_USD, PROMO_CRUISE_CALL_PCT, PROMO_DEPARTURE_PCT } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { usePlatform } from '@travesia/platform/react';
import { CallLink } from '../../../components/call-link.tsx';
import { cruiseTexts } from '../../../texts.ts';
import { dealsOn } from '../model/deals-of.ts';
import styles from './phone-deals.module.css';

const SIGNS = { call: PhoneIcon, departures: TakeoffIcon, cruises: ShipIcon } as const;

export type PhoneDealsProps = {
  /** Only deals of this kind, for a page about it. */
  only?: PhoneDeal['kind'];
};

/** What costs less by phone, with the visitor's own number, terms and last day (C-07, C-08). */
export function PhoneDeals({ only }: PhoneDealsProps) {
  const { t, locale } = useText(cruiseTexts);
  const { today, numberLocale } = useRemotePage();
  const { market } = usePlatform();
  const deals = dealsOn(today, market.phoneDeals ?? []).filter(
    ({ kind }) => only === undefined || kind === only,
  );
  if (deals.length === 0) return null;

  const day = (date: string) => formatLocalDate(date, locale, 'dated');
  const nameOf = ({ kind, departuresFrom, endsOn }: PhoneDeal) => {
    if (kind === 'call') {
      const amount = formatMoney({ amount: PROMO_CALL_USD * 100, currency: 'USD' }, numberLocale);
      return t('deals.call', { amount });
    }
    if (kind === 'cruises') return t('deals.cruises', { share: PROMO_CRUISE_CALL_PCT });
    return t('deals.departures', { share: PROMO_DEPARTURE_PCT, date: day(departuresFrom ?? endsOn) });
  };

  return (
    <section className={styles.deals} aria-label={t('deals.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('deals.title')}</h2>
        <p className={styles.hours}>{t('deals.hours')}</p>
      </div>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.kind} className={styles.deal}>
            {createElement(SIGNS[deal.kind], { className: styles.sign, 'aria-hidden': true })}
            <div className={styles.words}>
              <p className={styles.name}>{nameOf(deal)}</p>
              <p className={styles.terms}>
                {t(`deals.terms.${deal.kind}`)} {t('deals.until', { date: day(deal.endsOn) })}
              </p>
            </div>
            <CallLink className={styles.number} />
          </li>
        ))}
      </ul>
    </section>
  );
}
