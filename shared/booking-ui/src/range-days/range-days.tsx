import type { ReactNode } from 'react';
import { addDays, BOOKING_HORIZON_DAYS } from '@travesia/domain';
import { useRemotePage } from '@travesia/page';
import { RangeCalendar, type DayRange, type RangeCalendarProps } from '@travesia/ui/calendar';
import { DatesFoot } from './dates-foot.tsx';

export type RangeDaysProps = DayRange &
  Pick<RangeCalendarProps, 'noteOf' | 'footOfMonth' | 'onMonthsShown' | 'onFirstDayChange'> & {
    onRangeChange: (range: DayRange) => void;
    words: {
      calendar: string;
      done: string;
      /** Asks for the second day once the first one is chosen: "Now choose the return". */
      chooseSecond: string;
      /** How long it is, beneath the calendar. */
      length: string;
    };
    onDone: () => void;
    /** Below the months. */
    children?: ReactNode;
  };

/** The calendar of two days. Heavy: import it when it opens. */
export function RangeDays({ from, to, onRangeChange, words, onDone, children, ...notes }: RangeDaysProps) {
  const { today, numberLocale, weekLocale } = useRemotePage();
  return (
    <RangeCalendar
      {...notes}
      locale={numberLocale}
      weekLocale={weekLocale}
      label={words.calendar}
      min={today}
      max={addDays(today, BOOKING_HORIZON_DAYS)}
      value={{ from, to }}
      autoFocus
      onValueChange={onRangeChange}
      foot={(isHalfChosen) => (
        <>
          {children}
          <DatesFoot
            words={isHalfChosen ? words.chooseSecond : words.length}
            doneLabel={words.done}
            isWaiting={isHalfChosen}
            onDone={onDone}
          />
        </>
      )}
    />
  );
}
