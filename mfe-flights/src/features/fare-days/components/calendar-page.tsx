import { useMemo } from 'react';
import { addDays, BOOKING_HORIZON_DAYS, isWithinHorizon } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage, useSame } from '@travesia/page';
import { Link, useSearchParams } from '@travesia/platform/libraries';
import { usePageHead } from '@travesia/platform/react';
import { DayCalendar } from '@travesia/booking-ui/range-days';
import { buttonClass } from '@travesia/ui/button';
import { PageWidth } from '@travesia/ui/page-width';
import { Stepper } from '@travesia/ui/stepper';
import { useKnownPlaces } from '../../search/hooks/use-known-places.ts';
import { withDates } from '../../search/model/search-dates.ts';
import { readSearch } from '../../search/model/read-search.ts';
import { writeSearch } from '../../search/model/search-query.ts';
import { useDayNotes } from '../hooks/use-day-notes.ts';
import { useFareMonths } from '../hooks/use-fare-months.ts';
import { fareDayOn } from '../model/days-of-month.ts';
import { searchOn } from '../model/days-around.ts';
import { fareDaysTexts } from '../texts.ts';
import { ChosenDay } from './chosen-day.tsx';
import { FaresKey } from './fares-key.tsx';
import { MonthFares } from './month-fares.tsx';
import styles from './calendar-page.module.css';

const NIGHTS_MAX = 60;

/** The lowest price of each day of a route, two months at a time. The address is that of the search. */
export function CalendarPage() {
  const { t } = useText(fareDaysTexts);
  const { today, numberLocale, weekLocale } = useRemotePage();
  const [query, setQuery] = useSearchParams();
  const asked = useSame(readSearch(query));
  const search = useMemo(() => withDates({ ...asked, package: undefined }, today), [asked, today]);
  const known = useKnownPlaces([search.from, search.to]);
  const cityOf = (code: string | null) => (code && known[code]?.cityName) || code || '';
  const months = useFareMonths(search);
  const { hasRoute, nights } = months;
  const { departureDate } = search;
  const noteOf = useDayNotes(months, departureDate);
  const title = hasRoute
    ? t('page.title', { from: cityOf(search.from), to: cityOf(search.to) })
    : t('page.name');
  usePageHead({ title });

  const choose = (day: string, stay: number | null) =>
    setQuery(writeSearch(searchOn(search, fareDayOn(day, stay))), { replace: true });

  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {hasRoute && <p>{t('page.lead')}</p>}
      </header>
      {hasRoute ? (
        <div className={styles.columns}>
          <div className={styles.calendar}>
            {nights !== null && (
              <Stepper
                label={t('page.nights')}
                value={nights}
                min={0}
                max={NIGHTS_MAX}
                onValueChange={(stay) => choose(departureDate, stay)}
                decreaseLabel={t('page.shorter')}
                increaseLabel={t('page.longer')}
              />
            )}
            <DayCalendar
              locale={numberLocale}
              weekLocale={weekLocale}
              label={t('page.name')}
              min={today}
              max={addDays(today, BOOKING_HORIZON_DAYS)}
              paged
              value={departureDate}
              onValueChange={(day) => choose(day, nights)}
              isUnavailable={(day) => !isWithinHorizon(fareDayOn(day, nights).returnDate ?? day, today)}
              noteOf={noteOf}
              footOfMonth={(month) => <MonthFares month={month} months={months} />}
              onMonthsShown={months.onMonthsShown}
              foot={<FaresKey search={search} months={months} />}
            />
          </div>
          <ChosenDay search={search} months={months} />
        </div>
      ) : (
        <>
          <FaresKey search={search} months={months} />
          <p>
            <Link to="/vuelos" className={buttonClass({ variant: 'primary' })}>
              {t('page.search')}
            </Link>
          </p>
        </>
      )}
    </PageWidth>
  );
}
