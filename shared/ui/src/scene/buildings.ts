import { arch, box, dome, polygon, SCENE_HEIGHT, SCENE_WIDTH, type Cut } from './paper.ts';
import type { Palette } from './palette.ts';
import type { Random } from '../random/index.ts';

/** A row of towers as one outline; windows apart. */
export function towers(
  random: Random,
  foot: number,
  low: number,
  high: number,
  wide: readonly [number, number],
): { path: string; windows: string } {
  let x = -10;
  let path = '';
  let windows = '';
  while (x < SCENE_WIDTH + 10) {
    const width = random.between(wide[0], wide[1]);
    const nearMiddle = 1 - Math.abs(x + width / 2 - SCENE_WIDTH * 0.55) / (SCENE_WIDTH * 0.75);
    const height = low + (high - low) * random.between(0.2, 1) * Math.max(0.2, nearMiddle);
    const top = foot - height;
    path += box(x, top, width + 0.6, SCENE_HEIGHT - top);
    const roof = random.whole(0, 9);
    if (roof === 0) path += box(x + width * 0.46, top - 30, width * 0.08, 32);
    if (roof === 1)
      path += polygon(
        [x + width * 0.2, top + 1],
        [x + width / 2, top - width * 0.7],
        [x + width * 0.8, top + 1],
      );
    if (roof === 2)
      path +=
        box(x + width * 0.22, top - 14, width * 0.56, 16) + box(x + width * 0.45, top - 32, width * 0.1, 20);
    if (roof === 3) path += dome(x + width / 2, top + 1, width * 0.36);
    if (roof === 4) path += box(x + width * 0.12, top - 9, width * 0.4, 11);
    for (let row = top + 12; row < foot + 60; row += 13) {
      for (let column = x + 6; column < x + width - 8; column += 10) {
        if (random.chance(0.34)) windows += box(column, row, 4, 6);
      }
    }
    x += width + (random.chance(0.16) ? 5 : 0);
  }
  return { path, windows };
}

/** One house of a colonial street: wall, tiled eaves, balcony or shop below. */
export function house(
  random: Random,
  palette: Palette,
  x: number,
  foot: number,
  width: number,
): { cuts: Cut[]; top: number } {
  const height = random.between(92, 150);
  const top = foot - height;
  const wall = random.pick(palette.walls);
  const cuts: Cut[] = [{ path: box(x, top, width, height), fill: wall }];
  const bays = Math.max(2, Math.round(width / 34));
  const bay = width / bays;
  for (let index = 0; index < bays; index += 1) {
    const left = x + index * bay + bay * 0.28;
    const open = bay * 0.44;
    cuts.push({ path: arch(left - 2, top + 26, open + 4, 37), fill: palette.pale, opacity: 0.85 });
    cuts.push({ path: arch(left, top + 28, open, 35), fill: palette.window });
    cuts.push({
      path: arch(left, foot - 44, open, 44),
      fill: index % 2 === 0 ? palette.roof : palette.window,
    });
  }
  if (random.chance(0.65)) {
    cuts.push({ path: box(x + 6, top + 62, width - 12, 4), fill: palette.ground });
    let bars = '';
    for (let bar = x + 8; bar < x + width - 8; bar += 6) bars += box(bar, top + 50, 1.6, 13);
    cuts.push({ path: bars + box(x + 6, top + 49, width - 12, 2), fill: palette.ground });
  }
  cuts.push({
    path: polygon([x - 5, top + 8], [x + 4, top - 14], [x + width - 4, top - 14], [x + width + 5, top + 8]),
    fill: palette.roof,
  });
  cuts.push({ path: box(x - 5, top + 8, width + 10, 4), fill: palette.ground, opacity: 0.35 });
  return { cuts, top };
}

/** A church with a dome between two towers. */
export function church(x: number, foot: number, size: number): string {
  const tower = (left: number) =>
    box(left, foot - size * 1.25, size * 0.3, size * 1.25) +
    dome(left + size * 0.15, foot - size * 1.25, size * 0.15) +
    box(left + size * 0.14, foot - size * 1.52, size * 0.02, size * 0.16) +
    box(left + size * 0.1, foot - size * 1.47, size * 0.1, size * 0.02);
  return (
    tower(x) +
    tower(x + size * 0.9) +
    box(x + size * 0.25, foot - size * 0.9, size * 0.7, size * 0.9) +
    box(x + size * 0.38, foot - size * 1.02, size * 0.44, size * 0.14) +
    dome(x + size * 0.6, foot - size * 1.02, size * 0.24) +
    box(x + size * 0.575, foot - size * 1.36, size * 0.05, size * 0.12)
  );
}
