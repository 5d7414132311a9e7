import { RemovableChip } from '@travesia/ui/chip';
import { HOTEL_CHOICES, toggleHotelBucket, type HotelSelection } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useFilterWords } from '../hooks/use-filter-words.ts';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

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
  const chips = ([...HOTEL_CHOICES, 'amenities'] as const).flatMap((facet) =>
    selection[facet].map((key) => ({
      id: `${facet}-${key}`,
      words: words(facet, key),
      next: toggleHotelBucket(selection, facet, key),
    })),
  );
  if (selection.isFreeToCancel) {
    chips.push({ id: 'free', words: t('bucket.free'), next: { ...selection, isFreeToCancel: false } });
  }
  if (nightPrice) {
    const end = (amount: number | null) => (amount === null ? '' : money(amount));
    chips.push({
      id: 'price',
      words: t('bucket.priceRange', { from: end(nightPrice.fromMinor), to: end(nightPrice.toMinor) }),
      next: { ...selection, nightPrice: null },
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chips.map(({ id, words: name, next }) => (
        <li key={id}>
          <RemovableChip removeLabel={t('filters.remove', { filter: name })} onRemove={() => onChange(next)}>
            {name}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
