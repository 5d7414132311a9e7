import { memo, useState } from 'react';
import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import { Button } from '@travesia/ui/button';
import {
  hasHotelFilters,
  NO_HOTEL_FILTERS,
  toggleHotelBucket,
  type HotelBucket,
  type HotelChoice,
  type HotelFacetIndex,
  type HotelFacetView,
  type HotelSelection,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { useFilterWords } from '../hooks/use-filter-words.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  index: HotelFacetIndex;
  view: HotelFacetView;
  selection: HotelSelection;
  /** An amount a night in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: (selection: HotelSelection) => void;
};

const AMENITIES_AT_FIRST = 9;

/** Every filter of H-08 with its count; each group can be reset by itself (F-25). */
export const FiltersPanel = memo(function FiltersPanel({
  index,
  view,
  selection,
  money,
  onChange,
}: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const words = useFilterWords();
  const [areAllShown, setAllShown] = useState(false);
  const amenities = areAllShown ? view.amenities : view.amenities.slice(0, AMENITIES_AT_FIRST);

  const tick = useSteadyCallback((facet: HotelChoice | 'amenities', key: string) =>
    onChange(toggleHotelBucket(selection, facet, key)),
  );
  const tickFree = useSteadyCallback(() =>
    onChange({ ...selection, isFreeToCancel: !selection.isFreeToCancel }),
  );
  const group = (facet: HotelChoice | 'amenities', buckets: readonly HotelBucket[]) =>
    buckets.length > 0 && (
      <FilterGroup
        title={t(`facet.${facet}`)}
        onReset={selection[facet].length > 0 ? () => onChange({ ...selection, [facet]: [] }) : null}
      >
        {buckets.map(({ key, count }) => (
          <FilterTick
            key={key}
            label={words(facet, key)}
            count={count}
            isSelected={selection[facet].some((each) => each === key)}
            group={facet}
            value={key}
            onTick={tick}
          />
        ))}
        {facet === 'amenities' && view.amenities.length > AMENITIES_AT_FIRST && (
          <Button variant="link" size="small" onClick={() => setAllShown(!areAllShown)}>
            {areAllShown ? t('filters.fewer') : t('filters.all', { count: view.amenities.length })}
          </Button>
        )}
      </FilterGroup>
    );

  return (
    <FiltersFrame onReset={hasHotelFilters(selection) ? () => onChange(NO_HOTEL_FILTERS) : null}>
      <FilterGroup title={t('facet.conditions')} onReset={null}>
        <FilterTick
          label={t('bucket.free')}
          count={view.freeToCancel.count}
          isSelected={selection.isFreeToCancel}
          group="conditions"
          value={view.freeToCancel.key}
          onTick={tickFree}
        />
      </FilterGroup>
      <PriceFilter
        words={{ label: t('facet.nightPrice'), from: t('bucket.priceFrom'), to: t('bucket.priceTo') }}
        bounds={index.nightBounds}
        chosen={selection.nightPrice}
        money={money}
        onChange={(nightPrice) => onChange({ ...selection, nightPrice })}
      />
      {group('rating', view.choices.rating)}
      {group('quality', view.choices.quality)}
      {group('type', view.choices.type)}
      {group('amenities', amenities)}
    </FiltersFrame>
  );
});
