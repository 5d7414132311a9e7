import { getLocalTimeZone, isSameMonth, isToday, type CalendarDate } from '@internationalized/date';
import { startTransition, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  Button,
  ButtonContext,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  RangeCalendarStateContext,
  useSlottedContext,
} from 'react-aria-components';
import { classes } from '../classes/index.ts';
import type { DayNote } from './calendar-types.ts';
import { useMonthsShown } from './use-months-shown.ts';
import { useOwnPressStyle } from './use-own-press-style.ts';
import styles from './calendar.module.css';

export type CalendarMonthsProps = {
  locale: string;
  count: number;
  scrolls: boolean;
  noteOf: ((day: string) => DayNote | undefined) | undefined;
  footOfMonth: ((month: string) => ReactNode) | undefined;
  onMonthsShown: ((months: readonly string[]) => void) | undefined;
};

const ARROWS = { previous: 'm11 4-5 5 5 5', next: 'm7 4 5 5-5 5' } as const;

/** To another month. The days take longer to render than a press may wait: whatever renders them is a transition. */
function Arrow({ to }: { to: keyof typeof ARROWS }) {
  const { onPress, onFocusChange, ...button } = useSlottedContext(ButtonContext, to) ?? {};
  return (
    <Button
      {...button}
      slot={null}
      className={styles.page ?? ''}
      onPress={(press) => startTransition(() => onPress?.(press))}
      onFocusChange={(hasFocus) => startTransition(() => onFocusChange?.(hasFocus))}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d={ARROWS[to]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Button>
  );
}

function Day({ date, noteOf }: { date: CalendarDate; noteOf: CalendarMonthsProps['noteOf'] }) {
  const note = noteOf?.(date.toString());
  return (
    <CalendarCell
      date={date}
      className={classes(
        styles.day,
        isToday(date, getLocalTimeZone()) && styles.today,
        note?.isAged && styles.aged,
      )}
      data-heat={note?.heat}
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
export function CalendarMonths(props: CalendarMonthsProps) {
  const { locale, count, scrolls, noteOf, footOfMonth, onMonthsShown } = props;
  useOwnPressStyle();
  const range = use(RangeCalendarStateContext);
  const single = use(CalendarStateContext);
  const state = range ?? single;
  const months = useRef<HTMLDivElement>(null);
  const first = state?.visibleRange.start;
  const shown = first
    ? Array.from({ length: count }, (_, index) => first.add({ months: index })).map((month) => ({
        month,
        key: month.toString().slice(0, 'YYYY-MM'.length),
      }))
    : [];
  useMonthsShown(
    months,
    shown.map(({ key }) => key),
    scrolls,
    onMonthsShown,
  );
  // Focus moves without scrolling where a finger opened the calendar: the month of the chosen day is brought up here.
  useLayoutEffect(() => {
    const month = months.current?.querySelector<HTMLElement>('[data-focused-month]');
    if (scrolls && months.current && month) months.current.scrollTop = month.offsetTop;
  }, [scrolls]);
  if (!state) return null;

  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      {!scrolls && (
        <div className={styles.bar}>
          <Arrow to="previous" />
          <Arrow to="next" />
        </div>
      )}
      <div ref={months} className={classes(styles.months, scrolls && styles.scroll, noteOf && styles.noted)}>
        {shown.map(({ month, key }, index) => (
          <section
            key={key}
            data-month={key}
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
            {footOfMonth?.(key)}
          </section>
        ))}
      </div>
    </>
  );
}
