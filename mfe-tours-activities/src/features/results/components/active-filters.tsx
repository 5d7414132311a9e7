import { RemovableChip } from '@travesia/ui/chip';
import { useText } from '@travesia/i18n';
import { thingsTexts } from '../../things/index.ts';
import { toggleDuration, type ThingsSelection } from '../model/things-list.ts';
import { resultsTexts } from '../texts.ts';
import styles from './results-page.module.css';

export type ActiveFiltersProps = {
  selection: ThingsSelection;
  money: (amountMinor: number) => string;
  onChange: (selection: ThingsSelection) => void;
};

/** Every filter that holds, with its way out. */
export function ActiveFilters({ selection, money, onChange }: ActiveFiltersProps) {
  const { t } = useText(resultsTexts);
  const words = useText(thingsTexts);
  const { durations, price } = selection;
  const end = (amount: number | null) => (amount === null ? '' : money(amount));
  const chips = [
    ...durations.map((type) => ({
      id: type as string,
      words: words.t(`durationType.${type}`),
      next: toggleDuration(selection, type),
    })),
    ...(price
      ? [
          {
            id: 'price',
            words: t('bucket.priceRange', { from: end(price.fromMinor), to: end(price.toMinor) }),
            next: { ...selection, price: null },
          },
        ]
      : []),
  ];
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
