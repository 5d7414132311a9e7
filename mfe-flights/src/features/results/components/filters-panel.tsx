import { memo, useState } from 'react';
import { FilterTick, filtersStyles as styles } from '@travesia/booking-ui/filters';
import { Button } from '@travesia/ui/button';
import { RangeSlider } from '@travesia/ui/range-slider';
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
  const bounds = list.index.priceBounds;
  const tick = useSteadyCallback((facet: BucketFacet, key: string) =>
    onChange(toggleBucket(selection, facet, key)),
  );

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('filters.title')}</h2>
        {hasFacets(selection) && (
          <Button look="link" onClick={() => onChange(NO_FACETS)}>
            {t('filters.reset')}
          </Button>
        )}
      </div>
      {bounds && bounds.fromMinor < bounds.toMinor && (
        <div className={styles.group}>
          <RangeSlider
            label={t('facet.price')}
            min={bounds.fromMinor}
            max={bounds.toMinor}
            step={100}
            value={[
              selection.price?.fromMinor ?? bounds.fromMinor,
              selection.price?.toMinor ?? bounds.toMinor,
            ]}
            format={money}
            lowLabel={t('bucket.priceFrom')}
            highLabel={t('bucket.priceTo')}
            onValueChange={([low, high]) =>
              onChange({
                ...selection,
                price:
                  low <= bounds.fromMinor && high >= bounds.toMinor
                    ? null
                    : {
                        fromMinor: low <= bounds.fromMinor ? null : low,
                        toMinor: high >= bounds.toMinor ? null : high,
                      },
              })
            }
          />
        </div>
      )}
      {GROUPS.map(({ title, facets }) => {
        const rows = facets.flatMap((facet) => view.buckets[facet].map((bucket) => ({ facet, bucket })));
        if (rows.length === 0) return null;
        const isOpened = opened.has(title);
        const shown = isOpened ? rows : rows.slice(0, SHOWN_AT_FIRST);
        const isTouched = facets.some((facet) => selection[facet].length > 0);
        return (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.legend}>{t(`facet.${title}`)}</legend>
            {isTouched && (
              <Button
                look="link"
                size="small"
                className={styles.reset}
                aria-label={t('filters.resetFacet', { facet: t(`facet.${title}`) })}
                onClick={() => onChange(facets.reduce(resetFacet, selection))}
              >
                {t('filters.resetShort')}
              </Button>
            )}
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
                look="link"
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
          </fieldset>
        );
      })}
    </div>
  );
});
