import { useMemo } from 'react';
import { ListLink } from '@travesia/booking-ui/list-address';
import type { Activity } from '@travesia/contracts';
import type { LocalDate } from '@travesia/domain';
import { formatLocalDate, useShownMoney, useText } from '@travesia/i18n';
import { Disclosure } from '@travesia/ui/disclosure';
import { pricesByDay, type ActivityTicks } from '../model/activity-facets.ts';
import { resultsTexts } from '../texts.ts';
import styles from './available-days.module.css';

export type AvailableDaysProps = {
  activity: Activity;
  /** The days of the search. */
  days: readonly LocalDate[];
  /** The price of a day is that of the times and languages which the filters name. */
  ticks: ActivityTicks;
  /** The page of the activity on that day. */
  addressOf: (day: LocalDate) => string;
};

/** On which days of the search it can be had, each with its price and the way to it. */
export function AvailableDays({ activity, days, ticks, addressOf }: AvailableDaysProps) {
  const { t, tag } = useText(resultsTexts);
  const money = useShownMoney();
  const prices = useMemo(() => pricesByDay(activity, ticks), [activity, ticks]);
  const count = days.filter((day) => prices.has(day)).length;
  // Of one day the price is in the list already.
  if (activity.availability.length === 0 || days.length === 1) return null;
  return (
    <Disclosure
      bare
      className={styles.disclosure ?? ''}
      title={t('days.title', { count, total: days.length })}
    >
      <ol role="list" className={styles.days} aria-label={t('days.label', { name: activity.name })}>
        {days.map((day) => {
          const price = prices.get(day);
          const date = formatLocalDate(day, tag, 'medium');
          return (
            <li key={day} className={styles.day}>
              {price ? (
                <ListLink to={addressOf(day)}>
                  {date} <strong>{money(price)}</strong>
                </ListLink>
              ) : (
                <span>
                  {date} <span>{t('days.none')}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
