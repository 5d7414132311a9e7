import type { OrderView } from '@travesia/contracts';
import { dateOf, firstNight, isLateArrival, type LocalDateTime } from '@travesia/domain';
import { formatLocalDate, formatLocalTime, useText } from '@travesia/i18n';
import { Notice } from '@travesia/ui/notice';
import { lateArrivalOf } from './late-arrival-of.ts';
import { lateArrivalTexts } from './texts.ts';
import styles from './late-arrival.module.css';

export type LateArrivalNoticeProps = {
  departsAt: LocalDateTime;
  landsAt: LocalDateTime;
  /** What the chosen property says of its reception; null while none is chosen. */
  house: readonly string[] | null;
};

/** Shown where a flight lands when a reception may be closed: the time, the property's own words, what to do. */
export function LateArrivalNotice({ departsAt, landsAt, house }: LateArrivalNoticeProps) {
  const { t, tag } = useText(lateArrivalTexts);
  if (!isLateArrival(landsAt)) return null;
  const night = firstNight({ departsAt, landsAt });
  return (
    <Notice
      tone="attention"
      title={t('title', { time: formatLocalTime(landsAt, tag) })}
      className={styles.notice ?? ''}
    >
      {night < dateOf(landsAt) && <p>{t('nightBefore', { date: formatLocalDate(night, tag) })}</p>}
      {house?.map((text) => (
        <p key={text}>{t('house', { text })}</p>
      ))}
      {house?.length === 0 && <p>{t('unknown')}</p>}
      {house === null && <p>{t('anyHouse')}</p>}
      <p>{t('advice')}</p>
    </Notice>
  );
}

/** The same for an order, as the server tells it. */
export function OrderLateArrival({ view }: { view: OrderView }) {
  const late = lateArrivalOf(view);
  return late && <LateArrivalNotice {...late} />;
}
