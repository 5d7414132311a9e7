import { lazy, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { useHydrated, useRemotePage } from '@travesia/page';
import { TextField } from '@travesia/ui/text-field';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { formatLocalDate } from '@travesia/i18n';
import { CalendarPopover } from './calendar-popover.tsx';
import styles from './date-range.module.css';

// The calendar is the heaviest widget of the site: it arrives when it is opened.
const RangeCalendar = lazy(async () => {
  const { RangeCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type DateRange = { from: LocalDate; to: LocalDate };

export type DateRangeFieldProps = {
  id: string;
  from: LocalDate;
  to: LocalDate;
  onRangeChange: (range: DateRange) => void;
  /** Names of the two days in the form. */
  names: Readonly<Record<keyof DateRange, string>>;
  words: {
    label: string;
    /** Of the two days, where they are fields of their own. */
    from: string;
    to: string;
    calendar: string;
    loading: string;
    done: string;
    /** Asks for the second day once the first one is chosen: "Now choose the return". */
    chooseSecond: string;
    /** How long it is, beneath the calendar. */
    length: string;
  };
  error: string | undefined;
  className?: string | undefined;
};

/** Two days: native date fields in the server's HTML, a calendar once there is code. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, from, to, onRangeChange, names, words, error, className } = props;
  const { today, locale, weekLocale } = useRemotePage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const max = addDays(today, BOOKING_HORIZON_DAYS);

  if (!isHydrated) {
    const common = { type: 'date', min: today, max } as const;
    return (
      <div className={`${styles.native} ${className ?? ''}`} data-native-dates="">
        <TextField {...common} id={id} name={names.from} label={words.from} defaultValue={from} />
        <TextField {...common} id={`${id}-end`} name={names.to} label={words.to} defaultValue={to} />
      </div>
    );
  }

  const short = (date: LocalDate) => formatLocalDate(date, locale, 'medium');
  return (
    <div className={className}>
      <CalendarPopover
        id={id}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        words={words}
        chosen={`${short(from)} – ${short(to)}`}
        error={error}
      >
        <RangeCalendar
          locale={locale}
          weekLocale={weekLocale}
          label={words.calendar}
          min={today}
          max={max}
          value={{ from, to }}
          autoFocus
          onValueChange={onRangeChange}
          foot={(isHalfChosen) => (
            <div className={styles.foot}>
              <span role="status">{isHalfChosen ? words.chooseSecond : words.length}</span>
              <Button
                variant="quiet"
                // Not `disabled`: a press on a disabled button takes the focus out of the calendar.
                aria-disabled={isHalfChosen || undefined}
                onClick={() => {
                  if (!isHalfChosen) setIsOpen(false);
                }}
              >
                {words.done}
              </Button>
            </div>
          )}
        />
      </CalendarPopover>
      <input type="hidden" name={names.from} value={from} />
      <input type="hidden" name={names.to} value={to} />
    </div>
  );
}
