import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { WORLD_WIDTH, type MapPoint } from '../route-arc/projection.ts';
import styles from './atlas-map.module.css';

export type AtlasMapProps = {
  /** The part of the world that is shown, in the units of `project`. */
  from: MapPoint;
  width: number;
  height: number;
  /** Size in pixels per unit; without it the map is as large as its place. */
  scale?: number;
  /** The map of a country or of what is around a city: more of the coast, and more to fetch. */
  isNear?: boolean;
  /** Shades the part of the world where it is night. */
  withNight?: boolean;
  className?: string | undefined;
  /** Stands over the coasts, in the same units; without it the map is an ornament. */
  children?: ReactNode;
};

const layersOf = (atlas: string) =>
  [
    ['grid', `${atlas}#grid`],
    ['shallows', `${atlas}#land`],
    ['land', `${atlas}#land`],
    ['borders', `${atlas}#borders`],
  ] as const;
const NIGHT = ['night', '/night.svg#now'] as const;

/** A cut of the atlas. The coasts, and the night, come from files of the site by reference: not a byte of them is script. */
export function AtlasMap({
  from,
  width,
  height,
  scale,
  isNear,
  withNight,
  className,
  children,
}: AtlasMapProps) {
  const isOverDateLine = from.x < -WORLD_WIDTH / 2;
  return (
    <svg
      className={classes(styles.map, className)}
      viewBox={`${from.x} ${from.y} ${width} ${height}`}
      width={scale && width * scale}
      height={scale && height * scale}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden={children ? undefined : true}
    >
      <g aria-hidden="true">
        {[...layersOf(isNear ? '/atlas-near.svg' : '/atlas.svg'), ...(withNight ? [NIGHT] : [])].map(
          ([layer, href]) => (
            <g key={layer} className={styles[layer]}>
              <use href={href} />
              {isOverDateLine && <use href={href} x={-WORLD_WIDTH} />}
            </g>
          ),
        )}
      </g>
      {children}
    </svg>
  );
}
