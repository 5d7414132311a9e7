import { AtlasMap, greatCircle, WORLD_WIDTH } from '@travesia/ui/atlas-map';
import { freeSides, mapView, type Side } from '@travesia/ui/map-view';
import type { Plate, PlatePlace } from '../model/plate-of.ts';
import styles from './map-plate.module.css';

const ARC_STEPS = 24;
/** Of a cut that is wider the wall atlas has all that is seen. */
const NEAR_WIDTH = 360;
/** Widths of the map, in rem, from which words stand on it; those of the stylesheet. */
const WIDTHS_REM = { narrow: 18, wide: 30 } as const;

/** The cut of the map that a text is about. An ornament: facts and routes beside it say the same in words. */
export function MapPlate({ plate: { places, routes, country } }: { plate: Plate }) {
  const [first, ...others] = places;
  const view = mapView(first, others);
  const { corner, width, height, pointOf } = view;
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
  const arcOf = ([from, to]: readonly [PlatePlace, PlatePlace]) =>
    `M${greatCircle(from, to, ARC_STEPS)
      .map((step) => pointOf({ code: '', ...step }))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`;
  const wordsOf = (place: PlatePlace, side: Side | undefined) => {
    if (!side) return null;
    const { x, y } = pointOf(place);
    return (
      <text
        key={place.code}
        x={percent(x - corner.x, width)}
        y={percent(y - corner.y, height)}
        dx={side === 'start' ? '0.6em' : '-0.6em'}
        dy="0.35em"
        textAnchor={side}
      >
        {place.text} <tspan>{place.code}</tspan>
      </text>
    );
  };
  const named = places.map((place) => ({ ...place, text: `${place.text} ${place.code}` }));

  return (
    <div className={styles.plate} aria-hidden="true">
      <AtlasMap
        className={styles.map}
        from={corner}
        width={width}
        height={height}
        isNear={country !== null || width < NEAR_WIDTH}
      >
        {country &&
          [0, -WORLD_WIDTH].map((x) => (
            <use key={x} className={styles.country} href={`/atlas-near.svg#${country}`} x={x} />
          ))}
        {routes.map((route) => (
          <path
            key={route.map(({ code }) => code).join('-')}
            className={styles.route}
            d={arcOf(route)}
            pathLength="1"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {/* A point of no length with round ends: a dot of the same size on every map. */}
        {(['ring', 'dot'] as const).map((layer) => (
          <path
            key={layer}
            className={styles[layer]}
            d={places
              .map(pointOf)
              .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
              .join('')}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </AtlasMap>
      <svg className={styles.words}>
        {(['narrow', 'wide'] as const).map((size) => {
          const sides = freeSides(named, view, WIDTHS_REM[size]);
          return (
            <g key={size} className={styles[size]}>
              {places.map((place) => wordsOf(place, sides.get(place.code)))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
