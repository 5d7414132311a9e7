import {
  bed,
  bedside,
  chair,
  curtains,
  diningTable,
  floorLamp,
  outside,
  pendant,
  picture,
  plant,
  sofa,
  windowWith,
} from './furniture.ts';
import { box, corners, disc, HEIGHT, line, oval, shape, sheet, WIDTH, type Dice } from './paper.ts';
import type { Palette } from './palette.ts';

export interface SceneParts {
  readonly p: Palette;
  readonly dice: Dice;
  readonly isCoast: boolean;
}
export type DrawScene = (parts: SceneParts) => string;

const FLOOR = 430;

function shell(p: Palette, floor = FLOOR): string {
  let boards = '';
  for (let at = 0; at < 9; at += 1) {
    const x = (at * WIDTH) / 8;
    boards += line(`M${x} ${floor}L${WIDTH / 2 + (x - WIDTH / 2) * 1.7} ${HEIGHT}`, p.floorShade, 3);
  }
  return (
    box(0, 0, WIDTH, floor, p.wall) +
    shape(corners([0, 0], [WIDTH, 0], [WIDTH, floor], [WIDTH * 0.62, floor]), p.wallShade, 0.35) +
    box(0, floor - 16, WIDTH, 16, p.trim) +
    box(0, floor, WIDTH, HEIGHT - floor, p.floor) +
    boards
  );
}

function view({ p, dice, isCoast }: SceneParts, x: number, y: number, w: number, h: number): string {
  return windowWith(p, outside(p, dice, isCoast, x, y, w, h), x, y, w, h, `w${x}`);
}

const room: DrawScene = (parts) => {
  const { p, dice } = parts;
  const isLeft = dice.isLucky(0.5, 'side');
  const windowX = isLeft ? 110 : 560;
  const bedX = isLeft ? 470 : 120;
  return (
    shell(p) +
    view(parts, windowX, 90, 230, 260) +
    curtains(p, windowX, 70, 230, 330) +
    picture(p, dice, bedX + 100, 60, 120, 88, 'art') +
    oval(bedX + 160, 560, 300, 34, p.accent, 0.55) +
    bedside(p, bedX - 92, 520) +
    bedside(p, bedX + 332, 520) +
    bed(p, bedX, 548, 320) +
    plant(p, isLeft ? 60 : 850, 560, 190, dice, 'plant')
  );
};

const suite: DrawScene = (parts) => {
  const { p, dice } = parts;
  return (
    shell(p) +
    view(parts, 60, 70, 470, 290) +
    curtains(p, 60, 50, 470, 350) +
    picture(p, dice, 690, 90, 130, 150, 'art') +
    oval(420, 560, 340, 34, p.accent, 0.45) +
    sofa(p, 150, 540, 330) +
    sheet(
      oval(640, 520, 96, 18, p.wood) + box(632, 520, 16, 56, p.woodDark) + oval(640, 578, 44, 8, p.woodDark),
    ) +
    disc(626, 500, 16, p.accent) +
    box(648, 492, 40, 20, p.linen, 4) +
    floorLamp(p, 780, 560, 320) +
    plant(p, 64, 566, 210, dice, 'plant')
  );
};

const apartment: DrawScene = (parts) => {
  const { p, dice } = parts;
  let tiles = '';
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 11; at += 1)
      tiles += box(442 + at * 42, 214 + row * 24, 39, 21, (row + at) % 3 ? p.linen : p.trim, 3);
  const shelf = (y: number) =>
    box(470, y, 380, 12, p.wood, 3) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        box(
          486 + at * 60,
          y - dice.between(24, 46, `jar ${y} ${at}`),
          32,
          46,
          at % 2 ? p.fabric : p.accent,
          8,
        ),
      )
      .join('');
  return (
    shell(p) +
    view(parts, 70, 90, 270, 240) +
    tiles +
    sheet(shelf(150), 2) +
    sheet(box(430, 310, 470, 20, p.woodDark) + box(440, 330, 460, 120, p.wood)) +
    [0, 1, 2].map((at) => box(456 + at * 148, 346, 130, 90, p.woodDark, 6)).join('') +
    sheet(box(700, 268, 60, 42, p.ink, 8) + box(716, 256, 28, 14, p.ink, 5), 2) +
    pendant(p, 226, 60, 46) +
    chair(p, 60, 566, 1) +
    diningTable(p, 120, 570, 230) +
    chair(p, 348, 566, -1) +
    plant(p, 420, 566, 150, dice, 'plant')
  );
};

const bathroom: DrawScene = ({ p, dice }) => {
  let tiles = '';
  for (let row = 0; row < 7; row += 1)
    for (let at = 0; at < 15; at += 1)
      tiles += box(
        at * 62 + (row % 2 ? -31 : 0),
        150 + row * 42,
        58,
        38,
        (at * 3 + row) % 5 ? p.trim : p.wall,
        3,
      );
  return (
    shell(p) +
    tiles +
    sheet(box(170, 60, 260, 230, p.woodDark, 130) + box(182, 72, 236, 206, p.skyLow, 118)) +
    shape(`M210 250L330 100h40L240 270z`, '#ffffff', 0.35) +
    sheet(box(110, 360, 380, 26, p.wood, 6) + box(130, 386, 340, 130, p.woodDark)) +
    sheet(shape('M220 360a80 40 0 0 1 160 0z', p.linen)) +
    line('M300 330v-46h34', p.ink, 8) +
    [0, 1, 2]
      .map((at) =>
        sheet(box(146 + at * 10, 476 - at * 24, 92 - at * 8, 22, at % 2 ? p.linen : p.fabric, 8), 2),
      )
      .join('') +
    `<rect x="580" y="40" width="290" height="500" fill="#ffffff" opacity=".32"/>` +
    line('M580 40V540M870 40V540', p.ink, 5) +
    line('M760 70v36', p.ink, 8) +
    oval(760, 112, 52, 10, p.ink) +
    [0, 1, 2, 3, 4]
      .map((at) => line(`M${724 + at * 18} 124v${dice.between(120, 200, `drop ${at}`)}`, p.skyTop, 3))
      .join('') +
    plant(p, 530, 570, 170, dice, 'plant')
  );
};

const lobby: DrawScene = (parts) => {
  const { p, dice } = parts;
  const arch = (x: number, index: number) => {
    const path = `M${x} 400V180a85 85 0 0 1 170 0V400z`;
    return `<clipPath id="a${index}"><path d="${path}"/></clipPath><g clip-path="url(#a${index})">${outside(parts.p, dice, parts.isCoast, x, 95, 170, 305)}</g>${line(`M${x} 400V180a85 85 0 0 1 170 0V400`, p.trim, 12)}${line(`M${x + 85} 100V400`, p.trim, 6)}`;
  };
  return (
    shell(p) +
    arch(70, 0) +
    arch(290, 1) +
    pendant(p, 262, 40, 40) +
    pendant(p, 640, 90, 34) +
    pendant(p, 770, 90, 34) +
    sheet(box(560, 150, 310, 130, p.wood, 8)) +
    [0, 1, 2, 3, 4, 5, 6]
      .map(
        (at) =>
          box(580 + at * 40, 170, 28, 40, at % 3 ? p.woodDark : p.accent, 4) +
          box(580 + at * 40, 222, 28, 40, at % 2 ? p.woodDark : p.fabric, 4),
      )
      .join('') +
    sheet(box(530, 352, 370, 24, p.linen, 6) + box(546, 376, 354, 140, p.fabric)) +
    [0, 1, 2, 3, 4].map((at) => box(562 + at * 68, 392, 54, 108, p.fabricDark, 6)).join('') +
    sheet(disc(600, 340, 14, p.accent) + box(584, 346, 32, 8, p.ink, 3), 2) +
    oval(250, 560, 230, 28, p.accent, 0.5) +
    sofa(p, 130, 550, 250) +
    plant(p, 470, 560, 220, dice, 'plant')
  );
};

const restaurant: DrawScene = (parts) => {
  const { p, dice } = parts;
  const bottles = Array.from({ length: 12 }, (_, at) =>
    box(
      556 + at * 26,
      146 - dice.between(0, 14, `bottle ${at}`),
      14,
      60,
      [p.leafDark, p.accent, p.fabric][at % 3] ?? p.accent,
      5,
    ),
  ).join('');
  return (
    shell(p) +
    view(parts, 70, 80, 360, 250) +
    curtains(p, 70, 60, 360, 330) +
    sheet(box(540, 200, 330, 12, p.woodDark) + box(540, 300, 330, 12, p.woodDark)) +
    bottles +
    Array.from({ length: 10 }, (_, at) => disc(566 + at * 31, 286, 12, at % 2 ? p.linen : p.trim)).join('') +
    pendant(p, 190, 50, 40) +
    pendant(p, 450, 70, 40) +
    pendant(p, 710, 50, 40) +
    chair(p, 600, 500, 1) +
    diningTable(p, 650, 500, 170) +
    chair(p, 800, 500, -1) +
    chair(p, 70, 574, 1) +
    diningTable(p, 128, 580, 230) +
    chair(p, 350, 574, -1) +
    plant(p, 520, 560, 170, dice, 'plant')
  );
};

const gym: DrawScene = (parts) => {
  const { p, dice } = parts;
  const treadmill = (x: number) =>
    sheet(
      shape(corners([x, 530], [x + 200, 500], [x + 208, 522], [x + 6, 556]), p.ink) +
        line(`M${x + 190} 508L${x + 160} 360`, p.fabricDark, 12) +
        box(x + 118, 340, 70, 30, p.fabric, 8) +
        line(`M${x + 160} 372L${x + 110} 392`, p.fabricDark, 9),
    );
  const weights = Array.from({ length: 6 }, (_, at) => {
    const x = 600 + at * 46;
    return (
      box(x, 424, 10, 30, p.ink, 3) + box(x + 22, 424, 10, 30, p.ink, 3) + box(x + 8, 435, 16, 8, p.accent)
    );
  }).join('');
  return (
    shell(p) +
    view(parts, 60, 70, 470, 270) +
    sheet(box(590, 80, 260, 260, p.trim, 8)) +
    box(602, 92, 236, 236, p.skyLow, 4) +
    shape('M640 328L780 92h40L690 328z', '#ffffff', 0.4) +
    sheet(
      box(580, 452, 300, 14, p.woodDark) +
        box(596, 466, 12, 70, p.woodDark) +
        box(852, 466, 12, 70, p.woodDark),
    ) +
    weights +
    treadmill(60) +
    treadmill(300) +
    sheet(disc(600, 550, 44, p.accent)) +
    plant(p, 864, 566, 130, dice, 'plant')
  );
};

const spa: DrawScene = ({ p, dice }) => {
  const candles = [0, 1, 2, 3].map((at) => {
    const x = 560 + at * 62;
    const height = dice.between(30, 70, `candle ${at}`);
    return (
      oval(x + 13, 470 - height - 12, 34, 34, p.glow, 0.5) +
      box(x, 470 - height, 26, height, p.linen, 4) +
      oval(x + 13, 462 - height, 5, 10, p.accent)
    );
  });
  const bamboo = [0, 1, 2, 3, 4].map((at) => {
    const x = 60 + at * 44;
    return (
      box(x, 0, 16, 420, at % 2 ? p.leaf : p.leafDark, 6) +
      [1, 2, 3, 4].map((knot) => box(x - 2, knot * 86 + at * 11, 20, 5, p.leafDark)).join('')
    );
  });
  return (
    shell(p, 400) +
    sheet(bamboo.join('')) +
    sheet(oval(360, 500, 330, 92, p.trim)) +
    oval(360, 494, 290, 72, p.sea) +
    [0, 1, 2]
      .map(
        (at) =>
          `<ellipse cx="360" cy="494" rx="${90 + at * 70}" ry="${20 + at * 18}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
      )
      .join('') +
    sheet(
      box(520, 470, 340, 18, p.wood, 6) +
        box(540, 488, 14, 90, p.woodDark) +
        box(826, 488, 14, 90, p.woodDark),
    ) +
    candles.join('') +
    [0, 1, 2]
      .map((at) => sheet(oval(816, 456 - at * 20, 36 - at * 8, 13, at % 2 ? p.wallShade : p.ink), 1))
      .join('') +
    pendant(p, 700, 60, 44)
  );
};

export const INDOORS = { room, suite, apartment, bathroom, lobby, restaurant, gym, spa } as const;
