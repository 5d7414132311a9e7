import { ActiveFilters as FilterChips, type ActiveFilter } from '@travesia/booking-ui/filters';
import { useText } from '@travesia/i18n';
import { ACTIVITY_FACETS, type ActivityFacet } from '../model/activity-facets.ts';
import { toggleTick, type ActivitySelection } from '../model/activity-list.ts';
import { resultsTexts } from '../texts.ts';

export type ActiveFiltersProps = {
  selection: ActivitySelection;
  words: (facet: ActivityFacet, key: string) => string;
  money: (amountMinor: number) => string;
  onChange: (selection: ActivitySelection) => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ selection, words, money, onChange }: ActiveFiltersProps) {
  const { t } = useText(resultsTexts);
  const { price } = selection;
  const filters: ActiveFilter[] = ACTIVITY_FACETS.flatMap((facet) =>
    selection[facet].map((key) => ({
      id: `${facet}-${key}`,
      words: words(facet, key),
      onRemove: () => onChange(toggleTick(selection, facet, key)),
    })),
  );
  if (price) {
    const end = (amount: number | null) => (amount === null ? '' : money(amount));
    filters.push({
      id: 'price',
      words: t('bucket.priceRange', { from: end(price.fromMinor), to: end(price.toMinor) }),
      onRemove: () => onChange({ ...selection, price: null }),
    });
  }
  return <FilterChips filters={filters} />;
}
