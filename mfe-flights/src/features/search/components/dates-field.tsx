import { lazy } from 'react';
import { DateRangeField } from '@travesia/booking-ui/date-range';
import { useText } from '@travesia/i18n';
import { ROUND_TRIP, SEVERAL_CITIES, type SearchForm } from '../model/flight-search.ts';
import { DATE_NAMES } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';

const FareCalendar = lazy(async () => ({
  default: (await import('../../fare-days/calendar.tsx')).FareCalendar,
}));

export type DatesFieldProps = {
  id: string;
  form: SearchForm;
  onDatesChange: (dates: Pick<SearchForm, 'departureDate' | 'returnDate'>) => void;
  error: string | undefined;
};

/** Days of departure and return, or of departure alone. */
export function DatesField({ id, form, onDatesChange, error }: DatesFieldProps) {
  const { t } = useText(searchTexts);
  const isReturn = form.tripType === ROUND_TRIP;
  return (
    <DateRangeField
      id={id}
      from={form.departureDate}
      to={isReturn ? form.returnDate : null}
      names={DATE_NAMES}
      words={{
        label: t(form.tripType === SEVERAL_CITIES ? 'dates.departure' : 'dates.label'),
        loading: t('dates.loading'),
        from: t('dates.departure'),
        to: t('dates.return'),
        calendar: t(isReturn ? 'dates.calendar' : 'dates.calendarOne'),
      }}
      calendar={(close) => <FareCalendar form={form} onDatesChange={onDatesChange} onDone={close} />}
      error={error}
    />
  );
}
