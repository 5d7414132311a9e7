import { parseDate, type DateValue } from '@internationalized/date';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { I18nProvider, RangeCalendar as AriaRangeCalendar } from 'react-aria-components';
import { classes } from '../classes/index.ts';
import { CalendarMonths } from './calendar-months.tsx';
import type { CalendarCommonProps } from './calendar-types.ts';
import { firstDayOfWeek } from './first-day-of-week.ts';
import { monthsBetween } from './months-between.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';
import styles from './calendar.module.css';

export type DayRange = { from: string; to: string };

export type RangeCalendarProps = CalendarCommonProps & {
  /**
   * Stands below the months, and is told whether the first day is chosen and the second one is not. A press
   * anywhere outside the calendar drops the first day, so the button that ends the choice belongs in here.
   */
  foot?: (isHalfChosen: boolean) => ReactNode;
  value: DayRange | null;
  onValueChange: (range: DayRange) => void;
  /** The first day once it is chosen; null again with the second one, or when the choice is dropped. */
  onFirstDayChange?: (first: string | null) => void;
};

/** The library shows the half choice only to what it renders. */
function FirstDayReport({
  first,
  onChange,
}: {
  first: string | null;
  onChange: (first: string | null) => void;
}) {
  const report = useEffectEvent(onChange);
  useEffect(() => report(first), [first]);
  return null;
}

/** Two days of one stay or journey. Heavy: import it when it opens. */
export function RangeCalendar({
  locale,
  weekLocale,
  label,
  min,
  max,
  months = 2,
  isUnavailable,
  noteOf,
  footOfMonth,
  onMonthsShown,
  foot,
  value,
  onValueChange,
  onFirstDayChange,
  autoFocus = false,
}: RangeCalendarProps) {
  const scrolls = useNarrowScreen();
  const count = scrolls ? monthsBetween(min, max) : months;
  const [focused, setFocused] = useState<DateValue>(() => parseDate(value?.from ?? min));

  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        aria-label={label}
        autoFocus={autoFocus}
        className={classes(styles.calendar)}
        firstDayOfWeek={firstDayOfWeek(weekLocale)}
        visibleDuration={{ months: count }}
        pageBehavior="single"
        // By default the library completes a half choice with the day that has focus: the same day twice.
        commitBehavior="reset"
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        {...(isUnavailable && { isDateUnavailable: (day: DateValue) => isUnavailable(day.toString()) })}
        value={value && { start: parseDate(value.from), end: parseDate(value.to) }}
        onChange={(range) => {
          if (range) onValueChange({ from: range.start.toString(), to: range.end.toString() });
        }}
        focusedValue={focused}
        onFocusChange={setFocused}
      >
        {({ state }) => {
          const first = state.anchorDate?.toString() ?? null;
          const day = focused.toString();
          // The second press leaves the focus on the last day: what it chose is the range, whose note is its first day's.
          const spokenDay = first === null && value && day === value.to ? value.from : day;
          return (
            <>
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
                  {noteOf(spokenDay)?.spoken()}
                </p>
              )}
              {onFirstDayChange && <FirstDayReport first={first} onChange={onFirstDayChange} />}
              {foot?.(first !== null)}
            </>
          );
        }}
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
