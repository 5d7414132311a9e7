import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { SEARCH_CURRENCY, type FlightSearch } from '../../search/model/flight-search.ts';
import { searchTexts } from '../../search/texts.ts';
import type { FareMonths } from '../hooks/use-fare-months.ts';
import { fareDaysTexts } from '../texts.ts';
import { FareDaysNotes } from './fare-days-notes.tsx';
import { FareSigns } from './fare-signs.tsx';
import styles from './fare-days.module.css';

/** What the prices of a calendar are, and what its signs mean. */
export function FaresKey({ search, months }: { search: FlightSearch; months: FareMonths }) {
  const { t, tag } = useText(fareDaysTexts);
  const { t: words } = useText(searchTexts);
  const { currency, rates } = useRemotePage();
  if (search.package) return null;
  if (!months.hasRoute) return <p className={styles.explain}>{t('calendar.noRoute')}</p>;
  const { adult, child, infant } = search.travellers;
  const shownCurrency = rates ? currency : SEARCH_CURRENCY;
  const { nights, departure } = months;
  return (
    <div className={styles.key}>
      <p className={styles.explain}>
        {[
          departure === null
            ? t('calendar.lead', { currency: shownCurrency })
            : t('calendar.leadReturn', {
                currency: shownCurrency,
                date: formatLocalDate(departure, tag, 'medium'),
              }),
          words('travellers.summary', { count: adult + child + infant }),
          nights === null && words('tripType.oneWay'),
          nights !== null && departure === null && t('calendar.nights', { count: nights }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <FareSigns />
      <FareDaysNotes fares={months.fares} days={months.all} />
    </div>
  );
}
