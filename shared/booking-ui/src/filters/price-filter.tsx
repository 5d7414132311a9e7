import { RangeSlider } from '@travesia/ui/range-slider';
import { chosenPriceRange, PRICE_STEP_MINOR, type PriceBounds, type PriceRange } from '@travesia/domain';
import styles from './filters.module.css';

export type PriceFilterProps = {
  words: { label: string; from: string; to: string };
  /** null where nothing of the list has a price. */
  bounds: PriceBounds | null;
  chosen: PriceRange | null;
  /** An amount in minor units, in words. */
  money: (amountMinor: number) => string;
  onChange: (range: PriceRange | null) => void;
};

/** From one price to another; nothing where all cost the same. */
export function PriceFilter({ words, bounds, chosen, money, onChange }: PriceFilterProps) {
  if (!bounds || bounds.fromMinor >= bounds.toMinor) return null;
  return (
    <div className={styles.group}>
      <RangeSlider
        label={words.label}
        min={bounds.fromMinor}
        max={bounds.toMinor}
        step={PRICE_STEP_MINOR}
        value={[chosen?.fromMinor ?? bounds.fromMinor, chosen?.toMinor ?? bounds.toMinor]}
        format={money}
        lowLabel={words.from}
        highLabel={words.to}
        onValueChange={(thumbs) => onChange(chosenPriceRange(bounds, thumbs))}
      />
    </div>
  );
}
