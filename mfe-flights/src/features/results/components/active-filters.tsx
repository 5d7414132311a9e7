import { RemovableChip } from '@travesia/ui/chip';
import type { Dictionaries } from '@travesia/contracts';
import { BUCKET_FACETS, resetFacet, toggleBucket, type FacetSelection } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { bucketWords } from '../model/filter-words.ts';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

export type ActiveFiltersProps = {
  selection: FacetSelection;
  dictionaries: Dictionaries;
  money: (amountMinor: number) => string;
  onChange: (selection: FacetSelection) => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ selection, dictionaries, money, onChange }: ActiveFiltersProps) {
  const { t } = useText(resultsTexts);
  const chips = BUCKET_FACETS.flatMap((facet) =>
    selection[facet].map((key) => ({
      id: `${facet}-${key}`,
      words: bucketWords(t, facet, key, dictionaries),
      remove: () => onChange(toggleBucket(selection, facet, key)),
    })),
  );
  const { price } = selection;
  if (price) {
    chips.push({
      id: 'price',
      words: t('bucket.priceRange', {
        from: price.fromMinor === null ? '' : money(price.fromMinor),
        to: price.toMinor === null ? '' : money(price.toMinor),
      }),
      remove: () => onChange(resetFacet(selection, 'price')),
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chips.map(({ id, words, remove }) => (
        <li key={id}>
          <RemovableChip removeLabel={t('filters.remove', { filter: words })} onRemove={remove}>
            {words}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
