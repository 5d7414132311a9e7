import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@travesia/ui/button';
import { CalendarIcon } from '@travesia/ui/icon';
import { Popover } from '@travesia/ui/popover';
import { Skeleton } from '@travesia/ui/skeleton';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useHydrated, useRemotePage } from '@travesia/page';
import { ROUND_TRIP, type TripType } from '../model/flight-search.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { NativeDates } from './native-dates.tsx';
import { PickerButton } from '@travesia/ui/picker-button';
import styles from './dates-field.module.css';

// The calendar is the heaviest widget of the site: it arrives when it is opened.
const RangeCalendar = lazy(async () => {
  const { RangeCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});
const DayCalendar = lazy(async () => {
  const { DayCalendar: Calendar } = await import('@travesia/ui/calendar');
  return { default: Calendar };
});

export type DatesFieldProps = {
  id: string;
  tripType: TripType;
  departureDate: LocalDate;
  returnDate: LocalDate;
  onDatesChange: (dates: { departureDate: LocalDate; returnDate: LocalDate }) => void;
  error: string | undefined;
};

/** Days of departure and return: native date fields in the server's HTML, a calendar once there is code. */
export function DatesField({
  id,
  tripType,
  departureDate,
  returnDate,
  onDatesChange,
  error,
}: DatesFieldProps) {
  const { t, locale } = useText(searchTexts);
  const { today } = useRemotePage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const isRoundTrip = tripType === ROUND_TRIP;
  const max = addDays(today, BOOKING_HORIZON_DAYS);

  if (!isHydrated) {
    return (
      <NativeDates
        id={id}
        isRoundTrip={isRoundTrip}
        departureDate={departureDate}
        returnDate={returnDate}
        min={today}
        max={max}
      />
    );
  }

  const short = (date: LocalDate) => formatLocalDate(date, locale, 'medium');

  return (
    <div>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t(isRoundTrip ? 'dates.calendar' : 'dates.calendarOne')}
        trigger={(trigger) => (
          <PickerButton
            {...trigger}
            id={id}
            label={t('dates.label')}
            icon={<CalendarIcon aria-hidden="true" />}
            error={error}
          >
            {isRoundTrip ? `${short(departureDate)} – ${short(returnDate)}` : short(departureDate)}
          </PickerButton>
        )}
      >
        <Suspense fallback={<CalendarSkeleton label={t('dates.loading')} />}>
          {isRoundTrip ? (
            <RangeCalendar
              locale={locale}
              label={t('dates.calendar')}
              min={today}
              max={max}
              value={{ from: departureDate, to: returnDate }}
              onValueChange={({ from, to }) => {
                onDatesChange({ departureDate: from, returnDate: to });
                done.current?.focus();
              }}
            />
          ) : (
            <DayCalendar
              locale={locale}
              label={t('dates.calendarOne')}
              min={today}
              max={max}
              value={departureDate}
              onValueChange={(day) => {
                onDatesChange({ departureDate: day, returnDate: returnDate < day ? day : returnDate });
                setIsOpen(false);
              }}
            />
          )}
        </Suspense>
        <div className={styles.foot}>
          <Button ref={done} look="quiet" onClick={() => setIsOpen(false)}>
            {t('dates.done')}
          </Button>
        </div>
      </Popover>
      <input type="hidden" name={SEARCH_PARAMETERS.departure} value={departureDate} />
      {isRoundTrip && <input type="hidden" name={SEARCH_PARAMETERS.return} value={returnDate} />}
    </div>
  );
}

function CalendarSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="picture" />
    </div>
  );
}
