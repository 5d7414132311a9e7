import { FLEXIBLE_DAYS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { withTexts } from '@travesia/platform/react';
import { Checkbox } from '@travesia/ui/checkbox';
import { MoreLegs, type MoreLegsProps } from '../../search/components/more-legs.tsx';
import { chosenPlace, SEVERAL_CITIES } from '../../search/model/flight-search.ts';
import { searchTexts } from '../../search/texts.ts';
import { nearbyTexts } from '../texts.ts';
import { NearbyAirports } from './nearby-airports.tsx';
import styles from './nearby-airports.module.css';

export type SearchHelpProps = MoreLegsProps & { className?: string | undefined };

/** Airports and days that are searched beside those of the form. */
function WiderSearch({ form, onChange }: Pick<SearchHelpProps, 'form' | 'onChange'>) {
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
export const SearchHelp = withTexts(
  [nearbyTexts, searchTexts],
  ({ className, ...props }: SearchHelpProps) => {
    const { form, onChange } = props;
    if (form.package && form.origin.text) return null;
    return (
      <div className={className}>
        {!form.origin.text && (
          <NearbyAirports onChoose={(place) => onChange({ origin: chosenPlace(place) })} />
        )}
        {form.tripType === SEVERAL_CITIES && <MoreLegs {...props} />}
        {!form.package && form.tripType !== SEVERAL_CITIES && <WiderSearch {...props} />}
      </div>
    );
  },
);
