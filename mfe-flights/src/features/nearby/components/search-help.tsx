import { FLEXIBLE_DAYS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useRemotePage } from '@travesia/page';
import { TextProvider } from '@travesia/platform/react';
import { Checkbox } from '@travesia/ui/checkbox';
import { chosenPlace, type SearchForm } from '../../search/model/flight-search.ts';
import { nearbyTexts } from '../texts.ts';
import { NearbyAirports } from './nearby-airports.tsx';
import styles from './nearby-airports.module.css';

const TEXTS = [nearbyTexts];

export type SearchHelpProps = {
  form: SearchForm;
  onChange: (change: Partial<SearchForm>) => void;
  className?: string | undefined;
};

/** Airports and days that are searched beside those of the form. */
function WiderSearch({ form, onChange }: SearchHelpProps) {
  const { t } = useText(nearbyTexts);
  return (
    <div role="group" aria-label={t('wider.label')} className={styles.wider}>
      <Checkbox
        label={t('wider.airports')}
        checked={form.withNearby}
        onChange={({ target }) => onChange({ withNearby: target.checked })}
      />
      <Checkbox
        label={t('wider.dates', { count: FLEXIBLE_DAYS })}
        checked={form.isFlexible}
        onChange={({ target }) => onChange({ isFlexible: target.checked })}
      />
    </div>
  );
}

/** What the form offers once somebody uses it. */
export function SearchHelp({ className, ...props }: SearchHelpProps) {
  const { locale } = useRemotePage();
  const { form, onChange } = props;
  if (form.package && form.origin.text) return null;
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <div className={className}>
        {!form.origin.text && (
          <NearbyAirports onChoose={(place) => onChange({ origin: chosenPlace(place) })} />
        )}
        {!form.package && <WiderSearch {...props} />}
      </div>
    </TextProvider>
  );
}
