import { ActiveFilters as FilterChips } from '@travesia/booking-ui/filters';
import type { Dictionaries } from '@travesia/contracts';
import {
  BUCKET_FACETS,
  NO_FACETS,
  resetFacet,
  TIME_FACETS,
  toggleBucket,
  type FacetSelection,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { filterWords, timesWords } from '../model/filter-words.ts';
import { resultsTexts } from '../texts.ts';

export type ActiveFiltersProps = {
  selection: FacetSelection;
  dictionaries: Dictionaries;
  money: (amountMinor: number) => string;
  onChange: (selection: FacetSelection) => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ selection, dictionaries, money, onChange }: ActiveFiltersProps) {
  const { t, tag } = useText(resultsTexts);
  const filters = BUCKET_FACETS.flatMap((facet) =>
    selection[facet].map((key) => ({
      id: `${facet}-${key}`,
      words: filterWords(t, facet, key, dictionaries),
      onRemove: () => onChange(toggleBucket(selection, facet, key)),
    })),
  );
  for (const facet of TIME_FACETS) {
    const times = selection[facet];
    if (!times) continue;
    filters.push({
      id: facet,
      words: t('bucket.of', { facet: t(`facet.${facet}`), choice: timesWords(t, times, tag) }),
      onRemove: () => onChange(resetFacet(selection, facet)),
    });
  }
  const { price } = selection;
  if (price) {
    filters.push({
      id: 'price',
      words: t('bucket.priceRange', {
        from: price.fromMinor === null ? '' : money(price.fromMinor),
        to: price.toMinor === null ? '' : money(price.toMinor),
      }),
      onRemove: () => onChange(resetFacet(selection, 'price')),
    });
  }
  return <FilterChips filters={filters} onClear={() => onChange(NO_FACETS)} />;
}
