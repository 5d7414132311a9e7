import { memo, useState, type Dispatch, type SetStateAction } from 'react';
import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import { resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import { useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { ACTIVITY_FACETS, type ActivityFacet } from '../model/activity-facets.ts';
import {
  hasFilters,
  NO_FILTERS,
  toggleTick,
  type ActivityListView,
  type ActivitySelection,
} from '../model/activity-list.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  view: ActivityListView;
  selection: ActivitySelection;
  words: (facet: ActivityFacet, key: string) => string;
  /** An amount in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: Dispatch<SetStateAction<ActivitySelection>>;
};

const TICKS_AT_FIRST = 8;

/** Day, time, language, ages, duration and kind with counts and lowest prices (T-05, Q-17); each can be reset by itself (F-25). */
export const FiltersPanel = memo(function FiltersPanel({
  view,
  selection,
  words,
  money,
  onChange,
}: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const [whole, setWhole] = useState<readonly ActivityFacet[]>([]);
  const tick = useSteadyCallback((facet: ActivityFacet, key: string) =>
    onChange((now) => toggleTick(now, facet, key)),
  );
  const group = (facet: ActivityFacet) => {
    const { buckets, unknown } = view.facets[facet];
    const isWhole = whole.includes(facet);
    if (buckets.length === 0) return null;
    return (
      <FilterGroup
        key={facet}
        title={t(`facet.${facet}`)}
        onReset={selection[facet].length > 0 ? () => onChange({ ...selection, [facet]: [] }) : null}
      >
        {buckets.slice(0, isWhole ? undefined : TICKS_AT_FIRST).map(({ key, count, fromMinor }) => (
          <FilterTick
            key={key}
            label={words(facet, key)}
            count={count}
            price={fromMinor === null ? undefined : money(fromMinor)}
            isSelected={selection[facet].includes(key)}
            group={facet}
            value={key}
            onTick={tick}
          />
        ))}
        {buckets.length > TICKS_AT_FIRST && (
          <Button
            variant="link"
            size="small"
            onClick={() => setWhole(isWhole ? whole.filter((each) => each !== facet) : [...whole, facet])}
          >
            {isWhole ? t('filters.fewer') : t('filters.all', { count: buckets.length })}
          </Button>
        )}
        {unknown > 0 && (
          <p className={resultsStyles.soft}>
            {t(facet === 'day' ? 'filters.noDays' : 'filters.unknown', { count: unknown })}
          </p>
        )}
      </FilterGroup>
    );
  };

  return (
    <FiltersFrame onReset={hasFilters(selection) ? () => onChange(NO_FILTERS) : null}>
      {ACTIVITY_FACETS.map(group)}
      <PriceFilter
        words={{ label: t('facet.price'), from: t('bucket.priceFrom'), to: t('bucket.priceTo') }}
        bounds={view.bounds}
        chosen={selection.price}
        money={money}
        onChange={(price) => onChange((now) => ({ ...now, price }))}
      />
    </FiltersFrame>
  );
});
