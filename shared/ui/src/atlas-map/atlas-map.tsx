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
  className?: string | undefined;
  /** Stands over the coasts, in the same units; without it the map is an ornament. */
  children?: ReactNode;
};

const ATLAS = '/atlas.svg';
const LAYERS = ['grid', 'land', 'borders'] as const;

/** A cut of the atlas. The coasts come from one file of the site by reference: not a byte of them is script. */
export function AtlasMap({ from, width, height, scale, className, children }: AtlasMapProps) {
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
        {LAYERS.map((layer) => (
          <g key={layer} className={styles[layer]}>
            <use href={`${ATLAS}#${layer}`} />
            {isOverDateLine && <use href={`${ATLAS}#${layer}`} x={-WORLD_WIDTH} />}
          </g>
        ))}
      </g>
      {children}
    </svg>
  );
}
