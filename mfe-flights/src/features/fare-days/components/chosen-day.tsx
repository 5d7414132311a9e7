import { formatAge, formatLocalDate, useMoney, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { Button, buttonClass } from '@travesia/ui/button';
import type { FlightSearch } from '../../search/model/flight-search.ts';
import { resultsAddress } from '../../search/model/search-query.ts';
import type { FareMonths } from '../hooks/use-fare-months.ts';
import { HEAT_WORDS } from '../model/price-level.ts';
import { fareDaysTexts } from '../texts.ts';
import styles from './calendar-page.module.css';

const MINUTE_MS = 60_000;

/** The day that is chosen in the calendar: what is known of its price, and the way to its flights. */
export function ChosenDay({
  search,
  months,
}: {
  search: FlightSearch & { departureDate: string };
  months: FareMonths;
}) {
  const { t, locale, tag } = useText(fareDaysTexts);
  const money = useMoney();
  const fare = months.on(search.departureDate);
  const { state, price, heat, isLowest } = fare;
  const age = fare.ageMinutes === null ? '' : formatAge(0, fare.ageMinutes * MINUTE_MS, locale);
  const canCheck = state === 'unknown' || state === 'old' || state === 'failed' || state === 'checking';
  const words = () => {
    if (price || state === 'none') return t('seen', { age });
    if (state === 'old') return t('old', { age });
    return state === 'unknown' || state === 'failed' || state === 'checking' ? t(state) : '…';
  };
  return (
    <section className={styles.chosen} aria-label={t('page.chosen')}>
      <h2>
        {[search.departureDate, search.returnDate]
          .flatMap((date) => (date ? [formatLocalDate(date, tag, 'medium')] : []))
          .join(' – ')}
      </h2>
      <p role="status">
        {price && <strong className={styles.price}>{money(price)}</strong>}
        {state === 'none' && <strong>{t('none')}</strong>}{' '}
        <span className={styles.soft}>
          {[words(), isLowest ? t('lowest') : heat && t(`level.${HEAT_WORDS[heat]}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {canCheck && months.fares.budgetBackInSeconds === null && (
        <Button
          pending={state === 'checking'}
          pendingText={t('checking')}
          onClick={() => months.fares.check([fare])}
        >
          {t(state === 'failed' ? 'again' : 'check')}
        </Button>
      )}
      <Link to={resultsAddress(search)} className={buttonClass({ variant: 'primary' })}>
        {t('open')}
      </Link>
    </section>
  );
}
