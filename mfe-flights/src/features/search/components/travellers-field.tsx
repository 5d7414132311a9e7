import { useState } from 'react';
import { Button } from '@travesia/ui/button';
import { Popover } from '@travesia/ui/popover';
import { RadioGroup } from '@travesia/ui/radio-group';
import { Stepper } from '@travesia/ui/stepper';
import { TravellersIcon } from '@travesia/ui/icon';
import { CABINS, type Cabin } from '@travesia/contracts';
import { ADULTS, CHILDREN, INFANTS, type TravellerCounts } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { PickerButton } from '@travesia/ui/picker-button';
import styles from './travellers-field.module.css';

export type TravellersFieldProps = {
  id: string;
  travellers: TravellerCounts;
  cabin: Cabin | null;
  onTravellersChange: (travellers: TravellerCounts) => void;
  onCabinChange: (cabin: Cabin | null) => void;
  error: string | undefined;
};

const ANY_CABIN = 'any';

/** Each stepper checks its own kind only; the rules between them are checked on submit (F-06, F-07). */
export function TravellersField({
  id,
  travellers,
  cabin,
  onTravellersChange,
  onCabinChange,
  error,
}: TravellersFieldProps) {
  const { t } = useText(searchTexts);
  const [isOpen, setIsOpen] = useState(false);
  const count = travellers.adult + travellers.child + travellers.infant;
  const change = (part: Partial<TravellerCounts>) => onTravellersChange({ ...travellers, ...part });

  return (
    <div>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('travellers.label')}
        align="end"
        panelClassName={styles.panel ?? ''}
        trigger={(trigger) => (
          <PickerButton
            {...trigger}
            id={id}
            label={t('travellers.label')}
            icon={<TravellersIcon aria-hidden="true" />}
            error={error}
          >
            {t('travellers.summary', { count })}, {t(cabin ? `cabin.${cabin}` : 'cabin.any')}
          </PickerButton>
        )}
      >
        <div className={styles.body}>
          <Stepper
            label={t('travellers.adults')}
            hint={t('travellers.adultsHint')}
            value={travellers.adult}
            min={ADULTS.min}
            max={ADULTS.max}
            onValueChange={(adult) => change({ adult })}
            decreaseLabel={t('travellers.fewerAdults')}
            increaseLabel={t('travellers.moreAdults')}
          />
          <Stepper
            label={t('travellers.children')}
            hint={t('travellers.childrenHint')}
            value={travellers.child}
            min={CHILDREN.min}
            max={CHILDREN.max}
            onValueChange={(child) => change({ child })}
            decreaseLabel={t('travellers.fewerChildren')}
            increaseLabel={t('travellers.moreChildren')}
          />
          <Stepper
            label={t('travellers.infants')}
            hint={t('travellers.infantsHint')}
            value={travellers.infant}
            min={INFANTS.min}
            max={INFANTS.max}
            onValueChange={(infant) => change({ infant })}
            decreaseLabel={t('travellers.fewerInfants')}
            increaseLabel={t('travellers.moreInfants')}
          />
          <RadioGroup
            legend={t('cabin.label')}
            options={[ANY_CABIN, ...CABINS].map((value) => ({
              value,
              label: t(`cabin.${value as Cabin | 'any'}`),
            }))}
            value={cabin ?? ANY_CABIN}
            onValueChange={(value) => onCabinChange(CABINS.find((known) => known === value) ?? null)}
          />
          {error && <p className={styles.error}>{error}</p>}
          <Button wide onClick={() => setIsOpen(false)}>
            {t('travellers.done')}
          </Button>
        </div>
      </Popover>
      <input type="hidden" name={SEARCH_PARAMETERS.adults} value={travellers.adult} />
      <input type="hidden" name={SEARCH_PARAMETERS.children} value={travellers.child} />
      <input type="hidden" name={SEARCH_PARAMETERS.infants} value={travellers.infant} />
      {cabin && <input type="hidden" name={SEARCH_PARAMETERS.cabin} value={cabin} />}
    </div>
  );
}
