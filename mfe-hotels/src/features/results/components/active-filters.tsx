import { ActiveFilters as FilterChips } from '@travesia/booking-ui/filters';
import { HOTEL_CHOICES, RATE_CHOICES, toggleHotelBucket, type HotelSelection } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useFilterWords } from '../hooks/use-filter-words.ts';
import { resultsTexts } from '../texts.ts';

export type ActiveFiltersProps = {
  selection: HotelSelection;
  money: (amountMinor: number) => string;
  onChange: (selection: HotelSelection) => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ selection, money, onChange }: ActiveFiltersProps) {
  const { t } = useText(resultsTexts);
  const words = useFilterWords();
  const { nightPrice } = selection;
  const filters = ([...HOTEL_CHOICES, ...RATE_CHOICES, 'amenities'] as const).flatMap((facet) =>
    selection[facet].map((key) => ({
      id: `${facet}-${key}`,
      words: words(facet, key),
      onRemove: () => onChange(toggleHotelBucket(selection, facet, key)),
    })),
  );
  if (selection.isFreeToCancel) {
    filters.push({
      id: 'free',
      words: t('bucket.free'),
      onRemove: () => onChange({ ...selection, isFreeToCancel: false }),
    });
  }
  if (nightPrice) {
    const end = (amount: number | null) => (amount === null ? '' : money(amount));
    filters.push({
      id: 'price',
      words: t('bucket.priceRange', { from: end(nightPrice.fromMinor), to: end(nightPrice.toMinor) }),
      onRemove: () => onChange({ ...selection, nightPrice: null }),
    });
  }
  if (selection.area) {
    filters.push({
      id: 'area',
      words: t('bucket.area'),
      onRemove: () => onChange({ ...selection, area: null }),
    });
  }
  return <FilterChips filters={filters} />;
}
