import { lazy, Suspense, useMemo } from 'react';
import { detailStyles } from '@travesia/booking-ui/detail';
import { Skeleton } from '@travesia/ui/skeleton';
import type { ActivityReply } from '@travesia/contracts';
import { convertMoney, majorUnits, roundHalfUp, type LocalDate, type Money } from '@travesia/domain';
import { useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { lowestAmount } from '../model/options-of-day.ts';
import { detailTexts } from '../texts.ts';
import styles from './detail.module.css';

const DayCalendar = lazy(async () => {
  const { DayCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type DaysCalendarProps = {
  calendar: ActivityReply['data']['calendar'];
  value: LocalDate;
  onValueChange: (date: LocalDate) => void;
};

/** The days with their lowest price; days without one cannot be chosen (T-06). */
export function DaysCalendar({ calendar, value, onValueChange }: DaysCalendarProps) {
  const { t, locale } = useText(detailTexts);
  const money = useShownMoney();
  const { currency, rates, numberLocale, weekLocale } = useRemotePage();
  const prices = useMemo(
    () => new Map(calendar.map(({ date, amountFrom }) => [date, amountFrom])),
    [calendar],
  );
  const lowest = lowestAmount(calendar);
  const [first, last] = [calendar[0]?.date, calendar.at(-1)?.date];
  const short = useMemo(
    () => new Intl.NumberFormat(numberLocale, { notation: 'compact', maximumFractionDigits: 1 }),
    [numberLocale],
  );
  /** Whole units and no sign: a cell of the calendar is narrow, the line above says the currency. */
  const inCell = (price: Money) => {
    const shown = (rates && convertMoney(price, currency, rates)) ?? price;
    const whole = roundHalfUp(majorUnits(shown));
    return whole < 10_000 ? String(whole) : short.format(whole);
  };
  if (!first || !last) return null;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const shownCurrency = rates
    ? currency
    : (calendar.find((day) => day.amountFrom)?.amountFrom?.currency ?? '');

  return (
    <div className={styles.calendar}>
      <p className={detailStyles.soft}>{t('days.hint', { currency: shownCurrency })}</p>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DayCalendar
          locale={locale}
          weekLocale={weekLocale}
          label={t('days.title')}
          min={first}
          max={last}
          paged
          months={isOneMonth ? 1 : 2}
          value={value}
          onValueChange={onValueChange}
          isUnavailable={(day) => !prices.get(day)}
          noteOf={(day) => {
            const price = prices.get(day);
            return price
              ? {
                  text: inCell(price),
                  spoken: t('days.spoken', { price: money(price) }),
                  ...(price.amount === lowest && { tone: 'low' as const }),
                }
              : undefined;
          }}
        />
      </Suspense>
    </div>
  );
}
