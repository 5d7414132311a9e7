import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import type { Cruise, Locale } from '@travesia/contracts';
import { formatLocalDate, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { cruiseTexts } from '../../../texts.ts';
import {
  choicesFor,
  FILTER_NAMES,
  isFiltering,
  NO_FILTERS,
  type CruiseFilters as Filters,
} from '../model/cruise-filters.ts';
import styles from './cruise-filters.module.css';

export type CruiseFiltersProps = {
  cruises: readonly Cruise[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

const wordsOf = (name: keyof Filters, value: string, locale: Locale) =>
  name === 'month' ? formatLocalDate(`${value}-01`, locale, 'month') : value;

/** Port, month, line and ship, each with what it would leave (C-05). Works as a form before any script. */
export function CruiseFilters({ cruises, filters, onChange }: CruiseFiltersProps) {
  const { t, locale } = useText(cruiseTexts);
  const { today, href } = useRemotePage();
  return (
    <form
      className={styles.filters}
      method="get"
      action={href('/cruceros')}
      role="search"
      aria-label={t('filters.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      {FILTER_NAMES.map((name) => (
        <Select
          key={name}
          name={name}
          label={t(`filters.${name}`)}
          value={filters[name]}
          onChange={(event) => onChange({ ...filters, [name]: event.currentTarget.value })}
        >
          <option value="">{t('filters.any')}</option>
          {choicesFor(name, cruises, filters, today).map(({ value, count }) => (
            <option key={value} value={value}>
              {t('filters.choice', { name: wordsOf(name, value, locale), count })}
            </option>
          ))}
        </Select>
      ))}
      {isFiltering(filters) && (
        <Button look="link" onClick={() => onChange(NO_FILTERS)}>
          {t('filters.reset')}
        </Button>
      )}
      <noscript>
        <button type="submit">{t('filters.apply')}</button>
      </noscript>
    </form>
  );
}
