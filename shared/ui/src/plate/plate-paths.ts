import { createRandom, type Random } from '../random/index.ts';

/** Land, sea, cloth of rooms, and heights for all the rest: ground of a map, not a view of a place. */
export const PLATE_KINDS = ['relief', 'water', 'folds', 'contour'] as const;
export type PlateKind = (typeof PLATE_KINDS)[number];

export const PLATE_WIDTH = 600;
export const PLATE_HEIGHT = 400;
const PLATE_INKS = 5;

const STEP = 40;
const TURN = Math.PI * 2;

type Point = readonly [number, number];
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A line that bends at each point and touches the middle between two. */
function bent(points: readonly Point[]): string {
  return points
    .slice(0, -1)
    .map((point, place) => {
      const next = points[place + 1] ?? point;
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      return place === 0 ? `M${at(middle)}` : `Q${at(point)} ${at(middle)}`;
    })
    .join('');
}

/** A height that swells and falls along a way, never the same twice. */
function swell(random: Random, height: number): (at: number) => number {
  const waves = [1, 2.3, 4.1].map((pace) => ({
    pace: (pace * TURN * random.between(0.7, 1.2)) / PLATE_WIDTH,
    phase: random.between(0, TURN),
    height: height / pace,
  }));
  return (along) =>
    waves.reduce((sum, wave) => sum + Math.sin(along * wave.pace + wave.phase) * wave.height, 0);
}

/** From beyond one edge to beyond the other, and all that is below. */
function ground(heightAt: (x: number) => number): string {
  const count = PLATE_WIDTH / STEP + 4;
  const line = bent(
    Array.from({ length: count + 1 }, (_, place): Point => {
      const x = (place - 2) * STEP;
      return [x, heightAt(x)];
    }),
  );
  return `${line}V${PLATE_HEIGHT + STEP}H${-STEP}Z`;
}

const DRAW: Readonly<Record<PlateKind, (random: Random) => string[]>> = {
  relief(random) {
    return Array.from({ length: 6 }, (_, row) => {
      const rise = swell(random, 46 - row * 4);
      return ground((x) => 96 + row * 58 + rise(x));
    });
  },

  water(random) {
    const tide = swell(random, 26);
    return Array.from({ length: 8 }, (_, row) => {
      const ripple = swell(random, 4);
      return ground((x) => 36 + row * 48 + tide(x + row * 14) + ripple(x));
    });
  },

  folds(random) {
    let left = -40;
    const folds: string[] = [];
    while (left < PLATE_WIDTH) {
      const width = random.between(38, 96);
      const lean = random.between(-26, 26);
      const foot = random.between(0.7, 1.3) * width;
      folds.push(
        `M${Math.round(left)} 0H${Math.round(left + width)}L${Math.round(left + lean + foot)} ${PLATE_HEIGHT}H${Math.round(left + lean)}Z`,
      );
      left += width * random.between(0.55, 0.9);
    }
    return folds;
  },

  contour(random) {
    const centre: Point = [random.between(150, 450), random.between(110, 290)];
    const bulges = [1, 2, 3, 5].map((times) => ({ times, phase: random.between(0, TURN) }));
    const points = 18;
    return Array.from({ length: 8 }, (_, ring) => {
      const radius = 410 - ring * 48;
      const round = Array.from({ length: points + 2 }, (_each, place): Point => {
        const angle = (place / points) * TURN;
        // Whole waves on a round: a ring closes.
        const bulge = bulges.reduce(
          (sum, { times, phase }) => sum + Math.sin(angle * times + phase + ring * 0.18) * (0.14 / times),
          1,
        );
        return [
          centre[0] + Math.cos(angle) * radius * bulge,
          centre[1] + Math.sin(angle) * radius * bulge * 0.72,
        ];
      });
      return `${bent(round)}Z`;
    });
  },
};

interface PlatePaths {
  /** Which of the five colours of paper. */
  readonly ink: number;
  readonly paths: readonly string[];
}

/** The same word, the same plate. */
export function platePaths(kind: PlateKind, seed: string): PlatePaths {
  const random = createRandom(`${kind} ${seed}`);
  return { ink: random.whole(0, PLATE_INKS - 1), paths: DRAW[kind](random) };
}
