import type { HouseKind } from '../kinds.ts';
import { chair, diningTable, outside, palmTree, plant, roundTree, sky } from './furniture.ts';
import type { DrawScene, SceneParts } from './indoors.ts';
import { box, corners, disc, HEIGHT, line, oval, shape, sheet, WIDTH } from './paper.ts';

function backdrop({ p, dice, isCoast }: SceneParts): string {
  return outside(p, dice, isCoast, 0, 0, WIDTH, 470);
}

function windows(
  parts: SceneParts,
  x: number,
  y: number,
  w: number,
  floors: number,
  perFloor: number,
  step: number,
): string {
  const { p, dice } = parts;
  let out = '';
  for (let floor = 0; floor < floors; floor += 1) {
    for (let at = 0; at < perFloor; at += 1) {
      const left = x + (w / perFloor) * at + (w / perFloor - 44) / 2;
      const top = y + floor * step;
      const isLit = dice.isLucky(0.45, `lit ${floor} ${at}`);
      out +=
        box(left, top, 44, step * 0.56, p.trim, 3) +
        box(left + 5, top + 5, 34, step * 0.56 - 10, isLit ? p.glow : p.sea);
      out += box(left - 4, top + step * 0.56, 52, 5, p.woodDark);
      if (dice.isLucky(0.3, `flowers ${floor} ${at}`))
        out +=
          disc(left + 12, top + step * 0.55, 7, p.accent) +
          disc(left + 26, top + step * 0.55, 8, p.leaf) +
          disc(left + 38, top + step * 0.55, 6, p.accent);
    }
  }
  return out;
}

function door(parts: SceneParts, x: number, foot: number): string {
  const { p } = parts;
  return (
    sheet(shape(`M${x - 46} ${foot}V${foot - 92}a46 46 0 0 1 92 0V${foot}z`, p.woodDark)) +
    shape(`M${x - 36} ${foot}V${foot - 90}a36 36 0 0 1 72 0V${foot}z`, p.glow) +
    line(`M${x} ${foot}V${foot - 124}`, p.woodDark, 6) +
    sheet(
      shape(
        corners([x - 84, foot - 128], [x + 84, foot - 128], [x + 100, foot - 100], [x - 100, foot - 100]),
        p.fabric,
      ),
    ) +
    [0, 1, 2, 3]
      .map((at) =>
        shape(
          corners(
            [x - 84 + at * 46, foot - 128],
            [x - 62 + at * 46, foot - 128],
            [x - 72 + at * 50, foot - 100],
            [x - 96 + at * 50, foot - 100],
          ),
          p.linen,
        ),
      )
      .join('')
  );
}

function street(parts: SceneParts): string {
  const { p } = parts;
  return (
    box(0, 500, WIDTH, 100, p.floorShade) +
    box(0, 500, WIDTH, 14, p.trim) +
    box(0, 560, WIDTH, 40, p.ink) +
    [0, 1, 2, 3, 4].map((at) => box(40 + at * 190, 577, 90, 6, p.linen, 3)).join('')
  );
}

function townHouse(parts: SceneParts, floors: number): string {
  const { p, dice } = parts;
  const width = dice.between(420, 560, 'width');
  const x = (WIDTH - width) / 2 + dice.between(-50, 50, 'shift');
  const step = 300 / floors;
  const top = 500 - 130 - floors * step;
  return (
    backdrop(parts) +
    sheet(
      box(x - 150, top + 120, 170, 500 - top - 120, p.wallShade) +
        box(x + width - 20, top + 90, 190, 500 - top - 90, p.wallShade),
    ) +
    sheet(box(x, top, width, 500 - top, p.wall)) +
    sheet(box(x - 14, top - 22, width + 28, 26, p.accent, 4)) +
    windows(parts, x + 14, top + 22, width - 28, floors, width > 490 ? 6 : 5, step) +
    street(parts) +
    door(parts, x + width / 2, 500) +
    roundTree(p, x - 60, 512, 190) +
    roundTree(p, x + width + 66, 512, 170)
  );
}

function resortHouse(parts: SceneParts): string {
  const { p, dice } = parts;
  const terrace = (x: number, y: number, w: number) =>
    sheet(box(x, y, w, 500 - y, p.linen)) +
    windows(parts, x + 8, y + 26, w - 16, 1, Math.max(2, Math.round(w / 92)), 120) +
    sheet(box(x - 8, y - 10, w + 16, 14, p.trim, 4), 2);
  return (
    backdrop(parts) +
    terrace(330, 150, 300) +
    terrace(190, 250, 360) +
    terrace(430, 300, 400) +
    box(0, 470, WIDTH, 130, p.leaf) +
    sheet(shape('M120 600Q180 500 470 506T860 600z', p.trim)) +
    shape('M160 600Q220 522 480 526T820 600z', p.sea) +
    palmTree(p, 110, 540, 300, dice, 'a') +
    palmTree(p, 800, 520, 250, dice, 'b') +
    palmTree(p, 680, 500, 180, dice, 'c')
  );
}

function roadHouse(parts: SceneParts): string {
  const { p, dice } = parts;
  const doors = Array.from({ length: 6 }, (_, at) => {
    const x = 110 + at * 122;
    return (
      box(x, 330, 50, 110, at % 2 ? p.accent : p.fabric, 4) +
      box(x + 62, 344, 46, 50, dice.isLucky(0.5, `lit ${at}`) ? p.glow : p.sea, 3)
    );
  }).join('');
  const car = (x: number, fill: string) =>
    sheet(
      box(x, 512, 150, 36, fill, 14) +
        shape(corners([x + 26, 514], [x + 46, 484], [x + 106, 484], [x + 128, 514]), fill),
    ) +
    box(x + 50, 490, 52, 22, p.skyLow, 4) +
    disc(x + 34, 548, 16, p.ink) +
    disc(x + 116, 548, 16, p.ink);
  return (
    backdrop(parts) +
    sheet(box(80, 310, 760, 150, p.wall)) +
    sheet(box(56, 278, 808, 36, p.woodDark, 4)) +
    doors +
    Array.from({ length: 7 }, (_, at) => box(92 + at * 122, 314, 10, 146, p.trim)).join('') +
    box(0, 456, WIDTH, 144, p.floorShade) +
    Array.from({ length: 7 }, (_, at) => line(`M${70 + at * 130} 470L${40 + at * 138} 600`, p.linen, 5)).join(
      '',
    ) +
    car(180, p.accent) +
    car(560, p.fabric) +
    roundTree(p, 40, 470, 170)
  );
}

const FLOORS: Readonly<Record<HouseKind, number>> = {
  hotel: 4,
  apartment: 5,
  extended_stay: 5,
  conference_center: 6,
  motel: 1,
  resort: 2,
};

export function exterior(kind: HouseKind): DrawScene {
  if (kind === 'resort') return resortHouse;
  return kind === 'motel' ? roadHouse : (parts) => townHouse(parts, FLOORS[kind]);
}

const pool: DrawScene = (parts) => {
  const { p, dice } = parts;
  const lounger = (x: number) =>
    sheet(
      shape(
        corners([x, 452], [x + 96, 452], [x + 128, 412], [x + 140, 420], [x + 104, 466], [x, 466]),
        p.linen,
      ) +
        box(x + 8, 466, 8, 22, p.wood) +
        box(x + 92, 466, 8, 22, p.wood),
    );
  const umbrella = (x: number, fill: string) =>
    sheet(line(`M${x} 480V330`, p.woodDark, 6) + shape(`M${x - 92} 346Q${x} 258 ${x + 92} 346z`, fill)) +
    shape(`M${x - 30} 346Q${x} 262 ${x} 302Q${x} 262 ${x + 30} 346z`, p.linen, 0.8);
  const ripples = Array.from({ length: 9 }, (_, at) => {
    const x = dice.between(60, 740, `ripple ${at}`);
    return line(`M${x} ${520 + at * 8}q18 -8 36 0t36 0`, '#ffffff', 3);
  }).join('');
  return (
    backdrop(parts) +
    sheet(box(0, 440, WIDTH, 160, p.trim)) +
    palmTree(p, 90, 470, 260, dice, 'a') +
    palmTree(p, 830, 460, 300, dice, 'b') +
    umbrella(300, p.accent) +
    umbrella(600, p.fabric) +
    lounger(190) +
    lounger(330) +
    lounger(500) +
    lounger(640) +
    shape('M20 600L90 506H810L880 600z', p.wallShade) +
    shape('M44 600L108 514H792L856 600z', p.sea) +
    ripples
  );
};

const view: DrawScene = (parts) => {
  const { p, dice } = parts;
  const bars = Array.from({ length: 19 }, (_, at) => box(20 + at * 48, 420, 7, 150, p.ink)).join('');
  return (
    outside(p, dice, parts.isCoast, 0, 0, WIDTH, HEIGHT) +
    sheet(box(0, 560, WIDTH, 40, p.floor)) +
    sheet(bars + box(0, 408, WIDTH, 14, p.woodDark, 6), 2) +
    plant(p, 90, 580, 190, dice, 'plant') +
    sheet(box(640, 396, 60, 14, p.linen, 4), 2)
  );
};

const terrace: DrawScene = (parts) => {
  const { p, dice } = parts;
  const beams = Array.from({ length: 8 }, (_, at) => box(at * 128 - 10, 36, 20, 60, p.woodDark)).join('');
  const vine = Array.from({ length: 22 }, (_, at) =>
    disc(
      at * 43,
      84 + dice.between(-12, 22, `vine ${at}`),
      dice.between(13, 24, `size ${at}`),
      at % 3 ? p.leaf : p.leafDark,
    ),
  ).join('');
  return (
    sky(p, 0, 0, WIDTH, 470) +
    backdrop(parts) +
    box(0, 450, WIDTH, 150, p.floor) +
    Array.from({ length: 8 }, (_, at) =>
      line(`M${at * 130} 450L${(at - 3.5) * 200 + 450} 600`, p.floorShade, 4),
    ).join('') +
    sheet(box(34, 60, 18, 420, p.wood) + box(848, 60, 18, 420, p.wood) + box(0, 50, WIDTH, 18, p.wood)) +
    beams +
    sheet(vine, 2) +
    chair(p, 500, 520, 1) +
    diningTable(p, 556, 522, 170) +
    chair(p, 716, 520, -1) +
    chair(p, 110, 574, 1) +
    diningTable(p, 170, 580, 230) +
    chair(p, 390, 574, -1) +
    plant(p, 820, 590, 170, dice, 'plant') +
    oval(300, 590, 10, 2, p.floorShade)
  );
};

export const OUTDOORS = { pool, view, terrace } as const;
