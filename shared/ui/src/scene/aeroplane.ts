import { box, disc, polygon, SCENE_WIDTH, softRidge, type Sheet } from './paper.ts';
import type { Palette } from './palette.ts';
import type { Random } from '../random/index.ts';

/** A path of the drawn aeroplane, moved and made larger: it is drawn around the middle of its body. */
function placed(
  path: (point: (x: number, y: number) => readonly [number, number]) => string,
  at: Place,
): string {
  return path((x, y) => [at.x + x * at.size, at.y + y * at.size + x * at.size * at.climb]);
}

type Place = { x: number; y: number; size: number; climb: number };

/** Fuselage with a round nose and a tail that narrows. */
const body = (at: Place) =>
  placed((p) => {
    const [a, b, c, d, e, f] = [p(-150, -6), p(100, -19), p(148, 2), p(100, 19), p(-60, 20), p(-150, -2)];
    return `M${a.join(' ')}L${b.join(' ')}Q${p(138, -16).join(' ')} ${c.join(' ')}Q${p(132, 18).join(' ')} ${d.join(' ')}L${e.join(' ')}Q${p(-110, 14).join(' ')} ${f.join(' ')}z`;
  }, at);

const shape = (at: Place, ...points: readonly (readonly [number, number])[]) =>
  placed((p) => polygon(...points.map(([x, y]) => p(x, y))), at);

/** A paper aeroplane above clouds and hills: nobody's livery, its colours drawn from the seed (E-09). */
export function aeroplane(random: Random, palette: Palette): Sheet[] {
  const at: Place = {
    x: random.between(270, 330),
    y: random.between(276, 286),
    size: random.between(0.86, 0.98),
    climb: random.between(-0.16, -0.09),
  };
  const livery = random.pick([palette.accent, palette.near, palette.leaf, palette.roof, palette.middle]);
  const stripe = random.pick([palette.sun, palette.accent, palette.leafDark, palette.ground]);
  let windows = '';
  for (let x = -92; x <= 84; x += 13) {
    windows += placed((p) => {
      const [left, top] = p(x, -7);
      return box(left, top, 6 * at.size, 7 * at.size);
    }, at);
  }
  return [
    { path: softRidge(random, 330, 12, 3), fill: palette.far },
    { path: shape(at, [10, -12], [60, -14], [-18, -74], [-42, -74]), fill: palette.middle },
    { path: shape(at, [-126, -4], [-150, -62], [-120, -62], [-84, -8]), fill: livery },
    {
      path: body(at),
      fill: palette.pale,
      details: [
        { path: shape(at, [-148, 2], [120, 6], [110, 16], [-60, 19], [-120, 9]), fill: stripe, opacity: 0.9 },
        { path: windows, fill: palette.window, opacity: 0.8 },
        { path: shape(at, [112, -15], [130, -10], [126, -3], [108, -5]), fill: palette.window },
      ],
    },
    { path: shape(at, [-150, 0], [-176, 16], [-150, 16], [-104, 4]), fill: livery },
    {
      path: shape(at, [-6, 8], [58, 8], [-44, 92], [-78, 92]),
      fill: livery,
      details: [
        { path: shape(at, [-6, 8], [8, 8], [-66, 92], [-78, 92]), fill: palette.pale, opacity: 0.35 },
      ],
    },
    {
      path: placed((p) => {
        const [x, y] = p(22, 38);
        return disc(x, y, 11 * at.size);
      }, at),
      fill: palette.ground,
    },
    { path: softRidge(random, 366, 9, 4), fill: palette.near },
    { path: softRidge(random, 386, 6, 5), fill: palette.ground, opacity: 0.95 },
    { path: box(0, 398, SCENE_WIDTH, 2), fill: palette.ground, flat: true },
  ];
}
