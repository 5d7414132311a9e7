import { lazy, useState } from 'react';
import { useHydrated, useRemotePage } from '@travesia/page';
import { TextField } from '@travesia/ui/text-field';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { formatLocalDate } from '@travesia/i18n';
import { CalendarPopover } from './calendar-popover.tsx';

const DayCalendar = lazy(async () => {
  const { DayCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type DayFieldProps = {
  id: string;
  day: LocalDate;
  onDayChange: (day: LocalDate) => void;
  name: string;
  words: { label: string; day: string; calendar: string; loading: string; done: string };
  error: string | undefined;
};

/** One day: a native date field in the server's HTML, a calendar once there is code. */
export function DayField({ id, day, onDayChange, name, words, error }: DayFieldProps) {
  const { today, locale, weekLocale } = useRemotePage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const max = addDays(today, BOOKING_HORIZON_DAYS);

  if (!isHydrated) {
    return (
      <div data-native-dates="">
        <TextField
          id={id}
          type="date"
          name={name}
          label={words.day}
          defaultValue={day}
          min={today}
          max={max}
        />
      </div>
    );
  }
  return (
    <div>
      <CalendarPopover
        id={id}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        words={words}
        chosen={formatLocalDate(day, locale, 'medium')}
        doneLabel={words.done}
        error={error}
      >
        <DayCalendar
          locale={locale}
          weekLocale={weekLocale}
          label={words.calendar}
          min={today}
          max={max}
          value={day}
          autoFocus
          onValueChange={(chosen) => {
            onDayChange(chosen);
            setIsOpen(false);
          }}
        />
      </CalendarPopover>
      <input type="hidden" name={name} value={day} />
    </div>
  );
}
