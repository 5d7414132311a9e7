import { Button } from '@travesia/ui/button';
import { Checkbox } from '@travesia/ui/checkbox';
import { RangeSlider } from '@travesia/ui/range-slider';
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
import styles from './filters-panel.module.css';

export type FiltersPanelProps = {
  view: ThingsView;
  selection: ThingsSelection;
  /** An amount in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: (selection: ThingsSelection) => void;
};

const PRICE_STEP_MINOR = 100;

/** Duration with counts and price (T-05); each can be reset by itself (F-25). */
export function FiltersPanel({ view, selection, money, onChange }: FiltersPanelProps) {
  const { t } = useText(resultsTexts);
  const words = useText(thingsTexts);
  const { bounds, durations } = view;
  const { price } = selection;

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('filters.title')}</h2>
        {hasFilters(selection) && (
          <Button look="link" onClick={() => onChange(NO_FILTERS)}>
            {t('filters.reset')}
          </Button>
        )}
      </div>
      {durations.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('facet.duration')}</legend>
          {selection.durations.length > 0 && (
            <Button
              look="link"
              size="small"
              className={styles.reset ?? ''}
              aria-label={t('filters.resetFacet', { facet: t('facet.duration') })}
              onClick={() => onChange({ ...selection, durations: [] })}
            >
              {t('filters.resetShort')}
            </Button>
          )}
          {durations.map(({ type, count, isSelected }) => (
            <Checkbox
              key={type}
              label={words.t(`durationType.${type}`)}
              aside={String(count)}
              checked={isSelected}
              disabled={count === 0 && !isSelected}
              onChange={() => onChange(toggleDuration(selection, type))}
            />
          ))}
        </fieldset>
      )}
      {bounds && bounds.fromMinor < bounds.toMinor && (
        <div className={styles.group}>
          <RangeSlider
            label={t('facet.price')}
            min={bounds.fromMinor}
            max={bounds.toMinor}
            step={PRICE_STEP_MINOR}
            value={[price?.fromMinor ?? bounds.fromMinor, price?.toMinor ?? bounds.toMinor]}
            format={money}
            lowLabel={t('bucket.priceFrom')}
            highLabel={t('bucket.priceTo')}
            onValueChange={([low, high]) => {
              const fromMinor = low <= bounds.fromMinor ? null : low;
              const toMinor = high >= bounds.toMinor - PRICE_STEP_MINOR ? null : high;
              const isOpen = fromMinor === null && toMinor === null;
              onChange({ ...selection, price: isOpen ? null : { fromMinor, toMinor } });
            }}
          />
        </div>
      )}
    </div>
  );
}
