import { useMemo, useRef, type PointerEvent } from 'react';
import { classes } from '../classes/index.ts';
import {
  dotsPath,
  nearestPoint,
  onPlane,
  placeLabels,
  pointCounter,
  type DotCoordinates,
  type PlanePoint,
} from './local-plane.ts';
import styles from './dot-map.module.css';

type MapDot = DotCoordinates & { id: string };

export type DotMapProps = {
  middle: DotCoordinates;
  /** Kilometres from the centre of the drawing to its edge. */
  reachKm: number;
  /** The centre of the drawing, in kilometres east and south of the middle. */
  centre?: PlanePoint;
  /** A drag moved the centre. */
  onCentreChange?: (centre: PlanePoint) => void;
  dots: readonly MapDot[];
  /** Dots that are there but not meant now, e.g. filtered out. */
  quietDots?: readonly MapDot[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** The mouse is on a dot; null where it is on none. */
  onHover?: (id: string | null) => void;
  /** Words beside dots, the most important first: those that find room are rendered, the selected one's before all. */
  labels?: readonly { id: string; text: string }[];
  /** Circles of distance with their words. */
  rings: readonly { km: number; label: string }[];
  /** Land around the middle as a path in kilometres east and south of it; empty where there is only sea. */
  land?: string | null | undefined;
  /** What the drawing says, read aloud. */
  title: string;
  className?: string;
};

const REACH_PX = 16;
/** A press that moves less is a press. */
const DRAG_PX = 6;
const ORIGIN: PlanePoint = { x: 0, y: 0 };
const NO_LABELS: readonly { id: string; text: string }[] = [];

/** Places as dots around a middle: circles of distance, land where it is known, no tiles. */
export function DotMap({
  middle,
  reachKm,
  dots,
  quietDots = [],
  selectedId,
  onSelect,
  onHover,
  centre = ORIGIN,
  onCentreChange,
  labels = NO_LABELS,
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

  const drag = useRef<{ clientX: number; clientY: number; centre: PlanePoint; hasMoved: boolean } | null>(
    null,
  );
  const sizes = useMemo(
    () => ({
      letterKm: letters * 0.62,
      paddingKm: letters * 0.35,
      heightKm: letters * 1.45,
      gapKm: letters * 0.5,
    }),
    [letters],
  );
  const countPoints = useMemo(() => pointCounter(points, 4 * letters), [points, letters]);
  const labelled = useMemo(() => {
    const byId = new Map(dots.map(({ id }, place) => [id, points[place]]));
    return labels.flatMap(({ id, text }) => {
      const point = byId.get(id);
      return point ? [{ ...point, id, text }] : [];
    });
  }, [dots, points, labels]);
  // Not while the map is dragged: the plane moves as a whole.
  const words = useMemo(() => {
    const first = labelled.filter(({ id }) => id === selectedId);
    const others = labelled.filter(({ id }) => id !== selectedId);
    const taken = rings.map(({ km, label }) => ({
      x: 0,
      y: letters * 0.85 - km,
      width: label.length * sizes.letterKm,
      height: sizes.heightKm,
    }));
    return placeLabels([...first, ...others], countPoints, taken, sizes);
  }, [labelled, selectedId, rings, countPoints, sizes, letters]);

  const dotAt = (event: PointerEvent) => {
    const matrix = drawing.current?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const label = words.find(
      ({ box }) => Math.abs(box.x - x) <= box.width / 2 && Math.abs(box.y - y) <= box.height / 2,
    );
    if (label) return label;
    return dots[nearestPoint(points, { x, y }, REACH_PX / matrix.a)];
  };
  const press = (event: PointerEvent) => {
    const hasMoved = drag.current?.hasMoved;
    drag.current = null;
    if (hasMoved || !onSelect) return;
    const dot = dotAt(event);
    if (dot) onSelect(dot.id);
  };
  const grab = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) => {
    if (!onCentreChange) return;
    drag.current = { clientX, clientY, centre, hasMoved: false };
    currentTarget.setPointerCapture(pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (!from || !onCentreChange) {
      if (event.pointerType === 'mouse') onHover?.(dotAt(event)?.id ?? null);
      return;
    }
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    from.hasMoved ||= Math.hypot(x, y) > DRAG_PX;
    const scale = drawing.current?.getScreenCTM()?.a;
    if (!from.hasMoved || !scale) return;
    onCentreChange({ x: from.centre.x - x / scale, y: from.centre.y - y / scale });
  };

  return (
    // A pointer's way only: every dot is also a line of a list, where the keyboard finds it.
    <svg
      ref={drawing}
      className={classes(
        styles.map,
        typeof land === 'string' && styles.sea,
        onSelect && styles.pressable,
        onCentreChange && styles.movable,
        className,
      )}
      viewBox={`${centre.x - reachKm} ${centre.y - reachKm} ${2 * reachKm} ${2 * reachKm}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={press}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onPointerLeave={() => onHover?.(null)}
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
      {words.map(({ id, text, box }) => (
        <g key={id} className={classes(styles.label, id === selectedId && styles.chosenLabel)}>
          <rect
            x={box.x - box.width / 2}
            y={box.y - box.height / 2}
            width={box.width}
            height={box.height}
            rx={letters / 4}
            vectorEffect="non-scaling-stroke"
          />
          <text x={box.x} y={box.y + letters * 0.35} fontSize={letters} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
