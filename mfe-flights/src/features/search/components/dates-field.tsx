import { DateRangeField, DayField } from '@travesia/booking-ui/date-range';
import type { LocalDate } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { ROUND_TRIP, type TripType } from '../model/flight-search.ts';
import { DATE_NAMES } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';

export type DatesFieldProps = {
  id: string;
  tripType: TripType;
  departureDate: LocalDate;
  returnDate: LocalDate;
  onDatesChange: (dates: { departureDate: LocalDate; returnDate: LocalDate }) => void;
  error: string | undefined;
};

/** Days of departure and return, or of departure alone. */
export function DatesField(props: DatesFieldProps) {
  const { tripType, departureDate, returnDate, onDatesChange, ...field } = props;
  const { t } = useText(searchTexts);
  const words = { label: t('dates.label'), loading: t('dates.loading'), done: t('dates.done') };
  if (tripType === ROUND_TRIP) {
    return (
      <DateRangeField
        {...field}
        from={departureDate}
        to={returnDate}
        onRangeChange={({ from, to }) => onDatesChange({ departureDate: from, returnDate: to })}
        names={DATE_NAMES}
        words={{
          ...words,
          from: t('dates.departure'),
          to: t('dates.return'),
          calendar: t('dates.calendar'),
          chooseSecond: t('dates.chooseSecond'),
          length: '',
        }}
      />
    );
  }
  return (
    <DayField
      {...field}
      day={departureDate}
      // A later departure pushes the return along.
      onDayChange={(day) =>
        onDatesChange({ departureDate: day, returnDate: returnDate < day ? day : returnDate })
      }
      name={DATE_NAMES.from}
      words={{ ...words, day: t('dates.departure'), calendar: t('dates.calendarOne') }}
    />
  );
}
