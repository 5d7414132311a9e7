import { memo } from 'react';
import { Checkbox } from '@travesia/ui/checkbox';
import { useOptimisticChoice } from '@travesia/ui/optimistic-choice';
import styles from './filters.module.css';

export type FilterTickProps<Group extends string, Value extends string> = {
  label: string;
  hint?: string | undefined;
  /** Results that it would leave. */
  count: number;
  /** Where the number alone would not say of what. */
  countWords?: string | undefined;
  /** Best price of those, in words. */
  price?: string | undefined;
  isSelected: boolean;
  group: Group;
  value: Value;
  /** The same function for as long as the panel stands. */
  onTick: (group: Group, value: Value) => void;
};

function Tick<Group extends string, Value extends string>({
  label,
  hint,
  count,
  countWords = String(count),
  price,
  isSelected,
  group,
  value,
  onTick,
}: FilterTickProps<Group, Value>) {
  const [isTicked, tick] = useOptimisticChoice(isSelected, () => onTick(group, value));
  return (
    <Checkbox
      label={
        price === undefined ? (
          label
        ) : (
          <>
            {label} <span className={styles.price}>{price}</span>
          </>
        )
      }
      hint={hint}
      aside={countWords}
      checked={isTicked}
      disabled={count === 0 && !isTicked}
      onChange={() => tick(!isTicked)}
    />
  );
}

/**
 * One filter with what it would leave; nothing to tick where that is nothing (F-23). A press changes few of
 * many: the others are not rendered again.
 */
export const FilterTick = memo(Tick) as typeof Tick;
