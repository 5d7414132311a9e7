import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import { useText } from '@travesia/i18n';
import { thingsTexts } from '../../things/index.ts';
import {
  hasFilters,
  NO_FILTERS,
  toggleDuration,
  type ThingsSelection,
  type ThingsView,
} from '../model/things-list.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  view: ThingsView;
  selection: ThingsSelection;
  /** An amount in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: (selection: ThingsSelection) => void;
};

/** Duration with counts and price (T-05); each can be reset by itself (F-25). */
export function FiltersPanel({ view, selection, money, onChange }: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const words = useText(thingsTexts);
  const { bounds, durations } = view;

  return (
    <FiltersFrame onReset={hasFilters(selection) ? () => onChange(NO_FILTERS) : null}>
      {durations.length > 0 && (
        <FilterGroup
          title={t('facet.duration')}
          onReset={selection.durations.length > 0 ? () => onChange({ ...selection, durations: [] }) : null}
        >
          {durations.map((bucket) => (
            <FilterTick
              key={bucket.type}
              label={words.t(`durationType.${bucket.type}`)}
              bucket={bucket}
              onTick={() => onChange(toggleDuration(selection, bucket.type))}
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
}
