import { useMemo, useRef, type PointerEvent } from 'react';
import { classes } from '../classes/index.ts';
import { dotsPath, nearestPoint, onPlane, type DotCoordinates } from './local-plane.ts';
import styles from './dot-map.module.css';

export type MapDot = DotCoordinates & { id: string };

export type DotMapProps = {
  middle: DotCoordinates;
  /** Kilometres from the middle to the edge. */
  reachKm: number;
  dots: readonly MapDot[];
  /** Dots that are there but not meant now, e.g. filtered out. */
  quietDots?: readonly MapDot[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** Circles of distance with their words. */
  rings: readonly { km: number; label: string }[];
  /** Land around the middle as a path in kilometres east and south of it; empty where there is only sea. */
  land?: string | null | undefined;
  /** What the drawing says, read aloud. */
  title: string;
  className?: string;
};

const REACH_PX = 16;

/** Places as dots around a middle: circles of distance, land where it is known, no tiles. */
export function DotMap({
  middle,
  reachKm,
  dots,
  quietDots = [],
  selectedId,
  onSelect,
  rings,
  land,
  title,
  className,
}: DotMapProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const points = useMemo(() => dots.map((dot) => onPlane(dot, middle)), [dots, middle]);
  const path = useMemo(() => dotsPath(points), [points]);
  const quietPath = useMemo(
    () => dotsPath(quietDots.map((dot) => onPlane(dot, middle))),
    [quietDots, middle],
  );
  const selected = points[dots.findIndex(({ id }) => id === selectedId)];
  const letters = reachKm / 12;

  const press = (event: PointerEvent) => {
    const matrix = drawing.current?.getScreenCTM();
    if (!matrix || !onSelect) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const dot = dots[nearestPoint(points, { x, y }, REACH_PX / matrix.a)];
    if (dot) onSelect(dot.id);
  };

  return (
    // A pointer's way only: every dot is also a line of a list, where the keyboard finds it.
    <svg
      ref={drawing}
      className={classes(
        styles.map,
        typeof land === 'string' && styles.sea,
        onSelect && styles.pressable,
        className,
      )}
      viewBox={`${-reachKm} ${-reachKm} ${2 * reachKm} ${2 * reachKm}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
      onPointerUp={press}
    >
      {land && <path className={styles.land} d={land} vectorEffect="non-scaling-stroke" />}
      {rings.map(({ km }) => (
        <circle key={km} className={styles.ring} r={km} vectorEffect="non-scaling-stroke" />
      ))}
      <path
        className={styles.middle}
        d={`M${-letters / 2} 0H${letters / 2}M0 ${-letters / 2}V${letters / 2}`}
        vectorEffect="non-scaling-stroke"
      />
      <path className={styles.quiet} d={quietPath} vectorEffect="non-scaling-stroke" />
      <path className={styles.dots} d={path} vectorEffect="non-scaling-stroke" />
      {rings.map(({ km, label }) => (
        <text
          key={km}
          className={styles.words}
          y={-km + letters * 1.2}
          fontSize={letters}
          strokeWidth={letters / 3}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
      {selected && (
        <>
          <path className={styles.halo} d={dotsPath([selected])} vectorEffect="non-scaling-stroke" />
          <path className={styles.chosen} d={dotsPath([selected])} vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
}
