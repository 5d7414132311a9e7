import { parseDate, type DateValue } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { Calendar as AriaCalendar, I18nProvider } from 'react-aria-components';
import { classes } from '../classes/index.ts';
import { CalendarMonths } from './calendar-months.tsx';
import type { CalendarCommonProps } from './calendar-types.ts';
import { firstDayOfWeek } from './first-day-of-week.ts';
import { monthsBetween } from './months-between.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';
import styles from './calendar.module.css';

export type DayCalendarProps = CalendarCommonProps & {
  /** Stands below the months: the age of the prices, a key. */
  foot?: ReactNode;
  value: string | null;
  onValueChange: (day: string) => void;
};

/** One day. Heavy: import it when it opens. */
export function DayCalendar({
  locale,
  weekLocale,
  label,
  min,
  max,
  months = 2,
  paged = false,
  isUnavailable,
  noteOf,
  footOfMonth,
  onMonthsShown,
  foot,
  value,
  onValueChange,
  autoFocus = false,
}: DayCalendarProps) {
  const isNarrow = useNarrowScreen();
  const scrolls = isNarrow && !paged;
  const count = scrolls ? monthsBetween(min, max) : isNarrow ? 1 : months;
  const [focused, setFocused] = useState<DateValue>(() => parseDate(value ?? min));

  return (
    <I18nProvider locale={locale}>
      <AriaCalendar
        aria-label={label}
        autoFocus={autoFocus}
        className={classes(styles.calendar, styles.single)}
        firstDayOfWeek={firstDayOfWeek(weekLocale)}
        visibleDuration={{ months: count }}
        pageBehavior="single"
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        {...(isUnavailable && { isDateUnavailable: (day: DateValue) => isUnavailable(day.toString()) })}
        value={value === null ? null : parseDate(value)}
        onChange={(day) => onValueChange(day.toString())}
        focusedValue={focused}
        onFocusChange={setFocused}
      >
        <CalendarMonths
          locale={locale}
          count={count}
          scrolls={scrolls}
          noteOf={noteOf}
          footOfMonth={footOfMonth}
          onMonthsShown={onMonthsShown}
        />
        {noteOf && (
          <p className={styles.spoken} aria-live="polite">
            {noteOf(focused.toString())?.spoken()}
          </p>
        )}
        {foot}
      </AriaCalendar>
    </I18nProvider>
  );
}
