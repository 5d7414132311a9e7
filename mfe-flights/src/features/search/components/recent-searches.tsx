import { useEffect, useState } from 'react';
import { Link } from '@travesia/platform/libraries';
import { RecentIcon } from '@travesia/ui/icon';
import { formatDateRange, formatLocalDate, useText } from '@travesia/i18n';
import { browserStorage, useRemotePage } from '@travesia/page';
import { readRecentSearches, type RecentSearch } from '../model/recent-searches.ts';
import { searchTexts } from '../texts.ts';
import styles from './recent-searches.module.css';

/** Searches made in this browser; rendered after the first view, because only the browser knows them. */
export function RecentSearches() {
  const { t, tag } = useText(searchTexts);
  const { today } = useRemotePage();
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);

  useEffect(() => setRecent(readRecentSearches(browserStorage('local'), today)), [today]);
  if (recent.length === 0) return null;

  return (
    <nav className={styles.recent} aria-label={t('recent.title')}>
      <RecentIcon />
      <ul role="list">
        {recent.map(({ address, fromCity, toCity, departureDate, lastDate }) => (
          <li key={address}>
            <Link to={address}>
              {t('recent.search', {
                from: fromCity,
                to: toCity,
                dates: lastDate
                  ? formatDateRange(departureDate, lastDate, tag, 'short')
                  : formatLocalDate(departureDate, tag, 'short'),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
