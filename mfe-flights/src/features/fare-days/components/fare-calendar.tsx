import { useState } from 'react';
import { DatesFoot, DayCalendar, RangeDays } from '@travesia/booking-ui/range-days';
import { addDays, BOOKING_HORIZON_DAYS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { ROUND_TRIP, type SearchForm } from '../../search/model/flight-search.ts';
import { searchOf } from '../../search/model/search-form.ts';
import { searchTexts } from '../../search/texts.ts';
import { useDayNotes } from '../hooks/use-day-notes.ts';
import { useFareMonths } from '../hooks/use-fare-months.ts';
import { fareDaysTexts } from '../texts.ts';
import { FaresKey } from './fares-key.tsx';
import { MonthFares } from './month-fares.tsx';

export type FareCalendarProps = {
  form: SearchForm;
  onDatesChange: (dates: Pick<SearchForm, 'departureDate' | 'returnDate'>) => void;
  onDone: () => void;
};

/** The calendar of the search with the lowest price of each departure, then of each return. Heavy: import it when it opens. */
export function FareCalendar({ form, onDatesChange, onDone }: FareCalendarProps) {
  const { t } = useText(searchTexts);
  const { t: words } = useText(fareDaysTexts);
  const { today, numberLocale, weekLocale } = useRemotePage();
  const search = searchOf(form);
  const [departure, setDeparture] = useState<string | null>(null);
  const months = useFareMonths(search, departure);
  const { departureDate, returnDate } = form;
  const noteOf = useDayNotes(months, departureDate);
  const notes = months.hasRoute && {
    noteOf,
    footOfMonth: (month: string) => <MonthFares month={month} months={months} />,
    onMonthsShown: months.onMonthsShown,
  };
  const key = !search.more && <FaresKey search={search} months={months} />;

  if (form.tripType === ROUND_TRIP) {
    return (
      <RangeDays
        {...notes}
        onFirstDayChange={setDeparture}
        from={departureDate}
        to={returnDate}
        onRangeChange={({ from, to }) => onDatesChange({ departureDate: from, returnDate: to })}
        words={{
          calendar: t('dates.calendar'),
          done: words('calendar.done'),
          chooseSecond: words('calendar.chooseSecond'),
          length: '',
        }}
        onDone={onDone}
      >
        {key}
      </RangeDays>
    );
  }
  return (
    <DayCalendar
      {...notes}
      locale={numberLocale}
      weekLocale={weekLocale}
      label={t('dates.calendarOne')}
      min={today}
      max={addDays(today, BOOKING_HORIZON_DAYS)}
      value={departureDate}
      autoFocus
      onValueChange={(day) => {
        // A later departure pushes the return along.
        onDatesChange({ departureDate: day, returnDate: returnDate < day ? day : returnDate });
        onDone();
      }}
      foot={
        <>
          {key}
          <DatesFoot words="" doneLabel={words('calendar.done')} isWaiting={false} onDone={onDone} />
        </>
      }
    />
  );
}
