import { memo, useState, type Dispatch, type SetStateAction } from 'react';
import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import { resultsStyles } from '@travesia/booking-ui/results';
import { Button } from '@travesia/ui/button';
import {
  hasHotelFilters,
  NO_HOTEL_FILTERS,
  toggleHotelBucket,
  type HotelBucket,
  type HotelFacet,
  type HotelFacetIndex,
  type HotelFacetView,
  type HotelSelection,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { useFilterWords } from '../hooks/use-filter-words.ts';
import type { ListRates } from '../hooks/use-list-rates.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  index: HotelFacetIndex;
  view: HotelFacetView;
  selection: HotelSelection;
  /** Meals and deadlines come after the list. */
  ratesStatus: ListRates['status'];
  /** An amount a night in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: Dispatch<SetStateAction<HotelSelection>>;
};

const AMENITIES_AT_FIRST = 9;

/** Every filter of H-08 and Q-16 with its count and lowest price; each group can be reset by itself (F-25). */
export const FiltersPanel = memo(function FiltersPanel({
  index,
  view,
  selection,
  ratesStatus,
  money,
  onChange,
}: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const words = useFilterWords();
  const [areAllShown, setAllShown] = useState(false);
  const amenities = areAllShown ? view.amenities : view.amenities.slice(0, AMENITIES_AT_FIRST);

  const tick = useSteadyCallback((facet: HotelFacet, key: string) =>
    onChange((now) => toggleHotelBucket(now, facet, key)),
  );
  const tickFree = useSteadyCallback(() =>
    onChange((now) => ({ ...now, isFreeToCancel: !now.isFreeToCancel })),
  );
  const priceOf = ({ nightMinor }: HotelBucket) => (nightMinor === null ? undefined : money(nightMinor));
  const group = (facet: HotelFacet, buckets: readonly HotelBucket[]) =>
    buckets.length > 0 && (
      <FilterGroup
        title={t(`facet.${facet}`)}
        onReset={selection[facet].length > 0 ? () => onChange({ ...selection, [facet]: [] }) : null}
      >
        {buckets.map((bucket) => (
          <FilterTick
            key={bucket.key}
            label={words(facet, bucket.key)}
            count={bucket.count}
            price={priceOf(bucket)}
            isSelected={selection[facet].includes(bucket.key)}
            group={facet}
            value={bucket.key}
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
      <p className={resultsStyles.soft}>{t('filters.perNight')}</p>
      <FilterGroup title={t('facet.conditions')} onReset={null}>
        <FilterTick
          label={t('bucket.free')}
          count={view.freeToCancel.count}
          price={priceOf(view.freeToCancel)}
          isSelected={selection.isFreeToCancel}
          group="conditions"
          value={view.freeToCancel.key}
          onTick={tickFree}
        />
      </FilterGroup>
      {group('freeUntil', view.choices.freeUntil)}
      {group('board', view.choices.board)}
      {ratesStatus !== 'ready' && (
        <p role="status" className={resultsStyles.soft}>
          {t(ratesStatus === 'loading' ? 'rates.loading' : 'rates.failed')}
        </p>
      )}
      <PriceFilter
        words={{ label: t('facet.nightPrice'), from: t('bucket.priceFrom'), to: t('bucket.priceTo') }}
        bounds={index.nightBounds}
        chosen={selection.nightPrice}
        money={money}
        onChange={(nightPrice) => onChange((now) => ({ ...now, nightPrice }))}
      />
      {group('score', view.choices.score)}
      {group('distance', view.choices.distance)}
      {group('rating', view.choices.rating)}
      {group('quality', view.choices.quality)}
      {group('type', view.choices.type)}
      {group('amenities', amenities)}
    </FiltersFrame>
  );
});
