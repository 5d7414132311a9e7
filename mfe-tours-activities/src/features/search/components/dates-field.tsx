import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { useHydrated, useRemotePage } from '@travesia/page';
import { CalendarIcon } from '@travesia/ui/icon';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { Skeleton } from '@travesia/ui/skeleton';
import { TextField } from '@travesia/ui/text-field';
import { addDays, BOOKING_HORIZON_DAYS, daysBetween, type LocalDate } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import styles from './dates-field.module.css';

// The calendar is the heaviest widget of the site: it arrives when it is opened.
const RangeCalendar = lazy(async () => {
  const { RangeCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type DatesFieldProps = {
  id: string;
  from: LocalDate;
  to: LocalDate;
  onDatesChange: (dates: { from: LocalDate; to: LocalDate }) => void;
  error: string | undefined;
  className?: string | undefined;
};

/** First and last day: native date fields in the server's HTML, a calendar once there is code. */
export function DatesField({ id, from, to, onDatesChange, error, className }: DatesFieldProps) {
  const { t, locale } = useText(searchTexts);
  const { today } = useRemotePage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const max = addDays(today, BOOKING_HORIZON_DAYS);

  if (!isHydrated) {
    const common = { type: 'date', min: today, max } as const;
    return (
      <div className={`${styles.native} ${className ?? ''}`} data-native-dates="">
        <TextField
          {...common}
          id={id}
          name={SEARCH_PARAMETERS.from}
          label={t('dates.from')}
          defaultValue={from}
        />
        <TextField
          {...common}
          id={`${id}-end`}
          name={SEARCH_PARAMETERS.to}
          label={t('dates.to')}
          defaultValue={to}
        />
      </div>
    );
  }

  const days = daysBetween(from, to) + 1;
  const short = (date: LocalDate) => formatLocalDate(date, locale, 'medium');
  return (
    <div className={className}>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('dates.calendar')}
        trigger={(trigger) => (
          <PickerButton
            {...trigger}
            id={id}
            label={t('dates.label')}
            icon={<CalendarIcon aria-hidden="true" />}
            error={error}
          >
            {`${short(from)} – ${short(to)}`}
          </PickerButton>
        )}
      >
        <Suspense
          fallback={
            <div className={styles.skeleton} role="status" aria-label={t('dates.loading')}>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="picture" />
            </div>
          }
        >
          <RangeCalendar
            locale={locale}
            label={t('dates.calendar')}
            min={today}
            max={max}
            value={{ from, to }}
            onValueChange={(dates) => {
              onDatesChange(dates);
              done.current?.focus();
            }}
          />
        </Suspense>
        <div className={styles.foot}>
          <span>{days > 0 && t('dates.days', { count: days })}</span>
          <Button ref={done} look="quiet" onClick={() => setIsOpen(false)}>
            {t('dates.done')}
          </Button>
        </div>
      </Popover>
      <input type="hidden" name={SEARCH_PARAMETERS.from} value={from} />
      <input type="hidden" name={SEARCH_PARAMETERS.to} value={to} />
    </div>
  );
}
