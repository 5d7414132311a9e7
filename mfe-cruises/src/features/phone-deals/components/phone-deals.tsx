import { PhoneIcon } from '@travesia/ui/icon';
import type { PhoneDeal } from '@travesia/contracts';
import { formatMoney, PROMO_CALL_USD, PROMO_CRUISE_CALL_PCT, PROMO_DEPARTURE_PCT } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { usePlatform } from '@travesia/platform/react';
import { CallLink } from '../../../components/call-link.tsx';
import { cruiseTexts } from '../../../texts.ts';
import { dealsOn } from '../model/deals-of.ts';
import styles from './phone-deals.module.css';

export type PhoneDealsProps = {
  /** Only deals of this kind, for a page about it. */
  only?: PhoneDeal['kind'];
};

/** The board of what costs less by phone: the visitor's own number as its key, terms and last days (C-07, C-08). */
export function PhoneDeals({ only }: PhoneDealsProps) {
  const { t, tag } = useText(cruiseTexts);
  const { today, numberLocale, contactNumber } = useRemotePage();
  const { market } = usePlatform();
  const deals = dealsOn(today, market.phoneDeals ?? []).filter(
    ({ kind }) => only === undefined || kind === only,
  );
  if (deals.length === 0) return null;

  const day = (date: string) => formatLocalDate(date, tag, 'dated');
  const figureOf = (kind: PhoneDeal['kind']) => {
    if (kind === 'call') return formatMoney({ amount: PROMO_CALL_USD * 100, currency: 'USD' }, numberLocale);
    return t('deals.share', { share: kind === 'cruises' ? PROMO_CRUISE_CALL_PCT : PROMO_DEPARTURE_PCT });
  };

  return (
    <section className={styles.board} aria-label={t('deals.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('deals.title')}</h2>
        <CallLink className={styles.key}>
          <PhoneIcon />
          {contactNumber}
        </CallLink>
        <p className={styles.hours}>{t('deals.hours')}</p>
      </div>
      <ul className={styles.list}>
        {deals.map(({ kind, departuresFrom, endsOn }) => (
          <li key={kind} className={styles.deal}>
            <p className={styles.figure}>
              {kind === 'departures' && <small>{t('deals.upTo')} </small>}
              {figureOf(kind)}
            </p>
            <div>
              <p className={styles.name}>{t(`deals.${kind}`, { date: day(departuresFrom ?? endsOn) })}</p>
              <p className={styles.terms}>{t(`deals.terms.${kind}`)}</p>
            </div>
            <p className={styles.until}>{t('deals.until', { date: day(endsOn) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
