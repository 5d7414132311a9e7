import { getLocalTimeZone, isSameMonth, isToday, type CalendarDate } from '@internationalized/date';
import { use, useLayoutEffect, useRef } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { classes } from '../classes/index.ts';
import type { DayNote } from './calendar-types.ts';
import { useOwnPressStyle } from './use-own-press-style.ts';
import styles from './calendar.module.css';

export type CalendarMonthsProps = {
  locale: string;
  count: number;
  scrolls: boolean;
  noteOf: ((day: string) => DayNote | undefined) | undefined;
};

function Arrow({ path }: { path: string }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function Day({ date, noteOf }: { date: CalendarDate; noteOf: CalendarMonthsProps['noteOf'] }) {
  const note = noteOf?.(date.toString());
  return (
    <CalendarCell
      date={date}
      className={classes(styles.day, isToday(date, getLocalTimeZone()) && styles.today)}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          {note && (
            // Drawn by the sheet: the name of a day is its date, its price is said when it has focus.
            <span className={styles.note} data-tone={note.tone} data-text={note.text} />
          )}
        </>
      )}
    </CalendarCell>
  );
}

/** The grids of a calendar, with arrows where months are paged and without where they scroll. */
export function CalendarMonths({ locale, count, scrolls, noteOf }: CalendarMonthsProps) {
  useOwnPressStyle();
  const range = use(RangeCalendarStateContext);
  const single = use(CalendarStateContext);
  const state = range ?? single;
  const months = useRef<HTMLDivElement>(null);
  // Focus moves without scrolling where a finger opened the calendar: the month of the chosen day is brought up here.
  useLayoutEffect(() => {
    const month = months.current?.querySelector<HTMLElement>('[data-focused-month]');
    if (scrolls && months.current && month) months.current.scrollTop = month.offsetTop;
  }, [scrolls]);
  if (!state) return null;

  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const first = state.visibleRange.start;

  return (
    <>
      {!scrolls && (
        <div className={styles.bar}>
          <Button slot="previous" className={styles.page ?? ''}>
            <Arrow path="m11 4-5 5 5 5" />
          </Button>
          <Button slot="next" className={styles.page ?? ''}>
            <Arrow path="m7 4 5 5-5 5" />
          </Button>
        </div>
      )}
      <div ref={months} className={classes(styles.months, scrolls && styles.scroll, noteOf && styles.noted)}>
        {Array.from({ length: count }, (_, index) => {
          const month = first.add({ months: index });
          return (
            <section
              key={`${month.year}-${month.month}`}
              data-focused-month={isSameMonth(month, state.focusedDate) ? '' : undefined}
            >
              <p className={styles.month} aria-hidden="true">
                {monthName.format(Date.UTC(month.year, month.month - 1, 1))}
              </p>
              <CalendarGrid offset={{ months: index }} weekdayStyle="short" className={styles.grid ?? ''}>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(date) => <Day date={date} noteOf={noteOf} />}</CalendarGridBody>
              </CalendarGrid>
            </section>
          );
        })}
      </div>
    </>
  );
}
