import { resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import { departureOrFallback, stepDeparture } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { ROUND_TRIP, type FlightSearch } from '../../search/index.ts';
import { useChangeSearch } from '../hooks/use-change-search.ts';
import { resultsTexts } from '../texts.ts';
import styles from './no-flights.module.css';

/** No flights at all (F-29), with what one tap can change. */
export function NoFlights({ search }: { search: FlightSearch }) {
  const { t } = useText(resultsTexts);
  const { today } = useRemotePage();
  const change = useChangeSearch();
  const nextDay = () => {
    const departureDate = departureOrFallback(search.departureDate ?? undefined, today);
    const stepped = stepDeparture({ departureDate, returnDate: search.returnDate ?? undefined }, 1, today);
    change({
      ...search,
      departureDate: stepped.departureDate,
      returnDate: search.tripType === ROUND_TRIP ? (stepped.returnDate ?? null) : null,
    });
  };
  return (
    <section className={resultsStyles.empty}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.advice')}</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={nextDay}>
          {t('empty.nextDay')}
        </Button>
        {search.cabin && (
          <Button onClick={() => change({ ...search, cabin: null })}>{t('empty.allCabins')}</Button>
        )}
      </p>
    </section>
  );
}
