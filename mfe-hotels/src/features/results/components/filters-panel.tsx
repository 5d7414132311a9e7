import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { Checkbox } from '@travesia/ui/checkbox';
import { RangeSlider } from '@travesia/ui/range-slider';
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
import { useFilterWords } from '../hooks/use-filter-words.ts';
import { resultsTexts } from '../texts.ts';
import styles from './filters-panel.module.css';

export type FiltersPanelProps = {
  index: HotelFacetIndex;
  view: HotelFacetView;
  selection: HotelSelection;
  /** An amount a night in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: (selection: HotelSelection) => void;
};

const AMENITIES_AT_FIRST = 9;
const PRICE_STEP_MINOR = 100;

/** Every filter of H-08 with its count; each group can be reset by itself (F-25). */
export function FiltersPanel({ index, view, selection, money, onChange }: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const words = useFilterWords();
  const [areAllShown, setAllShown] = useState(false);
  const bounds = index.nightBounds;
  const amenities = areAllShown ? view.amenities : view.amenities.slice(0, AMENITIES_AT_FIRST);

  const tick = (bucket: HotelBucket, label: string, onTick: () => void) => (
    <Checkbox
      key={bucket.key}
      label={label}
      aside={String(bucket.count)}
      checked={bucket.isSelected}
      disabled={bucket.count === 0 && !bucket.isSelected}
      onChange={onTick}
    />
  );
  const group = (facet: HotelChoice | 'amenities', buckets: readonly HotelBucket[]) =>
    buckets.length > 0 && (
      <fieldset key={facet} className={styles.group}>
        <legend className={styles.legend}>{t(`facet.${facet}`)}</legend>
        {selection[facet].length > 0 && (
          <Button
            look="link"
            size="small"
            className={styles.reset ?? ''}
            aria-label={t('filters.resetFacet', { facet: t(`facet.${facet}`) })}
            onClick={() => onChange({ ...selection, [facet]: [] })}
          >
            {t('filters.resetShort')}
          </Button>
        )}
        {buckets.map((bucket) =>
          tick(bucket, words(facet, bucket.key), () =>
            onChange(toggleHotelBucket(selection, facet, bucket.key)),
          ),
        )}
        {facet === 'amenities' && view.amenities.length > AMENITIES_AT_FIRST && (
          <Button look="link" size="small" onClick={() => setAllShown(!areAllShown)}>
            {areAllShown ? t('filters.fewer') : t('filters.all', { count: view.amenities.length })}
          </Button>
        )}
      </fieldset>
    );

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('filters.title')}</h2>
        {hasHotelFilters(selection) && (
          <Button look="link" onClick={() => onChange(NO_HOTEL_FILTERS)}>
            {t('filters.reset')}
          </Button>
        )}
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('facet.conditions')}</legend>
        {tick(view.freeToCancel, t('bucket.free'), () =>
          onChange({ ...selection, isFreeToCancel: !selection.isFreeToCancel }),
        )}
      </fieldset>
      {bounds && bounds.fromMinor < bounds.toMinor && (
        <div className={styles.group}>
          <RangeSlider
            label={t('facet.nightPrice')}
            min={bounds.fromMinor}
            max={bounds.toMinor}
            step={PRICE_STEP_MINOR}
            value={[
              selection.nightPrice?.fromMinor ?? bounds.fromMinor,
              selection.nightPrice?.toMinor ?? bounds.toMinor,
            ]}
            format={money}
            lowLabel={t('bucket.priceFrom')}
            highLabel={t('bucket.priceTo')}
            onValueChange={([low, high]) => {
              const fromMinor = low <= bounds.fromMinor ? null : low;
              const toMinor = high >= bounds.toMinor - PRICE_STEP_MINOR ? null : high;
              const isOpen = fromMinor === null && toMinor === null;
              onChange({ ...selection, nightPrice: isOpen ? null : { fromMinor, toMinor } });
            }}
          />
        </div>
      )}
      {group('rating', view.choices.rating)}
      {group('quality', view.choices.quality)}
      {group('type', view.choices.type)}
      {group('amenities', amenities)}
    </div>
  );
}
