import { aeroplane } from './aeroplane.ts';
import { church, house, towers } from './buildings.ts';
import {
  arch,
  box,
  disc,
  dome,
  polygon,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  sharpRidge,
  softRidge,
  waves,
  type Cut,
  type Sheet,
} from './paper.ts';
import type { Palette } from './palette.ts';
import { cactus, fir, palm, tree } from './plants.ts';
import type { Random } from '../random/index.ts';

export type SceneKind =
  | 'skyline'
  | 'colonial'
  | 'beach'
  | 'port'
  | 'mountain'
  | 'desert'
  | 'market'
  | 'ship'
  | 'aeroplane';

type Land = (random: Random, palette: Palette) => Sheet[];

const skyline: Land = (random, palette) => {
  const back = towers(random, 300, 50, 215, [24, 40]);
  const middle = towers(random, 336, 36, 200, [34, 58]);
  const front = towers(random, 378, 20, 104, [46, 76]);
  let trees = '';
  for (let x = 8; x < SCENE_WIDTH; x += random.between(20, 44)) trees += tree(x, 392, random.between(30, 48));
  return [
    { path: back.path, fill: palette.far },
    {
      path: middle.path,
      fill: palette.middle,
      details: [{ path: middle.windows, fill: palette.glass, opacity: 0.5 }],
    },
    {
      path: front.path,
      fill: palette.near,
      details: [{ path: front.windows, fill: palette.glass, opacity: 0.75 }],
    },
    { path: trees, fill: palette.leafDark },
    { path: softRidge(random, 388, 4, 3), fill: palette.ground },
  ];
};

const colonial: Land = (random, palette) => {
  const houses: Cut[] = [];
  const foot = 356;
  let x = -12;
  while (x < SCENE_WIDTH) {
    const width = random.between(76, 118);
    houses.push(...house(random, palette, x, foot, width).cuts);
    x += width + 2;
  }
  const cobbles = Array.from({ length: 46 }, () =>
    box(random.between(0, SCENE_WIDTH), random.between(362, 396), random.between(8, 20), 2),
  ).join('');
  return [
    { path: softRidge(random, 222, 26, 4), fill: palette.far },
    { path: church(random.between(120, 340), 300, random.between(96, 116)), fill: palette.middle },
    { path: box(-12, 240, SCENE_WIDTH + 24, 160), fill: palette.near, details: houses, flat: true },
    {
      path: box(0, foot, SCENE_WIDTH, SCENE_HEIGHT - foot),
      fill: palette.sand,
      details: [{ path: cobbles, fill: palette.ground, opacity: 0.18 }],
    },
  ];
};

const beach: Land = (random, palette) => {
  const [far, middle, near] = palette.water;
  const shade = random.between(330, 460);
  const palms = [random.between(30, 80), random.between(96, 150), random.between(500, 560)].map((x) =>
    palm(random, x, 372, random.between(140, 200)),
  );
  const sand = `M0 352C120 318 260 372 400 346S560 330 600 338V${SCENE_HEIGHT}H0z`;
  return [
    { path: softRidge(random, 236, 18, 4), fill: palette.far },
    { path: waves(252, 3, 90, random.between(0, 60)), fill: far },
    { path: waves(282, 5, 120, random.between(0, 80)), fill: middle },
    { path: waves(314, 7, 150, random.between(0, 90)), fill: near },
    {
      path: `M0 346C120 312 260 366 400 340S560 324 600 332V${SCENE_HEIGHT}H0z`,
      fill: palette.pale,
      opacity: 0.85,
      flat: true,
    },
    { path: sand, fill: palette.sand },
    {
      path: dome(shade, 338, 40),
      fill: palette.accent,
      details: [
        {
          path: `M${shade - 14} 338Q${shade - 12} 306 ${shade} 298Q${shade + 12} 306 ${shade + 14} 338z`,
          fill: palette.pale,
        },
        { path: box(shade - 1.5, 338, 3, 44), fill: palette.ground },
        { path: box(shade - 52, 376, 38, 5) + box(shade + 16, 378, 38, 5), fill: palette.roof },
      ],
    },
    ...palms.flatMap(({ trunk, crown }) => [
      { path: trunk, fill: palette.ground },
      { path: crown, fill: palette.leafDark },
    ]),
    { path: `M0 392Q150 376 300 392T600 386V${SCENE_HEIGHT}H0z`, fill: palette.leaf },
  ];
};

/** A white ship with her decks, windows and funnel, on a long swell. */
const ship: Land = (random, palette) => {
  const [far, middle, near] = palette.water;
  const bow = random.between(470, 520);
  const stern = random.between(64, 110);
  const decks = Math.round(random.between(3, 5));
  const waterline = 322;
  const hullTop = 276;
  const cuts: Cut[] = [{ path: box(stern + 8, hullTop + 14, bow - stern - 60, 5), fill: palette.accent }];
  for (let deck = 0; deck < decks; deck += 1) {
    const left = stern + 18 + deck * 16;
    const right = bow - 78 - deck * 26;
    const top = hullTop - (deck + 1) * 20;
    cuts.push({ path: box(left, top, right - left, 20), fill: deck % 2 ? palette.pale : '#ffffff' });
    let windows = '';
    for (let x = left + 8; x < right - 10; x += 14) windows += box(x, top + 6, 8, 7);
    cuts.push({ path: windows, fill: palette.window, opacity: 0.75 });
  }
  const top = hullTop - decks * 20;
  const funnel = stern + random.between(120, 170);
  cuts.push(
    {
      path: polygon([funnel, top], [funnel + 8, top - 46], [funnel + 46, top - 46], [funnel + 54, top]),
      fill: palette.accent,
    },
    { path: box(funnel + 6, top - 34, 44, 7), fill: palette.pale },
    { path: box(bow - 150 - decks * 20, top - 24, 3, 24), fill: palette.ground },
  );
  return [
    { path: softRidge(random, 244, 22, 4), fill: palette.far },
    { path: softRidge(random, 262, 12, 6), fill: palette.middle, opacity: 0.8 },
    { path: waves(276, 3, 90, random.between(0, 60)), fill: far },
    {
      path: `M${stern} ${hullTop}H${bow - 40}L${bow + 28} ${hullTop - 14}Q${bow + 4} ${waterline} ${bow - 46} ${waterline + 8}H${stern + 24}Q${stern - 2} ${waterline} ${stern} ${hullTop}z`,
      fill: palette.pale,
      details: cuts,
    },
    { path: waves(316, 6, 130, random.between(0, 80)), fill: middle },
    { path: waves(352, 9, 170, random.between(0, 90)), fill: near },
  ];
};

function sailBoat(x: number, y: number, size: number, palette: Palette): Sheet {
  return {
    path: polygon([x + 2, y - size * 0.18], [x + 2, y - size * 1.35], [x + size * 0.72, y - size * 0.18]),
    fill: palette.pale,
    details: [
      {
        path: polygon([x - 2, y - size * 0.18], [x - 2, y - size * 1.1], [x - size * 0.48, y - size * 0.18]),
        fill: palette.accent,
      },
      { path: box(x - 1.2, y - size * 1.42, 2.4, size * 1.42), fill: palette.ground },
      {
        path: polygon(
          [x - size * 0.7, y - size * 0.12],
          [x + size * 0.85, y - size * 0.12],
          [x + size * 0.6, y + size * 0.16],
          [x - size * 0.5, y + size * 0.16],
        ),
        fill: palette.roof,
      },
    ],
  };
}

const port: Land = (random, palette) => {
  const [far, middle, near] = palette.water;
  const light = random.between(430, 530);
  const town: Cut[] = [];
  let x = 0;
  while (x < 400) {
    const width = random.between(30, 48);
    const height = random.between(36, 74);
    town.push({ path: box(x, 262 - height, width, height + 10), fill: random.pick(palette.walls) });
    town.push({
      path: polygon([x - 2, 263 - height], [x + width / 2, 246 - height], [x + width + 2, 263 - height]),
      fill: palette.roof,
    });
    town.push({
      path: box(x + width * 0.22, 276 - height, 5, 8) + box(x + width * 0.62, 276 - height, 5, 8),
      fill: palette.window,
    });
    x += width;
  }
  return [
    { path: softRidge(random, 206, 24, 4), fill: palette.far },
    { path: softRidge(random, 232, 14, 5), fill: palette.middle, details: town },
    { path: waves(268, 3, 80, random.between(0, 60)), fill: far },
    sailBoat(random.between(80, 180), 294, 40, palette),
    { path: waves(298, 5, 110, random.between(0, 60)), fill: middle },
    {
      path: polygon([light - 15, 306], [light - 9, 168], [light + 9, 168], [light + 15, 306]),
      fill: palette.pale,
      details: [
        {
          path: polygon([light - 13.4, 270], [light - 11.8, 236], [light + 11.8, 236], [light + 13.4, 270]),
          fill: palette.accent,
        },
        {
          path: polygon([light - 10.5, 206], [light - 9.4, 182], [light + 9.4, 182], [light + 10.5, 206]),
          fill: palette.accent,
        },
        { path: box(light - 13, 162, 26, 6), fill: palette.ground },
        { path: box(light - 7, 146, 14, 16), fill: palette.sun },
        { path: dome(light, 147, 9), fill: palette.ground },
      ],
    },
    {
      path: `M${light - 92} 320Q${light - 40} 292 ${light} 298T${light + 110} 318V400H${light - 92}z`,
      fill: palette.near,
    },
    sailBoat(random.between(250, 340), 336, 62, palette),
    { path: waves(338, 7, 140, random.between(0, 60)), fill: near },
    { path: waves(372, 8, 170, random.between(0, 90)), fill: palette.ground },
  ];
};

const mountain: Land = (random, palette) => {
  const back = sharpRidge(random, 270, 150, 4);
  const front = sharpRidge(random, 310, 120, 5);
  const snow = (peaks: { x: number; y: number }[], deep: number) =>
    peaks
      .map(({ x, y }) =>
        polygon(
          [x, y],
          [x + deep * 0.62, y + deep],
          [x + deep * 0.22, y + deep * 0.72],
          [x - deep * 0.06, y + deep * 1.05],
          [x - deep * 0.3, y + deep * 0.7],
          [x - deep * 0.6, y + deep * 0.98],
        ),
      )
      .join('');
  let firs = '';
  let nearFirs = '';
  for (let x = 0; x < SCENE_WIDTH; x += random.between(14, 30)) firs += fir(x, 342, random.between(34, 58));
  for (let x = -6; x < SCENE_WIDTH; x += random.between(34, 78))
    nearFirs += fir(x, 396, random.between(70, 112));
  return [
    {
      path: back.path,
      fill: palette.far,
      details: [{ path: snow(back.peaks, 30), fill: palette.pale, opacity: 0.9 }],
    },
    {
      path: front.path,
      fill: palette.middle,
      details: [{ path: snow(front.peaks, 20), fill: palette.pale, opacity: 0.75 }],
    },
    { path: softRidge(random, 318, 12, 4), fill: palette.near },
    { path: firs, fill: palette.leaf },
    { path: waves(342, 2, 130, random.between(0, 60)), fill: palette.water[0] },
    { path: waves(356, 2, 170, random.between(0, 60)), fill: palette.water[1], flat: true },
    { path: `M0 372Q110 352 230 376T460 380T600 366V400H0z`, fill: palette.leafDark },
    { path: nearFirs, fill: palette.ground },
  ];
};

const desert: Land = (random, palette) => {
  const mesa = random.between(60, 330);
  const warm: readonly [string, string, string] = [
    palette.walls[2] ?? palette.sand,
    palette.walls[1] ?? palette.sand,
    palette.roof,
  ];
  const cacti = [random.between(50, 130), random.between(230, 330), random.between(450, 550)].map((x) =>
    cactus(x, 384, random.between(64, 120)),
  );
  return [
    {
      path: `M${mesa} 400L${mesa + 14} 210l10-34 14-8h${Math.round(random.between(70, 110))}l12 10 6 36 40 6 10 22V400z`,
      fill: palette.far,
    },
    { path: softRidge(random, 252, 22, 3), fill: palette.sand },
    { path: softRidge(random, 288, 24, 3), fill: warm[0] },
    { path: softRidge(random, 324, 20, 3), fill: warm[1] },
    { path: softRidge(random, 362, 14, 3), fill: warm[2] },
    { path: cacti.join(''), fill: palette.leafDark },
    { path: softRidge(random, 386, 5, 4), fill: palette.ground },
  ];
};

const market: Land = (random, palette) => {
  const stalls: Sheet[] = [];
  const width = 130;
  const first = random.between(-60, -20);
  for (let x = first; x < SCENE_WIDTH; x += width + 14) {
    const top = 236 + random.between(-8, 8);
    const stripe = random.pick([palette.accent, palette.leaf, palette.near, palette.roof]);
    const scallops: Cut[] = [];
    for (let part = 0; part < 6; part += 1) {
      const left = x + (part * width) / 6;
      const fill = part % 2 === 0 ? stripe : palette.pale;
      scallops.push({
        path: `M${left + (3 - part) * 3} ${top}h${width / 6 - 3}L${left + width / 6} ${top + 44}a${width / 12} ${width / 12} 0 0 1 ${-width / 6} 0z`,
        fill,
      });
    }
    const fruit: Cut[] = [];
    for (let crate = 0; crate < 3; crate += 1) {
      const left = x + 8 + crate * 39;
      const colour = random.pick([palette.accent, palette.sun, palette.leaf, palette.roof]);
      let heap = '';
      for (let piece = 0; piece < 7; piece += 1) {
        heap += disc(left + 5 + (piece % 4) * 9 + (piece > 3 ? 4 : 0), 326 - (piece > 3 ? 8 : 0), 5.5);
      }
      fruit.push(
        { path: heap, fill: colour },
        { path: box(left - 2, 328, 38, 26), fill: palette.walls[4] ?? palette.roof },
      );
      fruit.push({
        path: box(left - 2, 336, 38, 2) + box(left - 2, 345, 38, 2),
        fill: palette.ground,
        opacity: 0.35,
      });
    }
    stalls.push({
      path: box(x + 4, top + 20, 5, 150) + box(x + width - 9, top + 20, 5, 150),
      fill: palette.ground,
      details: [
        { path: box(x + 9, top + 30, width - 18, 130), fill: palette.ground, opacity: 0.32 },
        ...fruit,
        ...scallops,
      ],
    });
  }
  const flags: Cut[] = Array.from({ length: 15 }, (_, index) => {
    const x = index * 42 + 4;
    const y = 178 + Math.sin((index / 14) * Math.PI) * 26;
    return {
      path: polygon([x, y], [x + 26, y + 1], [x + 13, y + 26]),
      fill: random.pick([palette.accent, palette.sun, palette.leaf, palette.near, palette.pale]),
    };
  });
  const arcade = Array.from({ length: 9 }, (_, index) => arch(index * 70 + 6, 222, 48, 110)).join('');
  return [
    { path: church(random.between(330, 430), 250, 92), fill: palette.far },
    {
      path: box(0, 190, SCENE_WIDTH, 210),
      fill: palette.walls[0],
      details: [
        { path: arcade, fill: palette.middle, opacity: 0.55 },
        { path: box(0, 184, SCENE_WIDTH, 10), fill: palette.roof },
      ],
    },
    { path: 'M0 177Q300 229 600 177v1.6Q300 231 0 178.6z', fill: palette.ground, details: flags },
    ...stalls,
    { path: softRidge(random, 372, 2, 3), fill: palette.sand },
  ];
};

export const LANDS: Readonly<Record<SceneKind, Land>> = {
  skyline,
  colonial,
  beach,
  port,
  mountain,
  desert,
  market,
  ship,
  aeroplane,
};
