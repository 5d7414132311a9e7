import { useMemo, useState } from 'react';
import { Link } from '@travesia/platform/libraries';
import { DotMap } from '@travesia/ui/dot-map';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { Hotel } from '@travesia/contracts';
import { hasBit } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { useMoney } from '@travesia/page';
import { hotelAddress, type HotelSearch, type SearchedPlace } from '../../search/index.ts';
import { Stars } from '../../stays/index.ts';
import type { HotelList, HotelsView } from '../model/hotel-list.ts';
import { resultsTexts } from '../texts.ts';
import styles from './hotels-map.module.css';

export type HotelsMapProps = {
  search: HotelSearch;
  place: SearchedPlace;
  list: HotelList;
  view: HotelsView;
};

/** Kilometres from the middle to the edge, and the circles that are drawn at each. */
const REACHES = [
  { km: 5, rings: [1, 3] },
  { km: 16, rings: [5, 15] },
  { km: 60, rings: [15, 50] },
  { km: 330, rings: [100, 320] },
] as const;

const dotOf = ({ hotelInfo }: Hotel) => ({
  id: hotelInfo.hotelCode,
  latitude: hotelInfo.locationInfo.latitude,
  longitude: hotelInfo.locationInfo.longitude,
});

/** Where the hotels are: dots around the searched place; a press on one names it. */
export function HotelsMap({ search, place, list, view }: HotelsMapProps) {
  const { t } = useText(resultsTexts);
  const money = useMoney();
  const [reach, setReach] = useState('16');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { km, rings } = REACHES.find((each) => String(each.km) === reach) ?? REACHES[1];
  const { passing, count } = view.facets;
  const middle = useMemo(
    () => ({ latitude: place.location.lat, longitude: place.location.lon }),
    [place.location.lat, place.location.lon],
  );
  const dots = useMemo(
    () => list.hotels.filter((_hotel, index) => hasBit(passing, index)).map(dotOf),
    [list, passing],
  );
  const quietDots = useMemo(
    () => list.hotels.filter((_hotel, index) => !hasBit(passing, index)).map(dotOf),
    [list, passing],
  );
  const selected = list.hotels.find(({ hotelInfo }) => hotelInfo.hotelCode === selectedId);
  const rate = selected?.hotelRateInfo.rateInfo.convertedRateInfo;

  return (
    <div className={styles.map}>
      <DotMap
        middle={middle}
        reachKm={km}
        dots={dots}
        quietDots={quietDots}
        selectedId={selectedId}
        onSelect={setSelectedId}
        rings={rings.map((ring) => ({ km: ring, label: t('map.km', { km: ring }) }))}
        title={t('map.title', { count, place: place.name })}
      />
      <RadioGroup
        legend={t('map.reach')}
        legendHidden
        look="segments"
        options={REACHES.map((each) => ({
          value: String(each.km),
          label: t('map.km', { km: each.rings[1] }),
        }))}
        value={reach}
        onValueChange={setReach}
      />
      {selected ? (
        <p className={styles.selected} role="status">
          <Link to={hotelAddress(search, selected.hotelInfo.hotelCode)}>{selected.hotelInfo.hotelName}</Link>{' '}
          <Stars rating={selected.hotelInfo.rating} />
          <span>{rate ? t('map.night', { price: money(rate.averageNightlyRate) }) : t('noPrice')}</span>
        </p>
      ) : (
        <p className={styles.hint}>{t('map.hint')}</p>
      )}
    </div>
  );
}
