import { TextField } from '@travesia/ui/text-field';
import type { LocalDate } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import styles from './dates-field.module.css';

export type NativeDatesProps = {
  id: string;
  isRoundTrip: boolean;
  departureDate: LocalDate;
  returnDate: LocalDate;
  min: LocalDate;
  max: LocalDate;
};

/** Date fields that work before any code has arrived, and where none ever does. */
export function NativeDates({ id, isRoundTrip, departureDate, returnDate, min, max }: NativeDatesProps) {
  const { t } = useText(searchTexts);
  return (
    <div className={styles.native} data-round-trip={isRoundTrip ? '' : undefined} data-native-dates="">
      <TextField
        id={id}
        type="date"
        name={SEARCH_PARAMETERS.departure}
        label={t('dates.departure')}
        defaultValue={departureDate}
        min={min}
        max={max}
      />
      {isRoundTrip && (
        <TextField
          id={`${id}-return`}
          type="date"
          name={SEARCH_PARAMETERS.return}
          label={t('dates.return')}
          defaultValue={returnDate}
          min={min}
          max={max}
        />
      )}
    </div>
  );
}
