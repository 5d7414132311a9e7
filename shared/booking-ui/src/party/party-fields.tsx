import { Select } from '@travesia/ui/select';
import { Stepper } from '@travesia/ui/stepper';
import { ADULTS, CHILD_AGE, CHILDREN } from '@travesia/domain';
import styles from './party.module.css';

type Party = { readonly adults: number; readonly childAges: readonly (number | null)[] };

export type PartyFieldsProps = {
  party: Party;
  /** Whether children may come. */
  asksChildren: boolean;
  onPartyChange: (party: Party) => void;
  words: Readonly<
    Record<'adults' | 'children', { label: string; hint: string; fewer: string; more: string }>
  > & {
    chooseAge: string;
    childAge: (child: number) => string;
    years: (count: number) => string;
  };
};

const AGES = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, index) => CHILD_AGE.min + index);

/** Adults and children; the age of each child is asked, because the price depends on it (H-03, T-02). */
export function PartyFields({ party, asksChildren, onPartyChange, words }: PartyFieldsProps) {
  const { adults, childAges } = party;
  return (
    <>
      <Stepper
        label={words.adults.label}
        hint={words.adults.hint}
        value={adults}
        min={ADULTS.min}
        max={ADULTS.max}
        onValueChange={(count) => onPartyChange({ ...party, adults: count })}
        decreaseLabel={words.adults.fewer}
        increaseLabel={words.adults.more}
      />
      {asksChildren && (
        <Stepper
          label={words.children.label}
          hint={words.children.hint}
          value={childAges.length}
          min={CHILDREN.min}
          max={CHILDREN.max}
          onValueChange={(count) =>
            onPartyChange({
              ...party,
              childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null),
            })
          }
          decreaseLabel={words.children.fewer}
          increaseLabel={words.children.more}
        />
      )}
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, index) => (
            <Select
              // Children have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              label={words.childAge(index + 1)}
              value={age === null ? '' : String(age)}
              onChange={(event) => {
                const chosen = event.target.value === '' ? null : Number(event.target.value);
                onPartyChange({ ...party, childAges: childAges.with(index, chosen) });
              }}
            >
              <option value="">{words.chooseAge}</option>
              {AGES.map((years) => (
                <option key={years} value={years}>
                  {words.years(years)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </>
  );
}
