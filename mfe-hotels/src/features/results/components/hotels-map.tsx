import { memo, useMemo, useState } from 'react';
import { ListLink } from '@travesia/booking-ui/list-address';
import { DotMap } from '@travesia/ui/dot-map';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { Hotel } from '@travesia/contracts';
import { hasBit } from '@travesia/domain';
import { useShownMoney, useText } from '@travesia/i18n';
import { hotelAddress, type HotelSearch, type SearchedPlace } from '../../search/index.ts';
import { Stars } from '../../stays/index.ts';
import type { HotelList, HotelsView } from '../model/hotel-list.ts';
import { shownStay } from '../model/shown-stay.ts';
import { resultsTexts } from '../texts.ts';
import styles from './hotels-map.module.css';

export type HotelsMapProps = {
  search: HotelSearch;
  place: SearchedPlace;
  list: HotelList;
  view: HotelsView;
  /** With the filter on, prices are those of the cheapest rates that can be cancelled. */
  wantsFreeCancellation: boolean;
  /** Coasts in kilometres around the place. */
  land: string | undefined;
};

/** How far the map can go; the last circle of each is what its button says. */
const NEAR_REACHES = [
  { id: 'walk', rings: [1, 3] },
  { id: 'city', rings: [5, 15] },
] as const;
const FAR_STEP_KM = 50;
/** Coasts are known to half a kilometre: nearer they would put hotels into the sea. */
const LAND_FROM_KM = 10;
const MARGIN = 1.08;

const dotOf = ({ hotelInfo }: Hotel) => ({
  id: hotelInfo.hotelCode,
  latitude: hotelInfo.locationInfo.latitude,
  longitude: hotelInfo.locationInfo.longitude,
});

/** Where the hotels are: dots around the searched place; a press on one names it. */
export const HotelsMap = memo(function HotelsMap({
  search,
  place,
  list,
  view,
  wantsFreeCancellation,
  land,
}: HotelsMapProps) {
  const { t } = useText(resultsTexts);
  const money = useShownMoney();
  const [reachId, setReachId] = useState<string>('city');
  const [selectedId, setSelectedId] = useState<string | null>(null);
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
  const reaches = useMemo(() => {
    const farthest = Math.max(1, ...list.hotels.map(({ hotelInfo }) => hotelInfo.locationInfo.distanceKm));
    const far = Math.ceil(farthest / FAR_STEP_KM) * FAR_STEP_KM;
    return [...NEAR_REACHES, { id: 'all', rings: [far / 2, far] }] as const;
  }, [list]);
  const { rings } = reaches.find(({ id }) => id === reachId) ?? reaches[1];
  const selected = list.hotels.find(({ hotelInfo }) => hotelInfo.hotelCode === selectedId);
  const stay = selected && shownStay(selected, wantsFreeCancellation);

  return (
    <div className={styles.map}>
      <DotMap
        middle={middle}
        reachKm={rings[1] * MARGIN}
        dots={dots}
        quietDots={quietDots}
        selectedId={selectedId}
        onSelect={setSelectedId}
        land={rings[1] >= LAND_FROM_KM ? land : null}
        rings={rings.map((ring) => ({ km: ring, label: t('map.km', { km: ring }) }))}
        title={t('map.title', { count, place: place.name })}
      />
      <RadioGroup
        legend={t('map.reach')}
        legendHidden
        variant="segments"
        options={reaches.map((reach) => ({
          value: reach.id,
          label: t('map.km', { km: reach.rings[1] }),
        }))}
        value={reachId}
        onValueChange={setReachId}
      />
      {selected ? (
        <p className={styles.selected} role="status">
          <ListLink to={hotelAddress(search, selected.hotelInfo.hotelCode, { wantsFreeCancellation })}>
            {selected.hotelInfo.hotelName}
          </ListLink>{' '}
          <Stars rating={selected.hotelInfo.rating} />
          <span>{stay ? t('map.night', { price: money(stay.night) }) : t('noPrice')}</span>
        </p>
      ) : (
        <p className={styles.hint}>{t('map.hint')}</p>
      )}
    </div>
  );
});
