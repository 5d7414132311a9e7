import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { departureOrFallback, stepDeparture } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { ROUND_TRIP, type FlightSearch } from '../../search/index.ts';
import { useChangeSearch } from '../hooks/use-change-search.ts';
import { resultsTexts } from '../texts.ts';
import styles from './day-strip.module.css';

/** Previous and next day, never before today; a return that is pushed along is said (F-15). */
export function DayStrip({ search }: { search: FlightSearch }) {
  const { t, locale } = useText(resultsTexts);
  const { today } = useRemotePage();
  const change = useChangeSearch();
  const [pushed, setPushed] = useState<FlightSearch | null>(null);
  const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
  const returnDate = search.returnDate ?? undefined;
  const step = (days: 1 | -1) => {
    const stepped = stepDeparture({ departureDate, returnDate }, days, today);
    const next = {
      ...search,
      departureDate: stepped.departureDate,
      returnDate: search.tripType === ROUND_TRIP ? (stepped.returnDate ?? null) : null,
    };
    setPushed(next.returnDate === search.returnDate ? null : next);
    change(next);
  };
  const isFirst = stepDeparture({ departureDate, returnDate }, -1, today).departureDate === departureDate;
  const isLast = stepDeparture({ departureDate, returnDate }, 1, today).departureDate === departureDate;

  const isPushed = pushed?.departureDate === search.departureDate && pushed.returnDate === search.returnDate;

  return (
    <nav className={styles.days} aria-label={t('days.label')}>
      <Button size="small" disabled={isFirst} onClick={() => step(-1)}>
        {t('days.previous')}
      </Button>
      <p className={styles.day}>{formatLocalDate(departureDate, locale, 'medium')}</p>
      <Button size="small" disabled={isLast} onClick={() => step(1)}>
        {t('days.next')}
      </Button>
      <p className={styles.note} role="status">
        {isPushed &&
          pushed.returnDate &&
          t('days.returnMoved', { day: formatLocalDate(pushed.returnDate, locale, 'medium') })}
      </p>
    </nav>
  );
}
