import { useId, useRef } from 'react';
import { classes } from '../classes/index.ts';
import { drawGraticule } from './graticule.ts';
import { WORLD_WIDTH, type Coordinates, type MapPoint } from './projection.ts';
import { viewRoute, type RouteLine } from './route-view.ts';
import { useMapUnit } from './use-map-unit.ts';
import styles from './route-arc.module.css';

type RouteEnd = Coordinates & {
  /** A short code or name beside the dot. */
  label?: string;
};

export type RouteLeg = { from: RouteEnd; to: RouteEnd };

export type RouteArcProps = {
  /** One or several, in order; each is a line of its own. */
  legs: readonly RouteLeg[];
  /** Read aloud; without it the drawing is an ornament. */
  title?: string;
  /** `ATLAS_OUTLINE` from `@travesia/ui/atlas-outline`, imported when there is time; without it only the line. */
  outline?: string | null;
  /** Width ÷ height of the drawing. */
  shape?: number;
  /** How wide it is about to be shown, in px: sizes dots and letters until the real width is known. */
  shownWidth?: number;
  /** Fills its frame and is cut at the edges, to lie behind something else. */
  backdrop?: boolean;
  /** The line draws itself once. */
  animated?: boolean;
  className?: string;
};

/** Each place once, where the first line meets it; where the last one ends, the end. */
function dotsOf(legs: readonly RouteLeg[], lines: readonly RouteLine[]) {
  const ends = lines.flatMap(({ start, end }, place) => [
    { place: start, text: legs[place]?.from.label, isHigher: start.y <= end.y, isEnd: false },
    { place: end, text: legs[place]?.to.label, isHigher: end.y < start.y, isEnd: place === lines.length - 1 },
  ]);
  const isSame = (one: MapPoint, other: MapPoint) => one.x === other.x && one.y === other.y;
  return ends.filter(
    ({ place, text }, index) =>
      ends.findIndex((other) => (text ? other.text === text : isSame(other.place, place))) === index,
  );
}

/** The shortest lines over the globe between places, on a piece of an atlas. */
export function RouteArc({
  legs,
  title,
  outline,
  shape = 16 / 9,
  shownWidth = 640,
  backdrop,
  animated,
  className,
}: RouteArcProps) {
  const landId = useId();
  const { lines, viewBox } = viewRoute(legs, shape);
  const path = lines.map((line) => line.path).join('');
  const dots = dotsOf(legs, lines);
  const drawing = useRef<SVGSVGElement>(null);
  const unit = useMapUnit(drawing, viewBox, Boolean(backdrop), viewBox.width / shownWidth);
  const radius = Math.round(4.5 * unit * 100) / 100;
  const letters = Math.round(14 * unit * 100) / 100;
  const above = (isHigher: boolean) => (isHigher ? -2.4 : 4.4) * radius;
  // Land that runs on past the date line belongs to the world to the west of it.
  const overlap = WORLD_WIDTH / 12;
  const firstWorld = Math.floor((viewBox.x + WORLD_WIDTH / 2 - overlap) / WORLD_WIDTH);
  const lastWorld = Math.floor((viewBox.x + viewBox.width + WORLD_WIDTH / 2 + overlap) / WORLD_WIDTH);
  const worlds = Array.from({ length: lastWorld - firstWorld + 1 }, (_, index) => firstWorld + index);

  return (
    <svg
      ref={drawing}
      className={classes(styles.map, backdrop && styles.fill, className)}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      preserveAspectRatio={backdrop ? 'xMidYMid slice' : 'xMidYMid meet'}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path className={styles.grid} d={drawGraticule(viewBox)} vectorEffect="non-scaling-stroke" />
      {outline && (
        <>
          <defs>
            <path id={landId} d={outline} vectorEffect="non-scaling-stroke" />
          </defs>
          {worlds.map((world) => (
            <use key={world} className={styles.land} href={`#${landId}`} x={world * WORLD_WIDTH} />
          ))}
        </>
      )}
      <path className={styles.halo} d={path} vectorEffect="non-scaling-stroke" />
      <path
        className={classes(styles.line, animated && styles.drawn)}
        d={path}
        pathLength={animated ? 1 : undefined}
        strokeWidth={2.25 * unit}
      />
      {dots.map(({ place, text, isHigher, isEnd }) => (
        <g key={`${place.x} ${place.y}`}>
          <circle
            className={classes(styles.dot, isEnd && styles.end)}
            cx={place.x}
            cy={place.y}
            r={radius}
            vectorEffect="non-scaling-stroke"
          />
          {text && (
            <text
              className={styles.label}
              x={place.x}
              y={place.y + above(isHigher)}
              fontSize={letters}
              strokeWidth={letters / 3.2}
              textAnchor="middle"
            >
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
