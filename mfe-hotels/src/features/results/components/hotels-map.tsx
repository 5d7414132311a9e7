import { memo, useMemo, useState } from 'react';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@travesia/ui/icon';
import { Button } from '@travesia/ui/button';
import { Checkbox } from '@travesia/ui/checkbox';
import { wholePrice } from '@travesia/booking-ui/cell-price';
import { ListLink } from '@travesia/booking-ui/list-address';
import { DotMap, fromPlane, onPlane, type PlanePoint } from '@travesia/ui/dot-map';
import { RadioGroup } from '@travesia/ui/radio-group';
import type { Hotel } from '@travesia/contracts';
import { hasBit, type HotelSelection, type MapArea } from '@travesia/domain';
import { usePriceFormat, useShownMoney, useText } from '@travesia/i18n';
import { hotelAddress, type HotelSearch, type SearchedPlace } from '../../search/index.ts';
import { Stars, stayCost } from '../../stays/index.ts';
import type { HotelList, HotelsView } from '../model/hotel-list.ts';
import { wantedOf } from '../model/results-query.ts';
import { resultsTexts } from '../texts.ts';
import styles from './hotels-map.module.css';

export type HotelsMapProps = {
  /** With the list's filters and order: the way back from a hotel finds them. */
  search: HotelSearch;
  place: SearchedPlace;
  list: HotelList;
  view: HotelsView;
  selection: HotelSelection;
  /** Pressed already: the map and its list follow. */
  isAreaOnly: boolean;
  /** The hotel that the list or the map points at. */
  markedCode: string | null;
  onMark: (code: string | null) => void;
  /** A dot was pressed. */
  onSelect: (code: string) => void;
  onAreaChange: (area: MapArea | null) => void;
  /** Hotels that the list shows, in its order: their prices stand on the map. */
  listed: readonly Hotel[];
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
/** How far a press of an arrow moves the map, of its reach. */
const STEP = 0.5;
const MIDDLE: PlanePoint = { x: 0, y: 0 };
const ARROWS = [
  { id: 'north', Icon: ArrowUpIcon, x: 0, y: -STEP },
  { id: 'south', Icon: ArrowDownIcon, x: 0, y: STEP },
  { id: 'west', Icon: ArrowLeftIcon, x: -STEP, y: 0 },
  { id: 'east', Icon: ArrowRightIcon, x: STEP, y: 0 },
] as const;

const dotOf = ({ hotelInfo }: Hotel) => ({
  id: hotelInfo.hotelCode,
  latitude: hotelInfo.locationInfo.latitude,
  longitude: hotelInfo.locationInfo.longitude,
});

/**
 * Where the hotels are: dots around the searched place, with the prices of those that the list shows. What the list
 * points at is marked here, and the other way round; the list can be kept to what the map shows.
 */
export const HotelsMap = memo(function HotelsMap({
  search,
  place,
  list,
  view,
  selection,
  isAreaOnly,
  markedCode,
  onMark,
  onSelect,
  onAreaChange,
  listed,
  land,
}: HotelsMapProps) {
  const { t } = useText(resultsTexts);
  const money = useShownMoney();
  const format = usePriceFormat();
  const [reachId, setReachId] = useState<string>('city');
  const [pressedCode, setPressedCode] = useState<string | null>(null);
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
  const [centre, setCentre] = useState<PlanePoint>(() =>
    selection.area
      ? onPlane({ latitude: selection.area.middle.lat, longitude: selection.area.middle.lon }, middle)
      : MIDDLE,
  );
  const labels = useMemo(
    () =>
      listed
        .flatMap(({ hotelInfo: { hotelCode } }) => {
          const shown = view.stays.get(hotelCode)?.way;
          return shown ? [{ id: hotelCode, night: stayCost(shown, shown.nights).night }] : [];
        })
        .toSorted((one, other) => one.night.amount - other.night.amount)
        .map(({ id, night }) => ({ id, text: wholePrice(night, format) })),
    [listed, view, format],
  );
  const circles = useMemo(
    () => rings.map((ring) => ({ km: ring, label: t('map.km', { km: ring }) })),
    [rings, t],
  );
  const selectedCode = markedCode ?? pressedCode;
  const selected = list.hotels.find(({ hotelInfo }) => hotelInfo.hotelCode === selectedCode);
  const reachKm = rings[1] * MARGIN;

  const show = (next: PlanePoint, nextReachKm: number) => {
    setCentre(next);
    if (!selection.area) return;
    onAreaChange(areaOf(next, nextReachKm));
  };
  const areaOf = (next: PlanePoint, nextReachKm: number): MapArea => {
    const { latitude, longitude } = fromPlane(next, middle);
    return { middle: { lat: latitude, lon: longitude }, reachKm: nextReachKm };
  };
  const way = selected && view.stays.get(selected.hotelInfo.hotelCode)?.way;

  return (
    <div className={styles.map}>
      <div className={styles.drawing}>
        <DotMap
          middle={middle}
          centre={centre}
          onCentreChange={(next) => show(next, reachKm)}
          reachKm={reachKm}
          dots={dots}
          quietDots={quietDots}
          selectedId={selectedCode}
          onSelect={(code) => {
            setPressedCode(code);
            onSelect(code);
          }}
          onHover={onMark}
          labels={labels}
          land={rings[1] >= LAND_FROM_KM ? land : null}
          rings={circles}
          title={t('map.title', { count, place: place.name })}
        />
        <div className={styles.arrows} role="group" aria-label={t('map.move')}>
          {ARROWS.map(({ id, Icon, x, y }) => (
            <Button
              key={id}
              variant="plain"
              size="small"
              aria-label={t(`map.${id}`)}
              onClick={() => show({ x: centre.x + x * reachKm, y: centre.y + y * reachKm }, reachKm)}
            >
              <Icon />
            </Button>
          ))}
        </div>
      </div>
      <RadioGroup
        legend={t('map.reach')}
        legendHidden
        variant="segments"
        options={reaches.map((reach) => ({
          value: reach.id,
          label: t('map.km', { km: reach.rings[1] }),
        }))}
        value={reachId}
        onValueChange={(next) => {
          setReachId(next);
          const reach = reaches.find(({ id }) => id === next) ?? reaches[1];
          show(centre, reach.rings[1] * MARGIN);
        }}
      />
      <Checkbox
        label={t('map.only')}
        checked={isAreaOnly}
        onChange={(event) => onAreaChange(event.currentTarget.checked ? areaOf(centre, reachKm) : null)}
      />
      {selected ? (
        <p className={styles.selected} role={markedCode === null ? 'status' : undefined}>
          <ListLink to={hotelAddress(search, selected.hotelInfo.hotelCode, wantedOf(selection))}>
            {selected.hotelInfo.hotelName}
          </ListLink>{' '}
          <Stars rating={selected.hotelInfo.rating} />
          <span>
            {way ? t('map.night', { price: money(stayCost(way, way.nights).night) }) : t('noPrice')}
          </span>
        </p>
      ) : (
        <p className={styles.hint}>{t('map.hint')}</p>
      )}
    </div>
  );
});
