import { Fragment } from 'react';
import { EditIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { formatDateRange, formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import {
  SearchPanel,
  searchTexts,
  withDates,
  type FlightSearch,
  type SearchForm,
} from '../../search/index.ts';
import { resultsTexts } from '../texts.ts';
import styles from './search-bar.module.css';

export type SearchBarProps = {
  search: FlightSearch;
  /** Of its cities, in their order. */
  names: readonly string[];
  onSearch: (search: FlightSearch, form: SearchForm) => void;
};

/** The whole search in one bar, both dates always; it opens the form that changes it. */
export function SearchBar({ search, names, onSearch }: SearchBarProps) {
  const { t } = useText(resultsTexts);
  const { t: words, locale } = useText(searchTexts);
  const { today } = useRemotePage();
  const { departureDate, returnDate } = withDates(search, today);
  const lastDate = search.more?.at(-1)?.departureDate ?? returnDate;
  const { adult, child, infant } = search.travellers;
  return (
    <details className={styles.bar}>
      <summary>
        <span className={styles.words}>
          <strong>
            {names.map((name, place) => (
              <Fragment key={place}>
                {place > 0 && <span aria-hidden="true"> → </span>}
                <span>{name}</span>
              </Fragment>
            ))}
          </strong>
          <span className={styles.small}>
            {[
              lastDate
                ? formatDateRange(departureDate, lastDate, locale, 'short')
                : formatLocalDate(departureDate, locale, 'short'),
              words('travellers.summary', { count: adult + child + infant }),
              words(search.cabin ? `cabin.${search.cabin}` : 'cabin.any'),
            ].join(' · ')}
          </span>
        </span>
        <EditIcon aria-hidden="true" />
        <VisuallyHidden>{t('empty.change')}</VisuallyHidden>
      </summary>
      <SearchPanel key={JSON.stringify(search)} initial={search} onSearch={onSearch} />
    </details>
  );
}
