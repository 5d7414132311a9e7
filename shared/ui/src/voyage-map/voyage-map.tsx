import { useRef } from 'react';
import { classes } from '../classes/index.ts';
import { drawGraticule } from '../route-arc/graticule.ts';
import type { Coordinates } from '../route-arc/projection.ts';
import { useMapUnit } from '../route-arc/use-map-unit.ts';
import { projectRounded, viewVoyage } from './voyage-view.ts';
import styles from './voyage-map.module.css';

type VoyageStop = Coordinates & {
  /** Stands in the dot: the number of the stop in the list beside the map. */
  mark: string;
};

export type VoyageMapProps = {
  /** All points of the way, stops included. */
  way: readonly Coordinates[];
  stops: readonly VoyageStop[];
  /** Read aloud: from where, over what, to where. */
  title: string;
  /** From `@travesia/ui/atlas-regions`; without it only the way. */
  coasts?: string | null;
  /** Width ÷ height of the drawing. */
  shape?: number;
  /** How wide it is about to be shown, in px: sizes dots until the real width is known. */
  shownWidth?: number;
  className?: string;
};

const DOT_PX = 10;

/** A way with many stops, on the coasts around it. */
export function VoyageMap({
  way,
  stops,
  title,
  coasts,
  shape = 4 / 3,
  shownWidth = 640,
  className,
}: VoyageMapProps) {
  const { path, viewBox } = viewVoyage(way, stops, shape);
  const drawing = useRef<SVGSVGElement>(null);
  const unit = useMapUnit(drawing, viewBox, false, viewBox.width / shownWidth);
  const scaled = (px: number) => Math.round(px * unit * 100) / 100;

  return (
    <svg
      ref={drawing}
      className={classes(styles.map, className)}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="img"
      aria-label={title}
    >
      <path className={styles.grid} d={drawGraticule(viewBox)} vectorEffect="non-scaling-stroke" />
      {coasts && <path className={styles.land} d={coasts} vectorEffect="non-scaling-stroke" />}
      <path className={styles.halo} d={path} vectorEffect="non-scaling-stroke" />
      <path className={styles.line} d={path} vectorEffect="non-scaling-stroke" />
      {stops.map((stop) => {
        const { x, y } = projectRounded(stop);
        return (
          <g key={stop.mark}>
            <circle
              className={styles.dot}
              cx={x}
              cy={y}
              r={scaled(DOT_PX)}
              vectorEffect="non-scaling-stroke"
            />
            <text
              className={styles.mark}
              x={x}
              y={y}
              fontSize={scaled(12)}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {stop.mark}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
