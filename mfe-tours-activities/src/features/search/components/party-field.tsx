import { useState } from 'react';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { Select } from '@travesia/ui/select';
import { Stepper } from '@travesia/ui/stepper';
import { TravellersIcon } from '@travesia/ui/icon';
import { ADULTS, CHILD_AGE, CHILDREN, formatPaxes, paxesOf, type ActivityParty } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useSearchRules } from '../hooks/use-search-rules.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import styles from './party-field.module.css';

export type PartyFieldProps = {
  id: string;
  party: ActivityParty;
  onPartyChange: (party: ActivityParty) => void;
  error: string | undefined;
};

const AGES = Array.from({ length: CHILD_AGE.max - CHILD_AGE.min + 1 }, (_, index) => CHILD_AGE.min + index);

/** Who takes part; children, each with an age, only where the market sells to them (T-02). */
export function PartyField({ id, party, onPartyChange, error }: PartyFieldProps) {
  const { t } = useText(searchTexts);
  const { children: asksChildren } = useSearchRules();
  const [isOpen, setIsOpen] = useState(false);
  const { adults, childAges } = party;
  return (
    <div>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        label={t('party.label')}
        align="end"
        doneLabel={t('party.done')}
        panelClassName={styles.panel ?? ''}
        trigger={(trigger) => (
          <PickerButton
            {...trigger}
            id={id}
            label={t('party.label')}
            icon={<TravellersIcon aria-hidden="true" />}
            error={error}
          >
            {[
              t('party.adultCount', { count: adults }),
              ...(childAges.length > 0 ? [t('party.childCount', { count: childAges.length })] : []),
            ].join(', ')}
          </PickerButton>
        )}
      >
        <div className={styles.party}>
          <Stepper
            label={t('party.adults')}
            hint={t('party.adultsHint')}
            value={adults}
            min={ADULTS.min}
            max={ADULTS.max}
            onValueChange={(count) => onPartyChange({ ...party, adults: count })}
            decreaseLabel={t('party.fewerAdults')}
            increaseLabel={t('party.moreAdults')}
          />
          {asksChildren && (
            <Stepper
              label={t('party.children')}
              hint={t('party.childrenHint')}
              value={childAges.length}
              min={CHILDREN.min}
              max={CHILDREN.max}
              onValueChange={(count) =>
                onPartyChange({
                  ...party,
                  childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null),
                })
              }
              decreaseLabel={t('party.fewerChildren')}
              increaseLabel={t('party.moreChildren')}
            />
          )}
          {childAges.length > 0 && (
            <div className={styles.ages}>
              {childAges.map((age, index) => (
                <Select
                  // Children have no name but their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  label={t('party.childAge', { child: index + 1 })}
                  value={age === null ? '' : String(age)}
                  onChange={(event) => {
                    const chosen = event.target.value === '' ? null : Number(event.target.value);
                    onPartyChange({
                      ...party,
                      childAges: childAges.map((each, place) => (place === index ? chosen : each)),
                    });
                  }}
                >
                  <option value="">{t('party.chooseAge')}</option>
                  {AGES.map((years) => (
                    <option key={years} value={years}>
                      {t('party.years', { count: years })}
                    </option>
                  ))}
                </Select>
              ))}
            </div>
          )}
        </div>
      </Popover>
      <input
        type="hidden"
        name={SEARCH_PARAMETERS.paxes}
        value={formatPaxes(paxesOf(party, { children: true }))}
      />
    </div>
  );
}
