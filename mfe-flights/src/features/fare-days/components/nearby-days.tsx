import { useMemo, useRef, useState } from 'react';
import type { Money } from '@travesia/domain';
import { formatDateRange, formatLocalDate, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { Link } from '@travesia/platform/libraries';
import { Button, buttonClass } from '@travesia/ui/button';
import { ROUND_TRIP, type FlightSearch } from '../../search/model/flight-search.ts';
import { withDates } from '../../search/model/search-dates.ts';
import { useCurrentInView } from '../hooks/use-current-in-view.ts';
import { useFareDays } from '../hooks/use-fare-days.ts';
import { useMissingChecked } from '../hooks/use-missing-checked.ts';
import { calendarAddress } from '../model/calendar-address.ts';
import { dayKey, departuresAround, pairsAround, searchedFirst, searchOn } from '../model/days-around.ts';
import { usualLevel } from '../model/price-level.ts';
import { areAllWithBag } from '../model/same-basis.ts';
import { fareDaysTexts } from '../texts.ts';
import { CheapestDates } from './cheapest-dates.tsx';
import { DateTable } from './date-table.tsx';
import { DayPrice } from './day-price.tsx';
import { FareDaysNotes } from './fare-days-notes.tsx';
import { MissingFares } from './missing-fares.tsx';
import { PriceAlertDialog } from './price-alert-dialog.tsx';
import styles from './fare-days.module.css';

export type NearbyDaysProps = {
  search: FlightSearch;
  /** The lowest total of the search itself; null while it is under way, or where it found nothing. */
  lowest: Money | null;
  /** Whether it is known. */
  isSettled: boolean;
  /** The same without a checked bag: what is usual is known of those, and what other days cost. */
  lowestWithoutBag: Money | null;
  withBag: boolean;
  addressOf: (search: FlightSearch) => string;
};

/** Three days before and after with the prices that were seen; for a return trip also as a table. */
export function NearbyDays({
  search,
  lowest,
  isSettled,
  lowestWithoutBag,
  withBag,
  addressOf,
}: NearbyDaysProps) {
  const { t, tag } = useText(fareDaysTexts);
  const { today } = useRemotePage();
  const money = useShownMoney();
  const [isTableOpen, setTableOpen] = useState(false);
  const [isAlertOpen, setAlertOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const searched = useMemo(() => {
    const { departureDate, returnDate } = withDates(search, today);
    return { departureDate, returnDate };
  }, [search, today]);
  const days = useMemo(() => departuresAround(searched, today), [searched, today]);
  /** All days within reach, where they were asked for; else those of the strip. */
  const reached = useMemo(() => {
    if (!search.isFlexible || searched.returnDate === null) return days;
    return pairsAround(searched, today).rows.flatMap((row) => row.days.filter((day) => day !== null));
  }, [days, search.isFlexible, searched, today]);
  const asked = useMemo(() => searchedFirst(searched, reached), [reached, searched]);
  const fares = useFareDays(search, asked);
  const others = days.filter((day) => dayKey(day) !== dayKey(searched));
  useMissingChecked(fares, others, search.isFlexible === true);
  const hasBags = withBag && areAllWithBag(others.map(fares.dayOf));
  const { usual } = fares;
  const level = usual && lowestWithoutBag && usualLevel(lowestWithoutBag.amount, usual);

  useCurrentInView(list, days.filter((day) => fares.dayOf(day).price).length);

  return (
    <section className={styles.nearby} aria-label={t('label')}>
      <div className={styles.strip}>
        <ol ref={list} role="list" className={styles.days}>
          {days.map((day) => (
            <li key={dayKey(day)}>
              <DayPrice
                day={day}
                among={days}
                fares={fares}
                searched={searched}
                lowest={hasBags ? lowest : lowestWithoutBag}
                isSettled={isSettled}
                withBag={hasBags}
                heading={formatLocalDate(day.departureDate, tag, 'medium')}
                to={addressOf(searchOn(search, day))}
              />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.links}>
        <MissingFares fares={fares} days={others.map(fares.dayOf)}>
          {search.tripType === ROUND_TRIP ? (
            <Button size="small" onClick={() => setTableOpen(true)}>
              {t('all')}
            </Button>
          ) : (
            <Link to={calendarAddress(search)} className={buttonClass({ size: 'small' })}>
              {t('page.name')}
            </Link>
          )}
          {lowestWithoutBag && (
            <Button size="small" onClick={() => setAlertOpen(true)}>
              {t('alert.open')}
            </Button>
          )}
        </MissingFares>
      </div>
      {withBag && !hasBags && <p className={styles.usual}>{t('withoutBags')}</p>}
      <FareDaysNotes fares={fares} days={days} />
      {search.isFlexible && (
        <CheapestDates
          search={search}
          days={asked.slice(1).map(fares.dayOf)}
          lowest={lowest}
          isSettled={isSettled}
          withBag={withBag}
          addressOf={addressOf}
        />
      )}
      {usual && level && (
        <p className={styles.usual}>
          <strong data-level={level}>{t(`usual.${level}`)}</strong>{' '}
          {t('usual.detail', {
            low: money(usual.low),
            high: money(usual.high),
            count: usual.count,
            span: formatDateRange(usual.firstSeenOn, usual.lastSeenOn, tag, 'short'),
          })}
        </p>
      )}
      {isAlertOpen && lowestWithoutBag && (
        <PriceAlertDialog search={search} lowest={lowestWithoutBag} onClose={() => setAlertOpen(false)} />
      )}
      {isTableOpen && (
        <DateTable
          search={search}
          searched={searched}
          lowest={lowest}
          lowestWithoutBag={lowestWithoutBag}
          isSettled={isSettled}
          withBag={withBag}
          addressOf={addressOf}
          onClose={() => setTableOpen(false)}
        />
      )}
    </section>
  );
}
