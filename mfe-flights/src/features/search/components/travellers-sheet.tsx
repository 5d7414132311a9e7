import { Button } from '@travesia/ui/button';
import { RadioGroup } from '@travesia/ui/radio-group';
import { Select } from '@travesia/ui/select';
import { Stepper } from '@travesia/ui/stepper';
import { CABINS, type Cabin } from '@travesia/contracts';
import {
  ADULTS,
  CHILDREN,
  FLIGHT_CHILD_AGE,
  INFANT_AGE,
  INFANTS,
  YOUTH_AGE,
  type FormAges,
} from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { withTexts } from '@travesia/platform/react';
import { searchTexts } from '../texts.ts';
import { travellersTexts } from '../travellers-texts.ts';
import styles from './travellers-sheet.module.css';

export type TravellersSheetProps = {
  travellers: FormAges;
  cabin: Cabin | null;
  onTravellersChange: (travellers: FormAges) => void;
  onCabinChange: (cabin: Cabin | null) => void;
  onDone: () => void;
  error: string | undefined;
};

const ANY_CABIN = 'any';

/** Whose age is asked, because the fare depends on it (W-04). */
const MINORS = [
  { group: 'youths', ages: YOUTH_AGE },
  { group: 'children', ages: FLIGHT_CHILD_AGE },
  { group: 'infants', ages: INFANT_AGE },
] as const;

/** Each stepper checks its own kind only; the rules between them are checked on submit (F-06, F-07). */
function Sheet({
  travellers,
  cabin,
  onTravellersChange,
  onCabinChange,
  onDone,
  error,
}: TravellersSheetProps) {
  const { t } = useText(travellersTexts);
  const { t: words } = useText(searchTexts);
  const { grownUps, youths } = travellers;
  const change = (part: Partial<FormAges>) => onTravellersChange({ ...travellers, ...part });
  const most = {
    youths: ADULTS.max - grownUps,
    children: CHILDREN.max,
    infants: INFANTS.max,
  };

  return (
    <div className={styles.body}>
      <Stepper
        label={t('group.adults')}
        hint={t('hint.adults')}
        value={grownUps}
        // From 16 on, people travel by themselves.
        min={youths.length > 0 ? 0 : ADULTS.min}
        max={ADULTS.max - youths.length}
        onValueChange={(count) => change({ grownUps: count })}
        decreaseLabel={t('fewer.adults')}
        increaseLabel={t('more.adults')}
      />
      {MINORS.map(({ group, ages }) => {
        const known = travellers[group];
        return (
          <div key={group} className={styles.group}>
            <Stepper
              label={t(`group.${group}`)}
              hint={t(`hint.${group}`)}
              value={known.length}
              // Somebody has to travel.
              min={group === 'youths' && grownUps === 0 ? ADULTS.min : 0}
              max={most[group]}
              onValueChange={(count) =>
                change({ [group]: Array.from({ length: count }, (_, place) => known[place] ?? null) })
              }
              decreaseLabel={t(`fewer.${group}`)}
              increaseLabel={t(`more.${group}`)}
            />
            {known.length > 0 && (
              <div className={styles.ages}>
                {known.map((age, place) => (
                  <Select
                    // People have no name here but their place.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={place}
                    label={t(`age.${group}`, { place: place + 1 })}
                    value={age === null ? '' : String(age)}
                    onChange={({ target: { value } }) =>
                      change({ [group]: known.with(place, value === '' ? null : Number(value)) })
                    }
                  >
                    <option value="">{t('chooseAge')}</option>
                    {Array.from({ length: ages.max - ages.min + 1 }, (_, step) => ages.min + step).map(
                      (years) => (
                        <option key={years} value={years}>
                          {t('years', { count: years })}
                        </option>
                      ),
                    )}
                  </Select>
                ))}
              </div>
            )}
          </div>
        );
      })}
      {youths.length + travellers.children.length + travellers.infants.length > 0 && (
        <p className={styles.note}>{t('agesNote')}</p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <RadioGroup
        legend={t('cabin')}
        options={[ANY_CABIN, ...CABINS].map((value) => ({
          value,
          label: words(`cabin.${value as Cabin | 'any'}`),
        }))}
        value={cabin ?? ANY_CABIN}
        onValueChange={(value) => onCabinChange(CABINS.find((known) => known === value) ?? null)}
      />
      <div className={styles.foot}>
        <Button wide onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

/** Who flies, how old they are, and in which cabin; loaded when it is opened. */
export const TravellersSheet = withTexts([travellersTexts, searchTexts], Sheet);
