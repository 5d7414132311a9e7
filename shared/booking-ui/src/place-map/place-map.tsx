import { distanceKm, type GeoPoint } from '@travesia/domain';
import { DotMap } from '@travesia/ui/dot-map';
import { placeMapFrame } from './place-map-frame.ts';
import styles from './place-map.module.css';

export type PlaceMapProps = {
  /** What the map is about. */
  point: GeoPoint;
  /** The middle of what was searched. */
  place: { readonly name: string; readonly location: GeoPoint } | null;
  /** Land in kilometres around the point; null where no coast is near. */
  coast: string | null;
  /** Of the circle, in words. */
  kmWords: (km: number) => string;
  /** What the drawing says, read aloud. */
  title: string;
};

const [POINT_ID, PLACE_ID] = ['point', 'place'];
const onMap = ({ lat, lon }: GeoPoint) => ({ latitude: lat, longitude: lon });

/** Where something is: the coast, the middle of the searched place, a circle of distance. Nothing where only it is known. */
export function PlaceMap({ point, place, coast, kmWords, title }: PlaceMapProps) {
  const frame = placeMapFrame(coast !== null, place && distanceKm(point, place.location));
  if (!frame) return null;
  const places = place && frame.hasPlace ? [{ id: PLACE_ID, ...onMap(place.location) }] : [];
  return (
    <DotMap
      className={styles.map ?? ''}
      middle={onMap(point)}
      reachKm={frame.reachKm}
      dots={[{ id: POINT_ID, ...onMap(point) }, ...places]}
      selectedId={POINT_ID}
      labels={places.map(({ id }) => ({ id, text: place?.name ?? '' }))}
      rings={[{ km: frame.ringKm, label: kmWords(frame.ringKm) }]}
      land={coast}
      title={title}
    />
  );
}
