import { useState } from 'react';
import { PartyFields } from '@travesia/booking-ui/party';
import { PickerButton } from '@travesia/ui/picker-button';
import { Popover } from '@travesia/ui/popover';
import { TravellersIcon } from '@travesia/ui/icon';
import { formatPaxes, paxesOf, type ActivityParty } from '@travesia/domain';
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
          <PickerButton {...trigger} id={id} label={t('party.label')} icon={<TravellersIcon />} error={error}>
            {[
              t('party.adultCount', { count: adults }),
              ...(childAges.length > 0 ? [t('party.childCount', { count: childAges.length })] : []),
            ].join(', ')}
          </PickerButton>
        )}
      >
        <div className={styles.party}>
          <PartyFields
            party={party}
            asksChildren={asksChildren}
            onPartyChange={onPartyChange}
            words={{
              adults: {
                label: t('party.adults'),
                hint: t('party.adultsHint'),
                fewer: t('party.fewerAdults'),
                more: t('party.moreAdults'),
              },
              children: {
                label: t('party.children'),
                hint: t('party.childrenHint'),
                fewer: t('party.fewerChildren'),
                more: t('party.moreChildren'),
              },
              chooseAge: t('party.chooseAge'),
              childAge: (child) => t('party.childAge', { child }),
              years: (count) => t('party.years', { count }),
            }}
          />
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
