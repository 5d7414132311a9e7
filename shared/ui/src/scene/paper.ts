import type { Random } from '../random/index.ts';

export const SCENE_WIDTH = 600;
export const SCENE_HEIGHT = 400;

export type Cut = { path: string; fill: string; opacity?: number };
/** One sheet of paper: its outline, which throws a soft shadow, and what is glued on it. */
export type Sheet = Cut & { details?: readonly Cut[]; flat?: boolean };

const n = (value: number) => Math.round(value * 10) / 10;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const disc = (x: number, y: number, radius: number) =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0z`;

export const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** A door or window with a round top. */
export const arch = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y + height)}v${n(-(height - width / 2))}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}z`;

/** Half a disc that stands on its flat side. */
export const dome = (x: number, y: number, radius: number) =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0z`;

/** Closes an upper edge down to the foot of the picture. */
function closeBelow(edge: string): string {
  return `${edge}V${SCENE_HEIGHT}H0z`;
}

/** A soft edge from side to side, through points at random heights around `level`. */
export function softRidge(random: Random, level: number, swing: number, parts: number): string {
  const step = SCENE_WIDTH / parts;
  let y = level + random.between(-swing, swing);
  let edge = `M0 ${n(y)}`;
  for (let part = 1; part <= parts; part += 1) {
    const next = level + random.between(-swing, swing);
    const x = part * step;
    edge += `C${n(x - step / 2)} ${n(y)} ${n(x - step / 2)} ${n(next)} ${n(x)} ${n(next)}`;
    y = next;
  }
  return closeBelow(edge);
}

/** An even swell: water. */
export function waves(level: number, height: number, length: number, phase: number): string {
  let edge = `M${n(-length + phase)} ${n(level)}`;
  const count = Math.ceil((SCENE_WIDTH + length) / length) + 1;
  for (let wave = 0; wave < count; wave += 1) {
    edge += `q${n(length / 4)} ${n(-height)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  }
  return `${edge}V${SCENE_HEIGHT}H${n(-length + phase)}z`;
}

export type Peak = { x: number; y: number; half: number };

/** A jagged edge of mountains, and its peaks for the snow. */
export function sharpRidge(
  random: Random,
  level: number,
  height: number,
  count: number,
): { path: string; peaks: Peak[] } {
  const peaks: Peak[] = [];
  const step = SCENE_WIDTH / count;
  let edge = `M-20 ${n(level)}`;
  for (let index = 0; index < count; index += 1) {
    const x = (index + 0.5) * step + random.between(-0.22, 0.22) * step;
    const y = level - height * random.between(0.55, 1);
    const valley = (index + 1) * step + random.between(-0.1, 0.1) * step;
    const low = index === count - 1 ? level : level - height * random.between(0.05, 0.3);
    edge += `L${n(x)} ${n(y)}L${n(index === count - 1 ? SCENE_WIDTH + 20 : valley)} ${n(low)}`;
    peaks.push({ x, y, half: step * 0.5 });
  }
  return { path: `${edge}V${SCENE_HEIGHT}H-20z`, peaks };
}
