import { memo, useState, type Dispatch, type SetStateAction } from 'react';
import { FilterGroup, FiltersFrame, FilterTick, PriceFilter } from '@travesia/booking-ui/filters';
import { Button } from '@travesia/ui/button';
import { RangeSlider } from '@travesia/ui/range-slider';
import type { Dictionaries } from '@travesia/contracts';
import {
  chosenFacets,
  chosenTimeRange,
  isChoice,
  LAST_MINUTE,
  NO_FACETS,
  resetFacet,
  TIME_STEP_MINUTES,
  toggleBucket,
  type BucketFacet,
  type Facet,
  type FacetSelection,
  type FacetView,
  type TimeFacet,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSteadyCallback } from '@travesia/page';
import { bandHours, bucketWords, clockWords } from '../model/filter-words.ts';
import type { ResultsList } from '../model/results-list.ts';
import { resultsTexts } from '../texts.ts';

export type FiltersPanelProps = {
  list: ResultsList;
  view: FacetView;
  selection: FacetSelection;
  dictionaries: Dictionaries;
  money: (amountMinor: number) => string;
  onChange: Dispatch<SetStateAction<FacetSelection>>;
};

const SHOWN_AT_FIRST = 6;
const GROUPS: readonly {
  title: GroupTitle;
  facets: readonly BucketFacet[];
  times?: TimeFacet;
}[] = [
  { title: 'stops', facets: ['stops'] },
  {
    title: 'conditions',
    facets: ['checkedBag', 'cabinBag', 'refundable', 'changeable', 'noPenalty', 'lowCo2'],
  },
  { title: 'departure', facets: ['departure'], times: 'departureTime' },
  { title: 'arrival', facets: ['arrival'], times: 'arrivalTime' },
  { title: 'duration', facets: ['duration'] },
  { title: 'layover', facets: ['layoverLength', 'layoverPlace'] },
  { title: 'airline', facets: ['airline'] },
  { title: 'departureAirport', facets: ['departureAirport'] },
  { title: 'arrivalAirport', facets: ['arrivalAirport'] },
  { title: 'aircraft', facets: ['aircraft'] },
];
type GroupTitle =
  | 'stops'
  | 'conditions'
  | 'departure'
  | 'arrival'
  | 'duration'
  | 'layover'
  | 'airline'
  | 'departureAirport'
  | 'arrivalAirport'
  | 'aircraft';
const WHOLE_DAY = { fromMinute: 0, toMinute: LAST_MINUTE };

/** Facets with counts and prices; each can be reset by itself (F-22 to F-25, Q-07). */
export const FiltersPanel = memo(function FiltersPanel({
  list,
  view,
  selection,
  dictionaries,
  money,
  onChange,
}: FiltersPanelProps) {
  const { t, tag } = useText(resultsTexts);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tick = useSteadyCallback((facet: BucketFacet, key: string) =>
    onChange((now) => toggleBucket(now, facet, key)),
  );

  const chosen = chosenFacets(selection);

  return (
    <FiltersFrame onReset={chosen.length > 0 ? () => onChange(NO_FACETS) : null}>
      <PriceFilter
        words={{ label: t('facet.price'), from: t('bucket.priceFrom'), to: t('bucket.priceTo') }}
        bounds={list.index.priceBounds}
        chosen={selection.price}
        money={money}
        onChange={(price) => onChange((now) => ({ ...now, price }))}
      />
      {GROUPS.map(({ title, facets, times }) => {
        // A choice that every flight fulfils is none.
        const rows = facets
          .filter((facet) => isChoice(list.index, facet) || selection[facet].length > 0)
          .flatMap((facet) => view.buckets[facet].map((bucket) => ({ facet, bucket })));
        if (rows.length === 0) return null;
        const all: readonly Facet[] = times ? [...facets, times] : facets;
        const chosenTimes = (times && selection[times]) ?? WHOLE_DAY;
        const isOpened = opened.has(title);
        const shown = isOpened ? rows : rows.slice(0, SHOWN_AT_FIRST);
        const isTouched = all.some((facet) => chosen.includes(facet));
        return (
          <FilterGroup
            key={title}
            title={t(`facet.${title}`)}
            onReset={isTouched ? () => onChange(all.reduce(resetFacet, selection)) : null}
          >
            {shown.map(({ facet, bucket }) => (
              <FilterTick
                key={`${facet}-${bucket.key}`}
                label={bucketWords(t, facet, bucket.key, dictionaries)}
                hint={bandHours(t, { facet, key: bucket.key }, tag)}
                count={bucket.count}
                price={bucket.priceMinor === null ? undefined : money(bucket.priceMinor)}
                isSelected={selection[facet].includes(bucket.key)}
                group={facet}
                value={bucket.key}
                onTick={tick}
              />
            ))}
            {times && (
              <RangeSlider
                label={t(`facet.${times}`)}
                min={0}
                max={LAST_MINUTE}
                step={TIME_STEP_MINUTES}
                value={[chosenTimes.fromMinute, chosenTimes.toMinute]}
                format={(minute) => clockWords(minute, tag)}
                lowLabel={t('bucket.timeFrom', { facet: t(`facet.${title}`) })}
                highLabel={t('bucket.timeTo', { facet: t(`facet.${title}`) })}
                onValueChange={(thumbs) => onChange((now) => ({ ...now, [times]: chosenTimeRange(thumbs) }))}
              />
            )}
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
