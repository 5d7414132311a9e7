import { lazy, Suspense, useMemo } from 'react';
import { useCellPrice } from '@travesia/booking-ui/cell-price';
import { detailStyles } from '@travesia/booking-ui/detail';
import { Button } from '@travesia/ui/button';
import { Skeleton } from '@travesia/ui/skeleton';
import type { ActivityReply } from '@travesia/contracts';
import type { ActivityDates, LocalDate } from '@travesia/domain';
import { formatDateRange, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { windowsAround } from '../model/calendar-window.ts';
import { lowestAmount } from '../model/options-of-day.ts';
import { detailTexts } from '../texts.ts';
import styles from './detail.module.css';

const DayCalendar = lazy(async () => {
  const { DayCalendar: Calendar } = await import('@travesia/booking-ui/range-days');
  return { default: Calendar };
});

export type DaysCalendarProps = {
  calendar: ActivityReply['data']['calendar'];
  value: LocalDate;
  onValueChange: (date: LocalDate) => void;
  /** Asks for the prices of other days. */
  onWiden: (dates: ActivityDates) => void;
};

/** The days with their lowest price; days without one cannot be chosen, and those around can be asked for (T-06). */
export function DaysCalendar({ calendar, value, onValueChange, onWiden }: DaysCalendarProps) {
  const { t, tag } = useText(detailTexts);
  const money = useShownMoney();
  const { currency, rates, weekLocale, today } = useRemotePage();
  const inCell = useCellPrice();
  const prices = useMemo(
    () => new Map(calendar.map(({ date, amountFrom }) => [date, amountFrom])),
    [calendar],
  );
  const lowest = lowestAmount(calendar);
  const [first, last] = [calendar[0]?.date, calendar.at(-1)?.date];
  if (!first || !last) return null;
  const { earlier, later } = windowsAround({ from: first, to: last }, today);
  const shownCurrency = rates
    ? currency
    : (calendar.find((day) => day.amountFrom)?.amountFrom?.currency ?? '');

  return (
    <div className={styles.calendar}>
      <p className={detailStyles.soft}>{t('days.hint', { currency: shownCurrency })}</p>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DayCalendar
          locale={tag}
          weekLocale={weekLocale}
          label={t('days.title')}
          min={first}
          max={last}
          paged
          months={1}
          value={value}
          onValueChange={onValueChange}
          isUnavailable={(day) => !prices.get(day)}
          noteOf={(day) => {
            const price = prices.get(day);
            return price
              ? {
                  text: inCell(price),
                  spoken: () => t('days.spoken', { price: money(price) }),
                  ...(price.amount === lowest && { tone: 'low' as const }),
                }
              : undefined;
          }}
        />
      </Suspense>
      <p className={detailStyles.soft}>
        {t('days.why', { dates: formatDateRange(first, last, tag) })}
        {earlier && (
          <>
            {' '}
            <Button variant="link" onClick={() => onWiden(earlier)}>
              {t('days.earlier')}
            </Button>
          </>
        )}
        {later && (
          <>
            {earlier ? ' · ' : ' '}
            <Button variant="link" onClick={() => onWiden(later)}>
              {t('days.later')}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
