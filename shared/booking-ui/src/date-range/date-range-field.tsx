import { Suspense, useState, type ReactNode } from 'react';
import { CalendarIcon } from '@travesia/ui/icon';
import { classes } from '@travesia/ui/classes';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { Skeleton } from '@travesia/ui/skeleton';
import { TextField } from '@travesia/ui/text-field';
import { useHydrated, useRemotePage } from '@travesia/page';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { formatLocalDate } from '@travesia/i18n';
import styles from './date-range.module.css';

export type DateRange = { from: LocalDate; to: LocalDate };

export type DateRangeFieldProps = {
  id: string;
  from: LocalDate;
  /** null where there is one day only. */
  to: LocalDate | null;
  /** Names of the two days in the form. */
  names: Readonly<Record<keyof DateRange, string>>;
  words: {
    label: string;
    /** Of the two days, where they are fields of their own. */
    from: string;
    to: string;
    calendar: string;
    loading: string;
  };
  /** What the field opens, which may still be on its way. */
  calendar: (close: () => void) => ReactNode;
  error: string | undefined;
  className?: string | undefined;
};

/** One or two days: native date fields in the server's HTML, a button that opens a calendar once there is code. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { id, from, to, names, words, calendar, error, className } = props;
  const { today, numberLocale } = useRemotePage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);

  if (!isHydrated) {
    const common = { type: 'date', min: today, max: addDays(today, BOOKING_HORIZON_DAYS) } as const;
    return (
      <div className={classes(to && styles.native, className)} data-native-dates="">
        <TextField {...common} id={id} name={names.from} label={words.from} defaultValue={from} />
        {to && <TextField {...common} id={`${id}-end`} name={names.to} label={words.to} defaultValue={to} />}
      </div>
    );
  }

  const short = (date: LocalDate) => formatLocalDate(date, numberLocale, 'medium');
  return (
    <div className={className}>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={words.calendar}
        trigger={(trigger) => (
          <PickerButton {...trigger} id={id} label={words.label} icon={<CalendarIcon />} error={error}>
            {short(from) + (to ? ` – ${short(to)}` : '')}
          </PickerButton>
        )}
      >
        <Suspense
          fallback={
            <div className={styles.skeleton} role="status" aria-label={words.loading}>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="picture" />
            </div>
          }
        >
          {calendar(() => setIsOpen(false))}
        </Suspense>
      </Popover>
      <input type="hidden" name={names.from} value={from} />
      {to && <input type="hidden" name={names.to} value={to} />}
    </div>
  );
}
