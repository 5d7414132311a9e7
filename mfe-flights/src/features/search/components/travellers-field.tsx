import { lazy, Suspense, useState } from 'react';
import { Popover } from '@travesia/ui/popover';
import { Skeleton } from '@travesia/ui/skeleton';
import { TravellersIcon } from '@travesia/ui/icon';
import type { Cabin } from '@travesia/contracts';
import { countsOfGroups, isAgeMissing, type FormAges } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { minorsText, SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { PickerButton } from '@travesia/ui/picker-button';
import styles from './travellers-field.module.css';

const TravellersSheet = lazy(async () => {
  const sheet = await import('./travellers-sheet.tsx');
  return { default: sheet.TravellersSheet };
});

export type TravellersFieldProps = {
  id: string;
  travellers: FormAges;
  cabin: Cabin | null;
  onTravellersChange: (travellers: FormAges) => void;
  onCabinChange: (cabin: Cabin | null) => void;
  error: string | undefined;
};

/** How many travel and in which cabin; the sheet that it opens may still be on its way. */
export function TravellersField({ id, error, ...choice }: TravellersFieldProps) {
  const { t } = useText(searchTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [isDonePressed, setDonePressed] = useState(false);
  const { cabin } = choice;
  const lacksAge = isAgeMissing(choice.travellers);
  const travellers = countsOfGroups(choice.travellers);
  const count = travellers.adult + travellers.child + travellers.infant;

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
            icon={<TravellersIcon />}
            error={error}
          >
            {t('travellers.summary', { count })}, {t(cabin ? `cabin.${cabin}` : 'cabin.any')}
          </PickerButton>
        )}
      >
        <Suspense
          fallback={
            <div className={styles.loading} role="status" aria-label={t('travellers.loading')}>
              <Skeleton shape="control" />
            </div>
          }
        >
          <TravellersSheet
            {...choice}
            error={error ?? (isDonePressed && lacksAge ? t('problems.age_missing') : undefined)}
            onDone={() => {
              setDonePressed(true);
              setIsOpen(lacksAge);
            }}
          />
        </Suspense>
      </Popover>
      <input type="hidden" name={SEARCH_PARAMETERS.adults} value={travellers.adult} />
      <input type="hidden" name={SEARCH_PARAMETERS.children} value={travellers.child} />
      <input type="hidden" name={SEARCH_PARAMETERS.infants} value={travellers.infant} />
      <input type="hidden" name={SEARCH_PARAMETERS.ages} value={minorsText(travellers)} />
      {cabin && <input type="hidden" name={SEARCH_PARAMETERS.cabin} value={cabin} />}
    </div>
  );
}
