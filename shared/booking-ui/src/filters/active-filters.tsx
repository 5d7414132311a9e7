import { Button } from '@travesia/ui/button';
import { RemovableChip } from '@travesia/ui/chip';
import { useText } from '@travesia/i18n';
import { choosingTexts } from '../choosing/texts.ts';
import styles from './active-filters.module.css';

export type ActiveFilter = { id: string; words: string; onRemove: () => void };
export type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  /** Takes all of them away. */
  onClear?: () => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ filters, onClear }: ActiveFiltersProps) {
  const { t } = useText(choosingTexts);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {filters.map(({ id, words, onRemove }) => (
        <li key={id}>
          <RemovableChip removeLabel={t('filters.remove', { filter: words })} onRemove={onRemove}>
            {words}
          </RemovableChip>
        </li>
      ))}
      {onClear && filters.length > 1 && (
        <li>
          <Button variant="link" size="small" onClick={onClear}>
            {t('filters.reset')}
          </Button>
        </li>
      )}
    </ul>
  );
}
