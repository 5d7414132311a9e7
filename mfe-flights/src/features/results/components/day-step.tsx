import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@travesia/ui/icon';
import { departureOrFallback } from '@travesia/domain';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import type { FlightSearch } from '../../search/index.ts';
import { useChangeSearch } from '../hooks/use-change-search.ts';
import { useResultsChoice } from '../hooks/use-results-choice.ts';
import { anotherDay } from '../model/another-day.ts';
import { resultsTexts } from '../texts.ts';
import styles from './day-step.module.css';

/** Previous and next day, never before today; a return that is pushed along is said (F-15). */
export function DayStep({ search }: { search: FlightSearch }) {
  const { t, tag } = useText(resultsTexts);
  const { today } = useRemotePage();
  const change = useChangeSearch();
  const { picked } = useResultsChoice().choice;
  const [pushed, setPushed] = useState<FlightSearch | null>(null);
  const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
  const step = (days: 1 | -1) => {
    const next = anotherDay(search, days, today);
    setPushed(next.returnDate === search.returnDate ? null : next);
    change(next);
  };
  const isFirst = anotherDay(search, -1, today).departureDate === departureDate;
  const isLast = anotherDay(search, 1, today).departureDate === departureDate;
  const isPushed = pushed?.departureDate === search.departureDate && pushed.returnDate === search.returnDate;

  // Another day has other flights: with one picked there is nothing to step. Of several cities each has its own.
  if (picked.length > 0 || search.more) return null;
  return (
    <nav className={styles.days} aria-label={t('days.label')}>
      <Button
        variant="quiet"
        size="small"
        round
        aria-label={t('days.previous')}
        disabled={isFirst}
        onClick={() => step(-1)}
      >
        <ChevronLeftIcon />
      </Button>
      <p className={styles.day}>{formatLocalDate(departureDate, tag, 'medium')}</p>
      <Button
        variant="quiet"
        size="small"
        round
        aria-label={t('days.next')}
        disabled={isLast}
        onClick={() => step(1)}
      >
        <ChevronRightIcon />
      </Button>
      <p className={styles.note} role="status">
        {isPushed &&
          pushed.returnDate &&
          t('days.returnMoved', { day: formatLocalDate(pushed.returnDate, tag, 'medium') })}
      </p>
    </nav>
  );
}
