import { HotelIcon } from '@travesia/ui/icon';
import { Select } from '@travesia/ui/select';
import { PACKAGE_FLOW, ROOMS } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { SearchForm } from '../model/flight-search.ts';
import { SEARCH_PARAMETERS } from '../model/search-query.ts';
import { searchTexts } from '../texts.ts';
import { AirportField } from './airport-field.tsx';
import styles from './search-panel.module.css';

export type PackageFieldsProps = {
  id: string;
  wish: NonNullable<SearchForm['package']>;
  /** Nobody sleeps in a room without an adult. */
  adults: number;
  onWishChange: (wish: NonNullable<SearchForm['package']>) => void;
};

/** Where to sleep, if not at the flight's destination, and in how many rooms (K-01, K-02). */
export function PackageFields({ id, wish, adults, onWishChange }: PackageFieldsProps) {
  const { t } = useText(searchTexts);
  const most = Math.min(ROOMS.max, adults);
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className={styles.package}>
      <AirportField
        id={`${id}-stay`}
        name={SEARCH_PARAMETERS.hotelDestination}
        label={t('package.hotelDestination')}
        placeholder={t('package.atDestination')}
        field={wish.hotelDestination}
        onFieldChange={(hotelDestination) => onWishChange({ ...wish, hotelDestination })}
        before={<HotelIcon />}
      />
      <Select
        label={t('package.rooms')}
        name={SEARCH_PARAMETERS.rooms}
        value={String(Math.min(wish.rooms, most))}
        onChange={(event) => onWishChange({ ...wish, rooms: Number(event.target.value) })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('package.roomCount', { count })}
          </option>
        ))}
      </Select>
      <input type="hidden" name={SEARCH_PARAMETERS.flow} value={PACKAGE_FLOW} />
    </div>
  );
}
