import { memo } from 'react';
import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import type { DurationType } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { activityWords } from '../../activities/index.ts';
import {
  hasFilters,
  NO_FILTERS,
  toggleDuration,
  type ActivitySelection,
  type ActivityListView,
} from '../model/activity-list.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  view: ActivityListView;
  selection: ActivitySelection;
  /** An amount in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: (selection: ActivitySelection) => void;
};

/** Duration with counts and price (T-05); each can be reset by itself (F-25). */
export const FiltersPanel = memo(function FiltersPanel({
  view,
  selection,
  money,
  onChange,
}: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const words = useText(activityWords);
  const { bounds, durations } = view;
  const tick = useSteadyCallback((_duration: string, type: DurationType) =>
    onChange(toggleDuration(selection, type)),
  );

  return (
    <FiltersFrame onReset={hasFilters(selection) ? () => onChange(NO_FILTERS) : null}>
      {durations.length > 0 && (
        <FilterGroup
          title={t('facet.duration')}
          onReset={selection.durations.length > 0 ? () => onChange({ ...selection, durations: [] }) : null}
        >
          {durations.map(({ type, count }) => (
            <FilterTick
              key={type}
              label={words.t(`durationType.${type}`)}
              count={count}
              isSelected={selection.durations.includes(type)}
              group="duration"
              value={type}
              onTick={tick}
            />
          ))}
        </FilterGroup>
      )}
      <PriceFilter
        words={{ label: t('facet.price'), from: t('bucket.priceFrom'), to: t('bucket.priceTo') }}
        bounds={bounds}
        chosen={selection.price}
        money={money}
        onChange={(price) => onChange({ ...selection, price })}
      />
    </FiltersFrame>
  );
});
