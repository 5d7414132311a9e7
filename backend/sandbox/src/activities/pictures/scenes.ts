import {
  chair,
  diningTable,
  outside,
  palmTree,
  plant,
  roundTree,
  sky,
} from '../../stays/photos/furniture.ts';
import type { Palette } from '../../stays/photos/palette.ts';
import {
  box,
  corners,
  disc,
  HEIGHT,
  line,
  oval,
  shape,
  sheet,
  WIDTH,
  type Dice,
} from '../../stays/photos/paper.ts';

interface SceneParts {
  readonly p: Palette;
  readonly dice: Dice;
}
type DrawScene = (parts: SceneParts) => string;

const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

function ridge(dice: Dice, base: number, height: number, fill: string, word: string): string {
  const peaks = 6;
  const points = Array.from({ length: peaks + 1 }, (_, at): readonly [number, number] => [
    (WIDTH / peaks) * at,
    base - (at % 2 ? 1 : 0.45) * height * dice.between(0.7, 1.1, `${word} ${at}`),
  ]);
  return sheet(shape(corners([0, HEIGHT], ...points, [WIDTH, HEIGHT]), fill));
}

/** Coral or fern: blades that grow out of the lower edge. */
function leaves(dice: Dice, x: number, size: number, fill: string, word: string): string {
  return sheet(
    times(7, (at) => {
      const lean = (at - 3) * 0.3 + dice.between(-0.1, 0.1, `${word} ${at}`);
      const [tipX, tipY] = [x + Math.sin(lean) * size, HEIGHT - Math.cos(lean) * size];
      return shape(
        `M${x - 9} ${HEIGHT}Q${(x + tipX) / 2 - 12} ${tipY + size * 0.4} ${tipX} ${tipY}Q${(x + tipX) / 2 + 12} ${tipY + size * 0.5} ${x + 9} ${HEIGHT}z`,
        fill,
      );
    }),
  );
}

function waves({ p, dice }: SceneParts, top: number): string {
  return (
    box(0, top, WIDTH, HEIGHT - top, p.sea) +
    times(16, (at) => {
      const y = top + 20 + at * ((HEIGHT - top - 40) / 16);
      return line(`M${dice.between(0, 760, `wave ${at}`)} ${y}q20 -9 40 0t40 0`, '#ffffff', 3);
    })
  );
}

function boat({ p }: SceneParts, x: number, y: number, size: number): string {
  return sheet(
    line(`M${x} ${y}V${y - size * 1.5}`, p.woodDark, 7) +
      shape(corners([x + 8, y - size * 1.45], [x + size * 0.86, y - 24], [x + 8, y - 24]), p.linen) +
      shape(corners([x - 8, y - size * 1.2], [x - size * 0.6, y - 24], [x - 8, y - 24]), p.accent) +
      shape(
        corners([x - size, y - 12], [x + size, y - 12], [x + size * 0.7, y + 34], [x - size * 0.76, y + 34]),
        p.fabric,
      ) +
      box(x - size, y - 14, size * 2, 9, p.trim, 4),
  );
}

function houses({ p, dice }: SceneParts, foot: number): string {
  const walls = [p.wall, p.wallShade, p.linen, p.trim, p.accent] as const;
  return times(8, (at) => {
    const x = at * 116 - 14;
    const tall = dice.between(150, 300, `tall ${at}`);
    const windows = times(6, (place) =>
      box(
        x + 20 + (place % 2) * 46,
        foot - tall + 30 + Math.floor(place / 2) * 58,
        26,
        36,
        dice.isLucky(0.4, `lit ${at} ${place}`) ? p.glow : p.sea,
        3,
      ),
    );
    return (
      sheet(box(x, foot - tall, 112, tall, dice.pick(walls, `wall ${at}`))) +
      box(x - 5, foot - tall - 10, 122, 14, p.woodDark, 3) +
      windows
    );
  });
}

const SCENES = {
  sailing: (parts) => {
    const { p, dice } = parts;
    return (
      sky(p, 0, 0, WIDTH, 340) +
      disc(dice.between(120, 780, 'sun'), 110, 54, p.glow) +
      ridge(dice, 350, 90, p.leafDark, 'shore') +
      waves(parts, 340) +
      boat(parts, dice.between(320, 560, 'boat'), 430, 150) +
      boat(parts, dice.between(60, 200, 'far'), 366, 46)
    );
  },
  beach: (parts) => {
    const { p, dice } = parts;
    return (
      outside(p, dice, true, 0, 0, WIDTH, 420) +
      shape('M0 410Q300 380 520 420T900 400V600H0z', p.floor) +
      times(3, (at) =>
        sheet(oval(250 + at * 150, 500 + at * 18, 22, 92, [p.accent, p.linen, p.fabric][at] ?? p.linen)),
      ) +
      palmTree(p, 110, 520, 300, dice, 'a') +
      palmTree(p, 810, 500, 250, dice, 'b')
    );
  },
  reef: (parts) => {
    const { p, dice } = parts;
    const fish = (at: number) => {
      const x = dice.between(90, 800, `x ${at}`);
      const y = dice.between(90, 420, `y ${at}`);
      const size = dice.between(16, 38, `size ${at}`);
      const fill = [p.accent, p.glow, p.linen][at % 3] ?? p.linen;
      return sheet(
        oval(x, y, size, size * 0.55, fill) +
          shape(
            corners([x - size * 0.8, y], [x - size * 1.5, y - size * 0.5], [x - size * 1.5, y + size * 0.5]),
            fill,
          ),
      );
    };
    const coral = (at: number) =>
      leaves(
        dice,
        at * 118 + 36,
        dice.between(70, 150, `coral ${at}`),
        [p.accent, p.fabric, p.glow][at % 3] ?? p.accent,
        `c${at}`,
      );
    return (
      box(0, 0, WIDTH, HEIGHT, p.sea) +
      times(5, (at) =>
        shape(
          corners([at * 210, 0], [at * 210 + 60, 0], [at * 210 - 90, 600], [at * 210 - 220, 600]),
          p.skyLow,
          0.14,
        ),
      ) +
      times(13, fish) +
      shape('M0 560Q240 500 470 548T900 530V600H0z', p.floor) +
      times(8, coral)
    );
  },
  street: (parts) => {
    const { p, dice } = parts;
    return (
      sky(p, 0, 0, WIDTH, 470) +
      houses(parts, 470) +
      box(0, 470, WIDTH, 130, p.floorShade) +
      times(12, (at) => line(`M${at * 84} 470L${(at - 5.5) * 140 + 450} 600`, p.floor, 4)) +
      roundTree(p, 70, 520, 170) +
      roundTree(p, 830, 520, 190) +
      times(3, (at) =>
        sheet(
          disc(360 + at * 62, 462, 15, p.floor) +
            box(344 + at * 62, 478, 32, 62, [p.accent, p.fabric, p.linen][at] ?? p.linen, 12),
        ),
      ) +
      oval(dice.between(380, 520, 'shade'), 556, 130, 10, p.ink, 0.18)
    );
  },
  gallery: ({ p, dice }) =>
    box(0, 0, WIDTH, 460, p.wall) +
    box(0, 440, WIDTH, 22, p.trim) +
    box(0, 462, WIDTH, 138, p.floor) +
    times(3, (at) => {
      const x = 90 + at * 260;
      return (
        sheet(box(x, 110, 200, 240, p.woodDark)) +
        box(x + 16, 126, 168, 208, p.linen) +
        disc(x + 100, dice.between(190, 250, `sun ${at}`), 42, [p.accent, p.fabric, p.glow][at] ?? p.glow) +
        shape(
          corners([x + 16, 334], [x + 16, 290], [x + 90, 246], [x + 184, 300], [x + 184, 334]),
          p.leafDark,
        )
      );
    }) +
    sheet(
      box(330, 490, 240, 40, p.wood, 8) +
        box(350, 530, 18, 40, p.woodDark) +
        box(532, 530, 18, 40, p.woodDark),
    ),
  table: ({ p, dice }) =>
    box(0, 0, WIDTH, 400, p.wall) +
    box(0, 400, WIDTH, 200, p.floor) +
    times(5, (at) => plant(p, 90 + at * 180, 400, dice.between(80, 120, `herb ${at}`), dice, `h${at}`)) +
    sheet(box(40, 396, 820, 60, p.wood, 10)) +
    sheet(box(40, 430, 820, 30, p.woodDark, 8)) +
    times(
      4,
      (at) =>
        sheet(oval(170 + at * 190, 410, 76, 22, p.linen)) +
        oval(170 + at * 190, 404, 50, 13, [p.accent, p.leaf, p.glow, p.fabric][at] ?? p.glow),
    ) +
    chair(p, 120, 590, 1) +
    diningTable(p, 400, 596, 180) +
    chair(p, 760, 590, -1),
  stage: ({ p, dice }) =>
    box(0, 0, WIDTH, HEIGHT, p.ink) +
    times(3, (at) =>
      shape(corners([200 + at * 250, 0], [120 + at * 250, 470], [330 + at * 250, 470]), p.glow, 0.28),
    ) +
    box(0, 460, WIDTH, 140, p.woodDark) +
    sheet(
      shape('M0 0H190Q150 300 60 470H0z', p.accent) + shape('M900 0H710Q750 300 840 470H900z', p.accent),
    ) +
    times(3, (at) => {
      const x = 300 + at * 150;
      const lean = dice.between(-30, 30, `lean ${at}`);
      return sheet(
        disc(x, 262, 24, p.floor) +
          shape(
            corners([x - 26, 290], [x + 26, 290], [x + 66 + lean, 460], [x - 66 + lean, 460]),
            at % 2 ? p.accent : p.linen,
          ) +
          line(`M${x - 22} 306L${x - 72} ${240 + lean}M${x + 22} 306L${x + 72} ${240 - lean}`, p.floor, 12),
      );
    }),
  mountains: (parts) => {
    const { p, dice } = parts;
    return (
      sky(p, 0, 0, WIDTH, HEIGHT) +
      disc(dice.between(140, 760, 'sun'), 120, 50, p.glow) +
      ridge(dice, 420, 300, p.linenShade, 'far') +
      ridge(dice, 470, 210, p.fabric, 'middle') +
      ridge(dice, 540, 130, p.leafDark, 'near') +
      shape('M380 600Q440 540 410 500T470 440L486 444Q440 500 470 540T520 600z', p.floor) +
      times(7, (at) =>
        roundTree(p, dice.between(40, 860, `tree ${at}`), 590, dice.between(60, 110, `size ${at}`)),
      )
    );
  },
  forest: ({ p, dice }) =>
    sky(p, 0, 0, WIDTH, 300) +
    box(0, 260, WIDTH, 340, p.leafDark) +
    times(14, (at) =>
      roundTree(p, at * 66 + 20, dice.between(360, 470, `back ${at}`), dice.between(190, 280, `tall ${at}`)),
    ) +
    shape('M300 600Q420 500 430 430H480Q500 510 640 600z', p.floor) +
    times(8, (at) =>
      leaves(
        dice,
        at * 124 + 30,
        dice.between(80, 150, `fern ${at}`),
        at % 2 ? p.leaf : p.leafDark,
        `f${at}`,
      ),
    ),
  vineyard: ({ p, dice }) =>
    sky(p, 0, 0, WIDTH, 330) +
    ridge(dice, 330, 120, p.fabric, 'hills') +
    box(0, 320, WIDTH, 280, p.leaf) +
    times(9, (at) =>
      sheet(
        shape(
          corners(
            [430 + (at - 4) * 16, 330],
            [444 + (at - 4) * 16, 330],
            [500 + (at - 4) * 190, 600],
            [400 + (at - 4) * 190, 600],
          ),
          p.leafDark,
        ),
      ),
    ) +
    sheet(box(640, 236, 180, 96, p.wall) + shape(corners([620, 240], [730, 176], [840, 240]), p.accent)),
  balloon: ({ p, dice }) =>
    sky(p, 0, 0, WIDTH, HEIGHT) +
    shape('M0 470Q200 400 420 470T900 440V600H0z', p.floor) +
    shape('M0 530Q260 460 520 530T900 510V600H0z', p.floorShade) +
    times(3, (at) => {
      const x = 190 + at * 260;
      const y = dice.between(120, 250, `high ${at}`);
      const size = dice.between(58, 104, `size ${at}`);
      const fill = [p.accent, p.fabric, p.linen][at] ?? p.linen;
      return sheet(
        disc(x, y, size, fill) +
          shape(
            corners(
              [x - size * 0.86, y + size * 0.5],
              [x + size * 0.86, y + size * 0.5],
              [x + 14, y + size * 1.5],
              [x - 14, y + size * 1.5],
            ),
            fill,
          ) +
          box(x - 14, y + size * 1.62, 28, 22, p.woodDark, 4),
      );
    }),
  stars: ({ p, dice }) =>
    box(0, 0, WIDTH, HEIGHT, p.ink) +
    times(60, (at) =>
      disc(
        dice.between(0, 900, `sx ${at}`),
        dice.between(0, 420, `sy ${at}`),
        dice.between(1, 4, `ss ${at}`),
        p.glow,
      ),
    ) +
    disc(700, 120, 52, p.linen) +
    ridge(dice, 520, 120, p.woodDark, 'night') +
    sheet(shape(corners([330, 560], [420, 440], [510, 560]), p.accent)) +
    shape(corners([396, 560], [420, 490], [444, 560]), p.glow),
  ruins: ({ p, dice }) =>
    sky(p, 0, 0, WIDTH, 460) +
    ridge(dice, 440, 140, p.leafDark, 'hills') +
    box(0, 470, WIDTH, 130, p.leaf) +
    times(5, (at) =>
      sheet(box(190 + at * 54, 440 - at * 56, 520 - at * 108, 60, at % 2 ? p.floor : p.floorShade)),
    ) +
    sheet(shape(corners([430, 500], [470, 500], [462, 200], [438, 200]), p.trim)) +
    roundTree(p, 90, 540, 190) +
    roundTree(p, 830, 550, 170),
} as const satisfies Record<string, DrawScene>;

export type Scene = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as Scene[];

export function drawScene(scene: Scene, parts: SceneParts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${SCENES[scene](parts)}</svg>`;
}
