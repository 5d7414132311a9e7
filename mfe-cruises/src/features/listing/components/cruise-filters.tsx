import { Button } from '@travesia/ui/button';
import { Select } from '@travesia/ui/select';
import type { Cruise } from '@travesia/contracts';
import { formatLocalDate, useShownMoney, useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { cruiseTexts } from '../../../texts.ts';
import {
  ceilingOf,
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

/** Port, month, line, ship and price, each with what it would leave (C-05). Works as a form before any script. */
export function CruiseFilters({ cruises, filters, onChange }: CruiseFiltersProps) {
  const { t, tag } = useText(cruiseTexts);
  const { today, href } = useRemotePage();
  const money = useShownMoney();
  const wordsOf = (name: keyof Filters, value: string) => {
    if (name === 'price') return t('filters.upTo', { price: money(ceilingOf(value)) });
    return name === 'month' ? formatLocalDate(`${value}-01`, tag, 'month') : value;
  };
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
              {t('filters.choice', { name: wordsOf(name, value), count })}
            </option>
          ))}
        </Select>
      ))}
      {isFiltering(filters) && (
        <Button variant="link" onClick={() => onChange(NO_FILTERS)}>
          {t('filters.reset')}
        </Button>
      )}
      <noscript>
        <button type="submit">{t('filters.apply')}</button>
      </noscript>
    </form>
  );
}
