import { memo, useState } from 'react';
import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import { Button } from '@travesia/ui/button';
import type { Dictionaries } from '@travesia/contracts';
import {
  hasFacets,
  NO_FACETS,
  resetFacet,
  toggleBucket,
  type BucketFacet,
  type FacetSelection,
  type FacetView,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { bandHours, bucketWords } from '../model/filter-words.ts';
import type { ResultsList } from '../model/results-list.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  list: ResultsList;
  view: FacetView;
  selection: FacetSelection;
  dictionaries: Dictionaries;
  money: (amountMinor: number) => string;
  onChange: (selection: FacetSelection) => void;
};

const SHOWN_AT_FIRST = 6;
const GROUPS: readonly {
  title: 'stops' | 'departure' | 'arrival' | 'duration' | 'airline' | 'conditions';
  facets: readonly BucketFacet[];
}[] = [
  { title: 'stops', facets: ['stops'] },
  { title: 'conditions', facets: ['refundable', 'noPenalty'] },
  { title: 'departure', facets: ['departure'] },
  { title: 'arrival', facets: ['arrival'] },
  { title: 'duration', facets: ['duration'] },
  { title: 'airline', facets: ['airline'] },
];

/** Facets with counts; each can be reset by itself (F-22 to F-25). */
export const FiltersPanel = memo(function FiltersPanel({
  list,
  view,
  selection,
  dictionaries,
  money,
  onChange,
}: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tick = useSteadyCallback((facet: BucketFacet, key: string) =>
    onChange(toggleBucket(selection, facet, key)),
  );

  return (
    <FiltersFrame onReset={hasFacets(selection) ? () => onChange(NO_FACETS) : null}>
      <PriceFilter
        words={{ label: t('facet.price'), from: t('bucket.priceFrom'), to: t('bucket.priceTo') }}
        bounds={list.index.priceBounds}
        chosen={selection.price}
        money={money}
        onChange={(price) => onChange({ ...selection, price })}
      />
      {GROUPS.map(({ title, facets }) => {
        const rows = facets.flatMap((facet) => view.buckets[facet].map((bucket) => ({ facet, bucket })));
        if (rows.length === 0) return null;
        const isOpened = opened.has(title);
        const shown = isOpened ? rows : rows.slice(0, SHOWN_AT_FIRST);
        const isTouched = facets.some((facet) => selection[facet].length > 0);
        return (
          <FilterGroup
            key={title}
            title={t(`facet.${title}`)}
            onReset={isTouched ? () => onChange(facets.reduce(resetFacet, selection)) : null}
          >
            {shown.map(({ facet, bucket }) => (
              <FilterTick
                key={`${facet}-${bucket.key}`}
                label={bucketWords(t, facet, bucket.key, dictionaries)}
                hint={bandHours(t, facet, bucket.key)}
                count={bucket.count}
                isSelected={selection[facet].includes(bucket.key)}
                group={facet}
                value={bucket.key}
                onTick={tick}
              />
            ))}
            {rows.length > SHOWN_AT_FIRST && (
              <Button
                variant="link"
                size="small"
                onClick={() =>
                  setOpened(
                    (known) =>
                      new Set(isOpened ? [...known].filter((each) => each !== title) : [...known, title]),
                  )
                }
              >
                {isOpened ? t('filters.fewer') : t('filters.all', { count: rows.length })}
              </Button>
            )}
          </FilterGroup>
        );
      })}
    </FiltersFrame>
  );
});
