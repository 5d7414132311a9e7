import { box, disc, polygon } from './paper.ts';
import type { Random } from '../random/index.ts';

const n = (value: number) => Math.round(value * 10) / 10;

/** A palm as one trunk and a crown of leaves. */
export function palm(
  random: Random,
  x: number,
  foot: number,
  height: number,
): { trunk: string; crown: string } {
  const lean = random.between(-0.28, 0.28) * height;
  const [topX, topY] = [x + lean, foot - height];
  const thick = height * 0.045;
  const trunk = `M${n(x - thick)} ${n(foot)}Q${n(x)} ${n(foot - height * 0.55)} ${n(topX - thick * 0.5)} ${n(topY)}h${n(thick)}Q${n(x + thick * 2)} ${n(foot - height * 0.5)} ${n(x + thick * 1.6)} ${n(foot)}z`;
  const leaves = [-168, -138, -42, -18, 8, 30, 176, 150].map((degrees) => {
    const angle = ((degrees + random.between(-9, 9)) * Math.PI) / 180;
    const long = height * random.between(0.4, 0.52);
    const tipX = topX + Math.cos(angle) * long;
    const tipY = topY + Math.sin(angle) * long * 0.72 + long * 0.3;
    const liftX = topX + Math.cos(angle) * long * 0.5;
    const liftY = topY + Math.sin(angle) * long * 0.75 - long * 0.12;
    return `M${n(topX)} ${n(topY)}Q${n(liftX)} ${n(liftY - long * 0.14)} ${n(tipX)} ${n(tipY)}Q${n(liftX)} ${n(liftY + long * 0.16)} ${n(topX)} ${n(topY + thick)}z`;
  });
  return { trunk, crown: leaves.join('') };
}

/** A fir of three storeys. */
export function fir(x: number, foot: number, height: number): string {
  const half = height * 0.24;
  return [0, 1, 2]
    .map((storey) => {
      const base = foot - storey * height * 0.26 - height * 0.08;
      const wide = half * (1 - storey * 0.24);
      return polygon([x - wide, base], [x, base - height * 0.42], [x + wide, base]);
    })
    .concat(box(x - height * 0.025, foot - height * 0.1, height * 0.05, height * 0.1))
    .join('');
}

/** A cactus with two arms. */
export function cactus(x: number, foot: number, height: number): string {
  const w = height * 0.17;
  const column = (cx: number, top: number, bottom: number, wide: number) =>
    `M${n(cx - wide / 2)} ${n(bottom)}V${n(top + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(bottom)}z`;
  const a = w * 0.68;
  return [
    column(x, foot - height, foot, w),
    column(x - w * 1.35, foot - height * 0.72, foot - height * 0.36, a),
    box(x - w * 1.35 - a / 2, foot - height * 0.44, w * 1.4, a * 0.9),
    column(x + w * 1.35, foot - height * 0.86, foot - height * 0.5, a),
    box(x, foot - height * 0.58, w * 1.35 + a / 2, a * 0.9),
  ].join('');
}

/** A round tree on a thin trunk. */
export function tree(x: number, foot: number, height: number): string {
  return (
    box(x - height * 0.03, foot - height * 0.5, height * 0.06, height * 0.5) +
    disc(x, foot - height * 0.66, height * 0.3) +
    disc(x - height * 0.2, foot - height * 0.52, height * 0.2) +
    disc(x + height * 0.2, foot - height * 0.54, height * 0.22)
  );
}
