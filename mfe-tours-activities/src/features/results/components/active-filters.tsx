import { ActiveFilters as FilterChips, type ActiveFilter } from '@travesia/booking-ui/filters';
import { useText } from '@travesia/i18n';
import { activityWords } from '../../activities/index.ts';
import { toggleDuration, type ActivitySelection } from '../model/activity-list.ts';
import { resultsTexts } from '../texts.ts';

export type ActiveFiltersProps = {
  selection: ActivitySelection;
  money: (amountMinor: number) => string;
  onChange: (selection: ActivitySelection) => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ selection, money, onChange }: ActiveFiltersProps) {
  const { t } = useText(resultsTexts);
  const words = useText(activityWords);
  const { durations, price } = selection;
  const filters: ActiveFilter[] = durations.map((type) => ({
    id: type,
    words: words.t(`durationType.${type}`),
    onRemove: () => onChange(toggleDuration(selection, type)),
  }));
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
