import { Checkbox } from '@travesia/ui/checkbox';

export type FilterTickProps = {
  label: string;
  bucket: { count: number; isSelected: boolean };
  onTick: () => void;
};

/** One filter with what it would leave; nothing to tick where that is nothing (F-23). */
export function FilterTick({ label, bucket: { count, isSelected }, onTick }: FilterTickProps) {
  return (
    <Checkbox
      label={label}
      aside={String(count)}
      checked={isSelected}
      disabled={count === 0 && !isSelected}
      onChange={onTick}
    />
  );
}
