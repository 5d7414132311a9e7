import { lazy, Suspense, useState } from 'react';
import { DateRangeField } from '@travesia/booking-ui/date-range';
import { CalendarIcon } from '@travesia/ui/icon';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { Skeleton } from '@travesia/ui/skeleton';
import { TextField } from '@travesia/ui/text-field';
import { addDays, BOOKING_HORIZON_DAYS, type LocalDate } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useHydrated, useRemotePage } from '@travesia/page';
import { ROUND_TRIP, type TripType } from '../model/flight-search.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import styles from './dates-field.module.css';

// The calendar is the heaviest widget of the site: it arrives when it is opened.
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

/** Days of departure and return, or of departure alone. */
export function DatesField({ tripType, ...props }: DatesFieldProps) {
  return tripType === ROUND_TRIP ? <RoundTripDates {...props} /> : <DepartureDate {...props} />;
}

type DatesProps = Omit<DatesFieldProps, 'tripType'>;

function RoundTripDates({ id, departureDate, returnDate, onDatesChange, error }: DatesProps) {
  const { t } = useText(searchTexts);
  return (
    <DateRangeField
      id={id}
      from={departureDate}
      to={returnDate}
      onRangeChange={({ from, to }) => onDatesChange({ departureDate: from, returnDate: to })}
      names={{ from: SEARCH_PARAMETERS.departure, to: SEARCH_PARAMETERS.return }}
      words={{
        label: t('dates.label'),
        from: t('dates.departure'),
        to: t('dates.return'),
        calendar: t('dates.calendar'),
        loading: t('dates.loading'),
        done: t('dates.done'),
        chooseSecond: t('dates.chooseSecond'),
        length: '',
      }}
      error={error}
    />
  );
}

/** A native date field in the server's HTML, a calendar once there is code. */
function DepartureDate({ id, departureDate, returnDate, onDatesChange, error }: DatesProps) {
  const { t, locale } = useText(searchTexts);
  const { today, weekLocale } = useRemotePage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const max = addDays(today, BOOKING_HORIZON_DAYS);

  if (!isHydrated) {
    return (
      <div data-native-dates="">
        <TextField
          id={id}
          type="date"
          name={SEARCH_PARAMETERS.departure}
          label={t('dates.departure')}
          defaultValue={departureDate}
          min={today}
          max={max}
        />
      </div>
    );
  }
  return (
    <div>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('dates.calendarOne')}
        doneLabel={t('dates.done')}
        trigger={(trigger) => (
          <PickerButton
            {...trigger}
            id={id}
            label={t('dates.label')}
            icon={<CalendarIcon aria-hidden="true" />}
            error={error}
          >
            {formatLocalDate(departureDate, locale, 'medium')}
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
          <DayCalendar
            locale={locale}
            weekLocale={weekLocale}
            label={t('dates.calendarOne')}
            min={today}
            max={max}
            value={departureDate}
            autoFocus
            onValueChange={(day) => {
              onDatesChange({ departureDate: day, returnDate: returnDate < day ? day : returnDate });
              setIsOpen(false);
            }}
          />
        </Suspense>
      </Popover>
      <input type="hidden" name={SEARCH_PARAMETERS.departure} value={departureDate} />
    </div>
  );
}
