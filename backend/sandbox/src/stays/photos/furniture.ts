import { box, corners, disc, line, oval, shape, sheet, type Dice } from './paper.ts';
import type { Palette } from './palette.ts';

export function sky(p: Palette, x: number, y: number, width: number, height: number): string {
  const bands = 6;
  let out = box(x, y, width, height, p.skyTop);
  for (let band = 1; band < bands; band += 1) {
    const top = y + (height * band) / bands;
    out += `<rect x="${x}" y="${top}" width="${width}" height="${y + height - top}" fill="${p.skyLow}" opacity=".28"/>`;
  }
  return out;
}

/** What is seen outside: sea, hills or roofs. */
export function outside(
  p: Palette,
  dice: Dice,
  isCoast: boolean,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  let out =
    sky(p, x, y, w, h) +
    disc(x + w * dice.between(0.2, 0.8, 'sun'), y + h * 0.34, Math.min(w, h) * 0.1, p.glow);
  const horizon = y + h * 0.62;
  if (isCoast) {
    out += box(x, horizon, w, y + h - horizon, p.sea);
    for (let wave = 0; wave < 5; wave += 1) {
      const left = x + w * dice.between(0, 0.75, `wave ${wave}`);
      out += `<rect x="${left}" y="${horizon + ((wave + 0.6) * (y + h - horizon)) / 5.5}" width="${w * 0.2}" height="3" rx="1.5" fill="#fff" opacity=".45"/>`;
    }
    return out;
  }
  const hill = (lift: number, fill: string, word: string) => {
    const bend = dice.between(-0.08, 0.08, word) * h;
    return shape(
      `M${x} ${y + h}V${horizon - lift}C${x + w * 0.3} ${horizon - lift * 2 + bend} ${x + w * 0.6} ${horizon + bend} ${x + w} ${horizon - lift * 1.4}V${y + h}z`,
      fill,
    );
  };
  out += hill(h * 0.12, p.leafDark, 'far') + hill(-h * 0.02, p.leaf, 'near');
  let roofs = '';
  for (let at = 0; at < 7; at += 1) {
    const width = w * dice.between(0.1, 0.18, `roof w ${at}`);
    const height = h * dice.between(0.1, 0.26, `roof h ${at}`);
    const left = x + (w * at) / 7;
    roofs += box(left, y + h - height, Math.min(width, x + w - left), height, at % 2 ? p.wall : p.wallShade);
    roofs += box(left, y + h - height, Math.min(width, x + w - left), height * 0.16, p.accent);
  }
  return out + roofs;
}

export function windowWith(
  p: Palette,
  view: string,
  x: number,
  y: number,
  w: number,
  h: number,
  id: string,
): string {
  const clip = `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`;
  const frame =
    box(x - 10, y - 10, w + 20, 10, p.trim) +
    box(x - 10, y + h, w + 20, 14, p.trim) +
    box(x - 10, y - 10, 10, h + 20, p.trim) +
    box(x + w, y - 10, 10, h + 20, p.trim) +
    box(x + w / 2 - 4, y, 8, h, p.trim);
  return `${clip}<g clip-path="url(#${id})">${view}</g>${sheet(frame, 2)}`;
}

export function curtains(p: Palette, x: number, y: number, w: number, h: number): string {
  const side = (left: number, direction: 1 | -1) => {
    const foot = left + direction * 66;
    return (
      shape(
        `M${left} ${y}H${left + direction * 58}C${foot} ${y + h * 0.5} ${foot} ${y + h * 0.8} ${foot + direction * 6} ${y + h}H${left}z`,
        p.fabric,
      ) +
      line(`M${left + direction * 20} ${y}V${y + h}M${left + direction * 42} ${y}V${y + h}`, p.fabricDark, 3)
    );
  };
  return sheet(side(x - 34, 1) + side(x + w + 34, -1)) + box(x - 52, y - 12, w + 104, 9, p.woodDark, 4);
}

export function plant(p: Palette, x: number, foot: number, size: number, dice: Dice, word: string): string {
  let leaves = '';
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const lean = (leaf - 4) * 0.28 + dice.between(-0.1, 0.1, `${word} ${leaf}`);
    const tipX = x + Math.sin(lean) * size * 0.62;
    const tipY = foot - size * 0.34 - Math.cos(lean) * size * dice.between(0.5, 0.72, `${word} tip ${leaf}`);
    leaves += shape(
      `M${x} ${foot - size * 0.3}Q${x + Math.sin(lean) * size * 0.22 - 12} ${(foot + tipY) / 2 - 14} ${tipX} ${tipY}Q${x + Math.sin(lean) * size * 0.3 + 12} ${(foot + tipY) / 2 + 6} ${x} ${foot - size * 0.3}z`,
      leaf % 2 ? p.leaf : p.leafDark,
    );
  }
  const pot = corners(
    [x - size * 0.17, foot - size * 0.32],
    [x + size * 0.17, foot - size * 0.32],
    [x + size * 0.12, foot],
    [x - size * 0.12, foot],
  );
  return sheet(leaves + shape(pot, p.accent));
}

export function floorLamp(p: Palette, x: number, foot: number, height: number): string {
  return (
    oval(x, foot - height + 40, 92, 82, p.glow, 0.35) +
    sheet(
      line(`M${x} ${foot}V${foot - height + 40}`, p.ink, 5) +
        oval(x, foot, 26, 6, p.ink) +
        shape(
          corners(
            [x - 24, foot - height],
            [x + 24, foot - height],
            [x + 38, foot - height + 52],
            [x - 38, foot - height + 52],
          ),
          p.linen,
        ),
    )
  );
}

export function pendant(p: Palette, x: number, length: number, size: number): string {
  return (
    oval(x, length + size * 0.6, size * 1.7, size * 1.3, p.glow, 0.3) +
    line(`M${x} 0V${length}`, p.ink, 3) +
    sheet(
      shape(
        `M${x - size} ${length + size * 0.7}A${size} ${size * 0.8} 0 0 1 ${x + size} ${length + size * 0.7}z`,
        p.accent,
      ),
    ) +
    oval(x, length + size * 0.7, size * 0.34, size * 0.16, p.glow)
  );
}

export function picture(
  p: Palette,
  dice: Dice,
  x: number,
  y: number,
  w: number,
  h: number,
  word: string,
): string {
  const inner =
    box(x, y, w, h, p.woodDark) +
    box(x + 7, y + 7, w - 14, h - 14, p.linen) +
    disc(x + w * dice.between(0.35, 0.65, `${word} a`), y + h * 0.42, Math.min(w, h) * 0.18, p.accent) +
    shape(`M${x + 14} ${y + h - 14}Q${x + w * 0.4} ${y + h * 0.45} ${x + w - 14} ${y + h - 14}z`, p.fabric);
  return sheet(inner);
}

export function bed(p: Palette, x: number, foot: number, w: number): string {
  const head =
    box(x - 12, foot - 250, w + 24, 170, p.wood, 14) + box(x + 6, foot - 236, w - 12, 120, p.woodDark, 10);
  const mattress = box(x, foot - 120, w, 96, p.linen, 12) + box(x, foot - 64, w, 40, p.linenShade);
  const pillows = [0.06, 0.53]
    .map(
      (share) =>
        box(x + w * share, foot - 164, w * 0.41, 62, p.linen, 22) +
        box(x + w * share + 20, foot - 134, w * 0.28, 46, p.fabric, 16),
    )
    .join('');
  const throwOver =
    shape(
      corners([x - 6, foot - 78], [x + w + 6, foot - 78], [x + w + 6, foot - 18], [x - 6, foot - 18]),
      p.fabric,
    ) + box(x - 6, foot - 78, w + 12, 10, p.fabricDark);
  return (
    sheet(head) +
    sheet(mattress) +
    sheet(pillows, 2) +
    sheet(throwOver, 2) +
    box(x + 8, foot - 18, 14, 18, p.woodDark) +
    box(x + w - 22, foot - 18, 14, 18, p.woodDark)
  );
}

export function bedside(p: Palette, x: number, foot: number): string {
  return (
    oval(x + 36, foot - 150, 76, 66, p.glow, 0.4) +
    sheet(
      box(x, foot - 86, 72, 86, p.wood, 6) +
        box(x + 8, foot - 76, 56, 28, p.woodDark, 4) +
        box(x + 8, foot - 42, 56, 28, p.woodDark, 4),
      2,
    ) +
    sheet(
      box(x + 30, foot - 112, 12, 26, p.ink) +
        shape(
          corners([x + 18, foot - 156], [x + 54, foot - 156], [x + 64, foot - 112], [x + 8, foot - 112]),
          p.linen,
        ),
      2,
    )
  );
}

export function sofa(p: Palette, x: number, foot: number, w: number): string {
  return sheet(
    box(x, foot - 130, w, 100, p.fabricDark, 20) +
      box(x - 22, foot - 96, 46, 84, p.fabric, 18) +
      box(x + w - 24, foot - 96, 46, 84, p.fabric, 18) +
      box(x + 18, foot - 74, w / 2 - 22, 52, p.fabric, 12) +
      box(x + w / 2 + 4, foot - 74, w / 2 - 22, 52, p.fabric, 12) +
      box(x + 34, foot - 112, 62, 48, p.accent, 12) +
      box(x + 8, foot - 18, 14, 18, p.woodDark) +
      box(x + w - 22, foot - 18, 14, 18, p.woodDark),
  );
}

export function diningTable(p: Palette, x: number, foot: number, w: number): string {
  const cup = (at: number) => box(at, foot - 112, 16, 14, p.linen, 3);
  return sheet(
    oval(x + w / 2, foot - 96, w / 2, 17, p.linen) +
      shape(
        corners([x, foot - 96], [x + w, foot - 96], [x + w - 16, foot - 62], [x + 16, foot - 62]),
        p.linenShade,
      ) +
      box(x + w / 2 - 8, foot - 78, 16, 78, p.woodDark) +
      oval(x + w / 2, foot, w * 0.24, 8, p.woodDark) +
      cup(x + w * 0.3) +
      cup(x + w * 0.62) +
      shape(`M${x + w / 2 - 7} ${foot - 104}v-34h14v34z`, p.leafDark) +
      disc(x + w / 2, foot - 146, 13, p.accent),
  );
}

export function chair(p: Palette, x: number, foot: number, direction: 1 | -1): string {
  const back = direction === 1 ? x : x + 56;
  return sheet(
    box(x, foot - 62, 66, 14, p.fabric, 6) +
      box(back, foot - 138, 12, 84, p.wood, 6) +
      box(x + 6, foot - 50, 8, 50, p.woodDark) +
      box(x + 52, foot - 50, 8, 50, p.woodDark),
    2,
  );
}

export function palmTree(
  p: Palette,
  x: number,
  foot: number,
  height: number,
  dice: Dice,
  word: string,
): string {
  const lean = dice.between(-28, 28, `${word} lean`);
  const top = { x: x + lean, y: foot - height };
  let crown = '';
  for (let leaf = 0; leaf < 8; leaf += 1) {
    const angle = (leaf / 8) * 2 * Math.PI + dice.between(-0.2, 0.2, `${word} ${leaf}`);
    const reach = height * 0.42;
    const tip = {
      x: top.x + Math.cos(angle) * reach,
      y: top.y + Math.sin(angle) * reach * 0.6 + reach * 0.22,
    };
    crown += shape(
      `M${top.x} ${top.y}Q${(top.x + tip.x) / 2} ${top.y - reach * 0.32} ${tip.x} ${tip.y}Q${(top.x + tip.x) / 2} ${top.y - reach * 0.04} ${top.x} ${top.y}z`,
      leaf % 2 ? p.leaf : p.leafDark,
    );
  }
  return sheet(
    shape(
      `M${x - 9} ${foot}Q${x + lean * 0.2 - 6} ${foot - height * 0.5} ${top.x - 4} ${top.y}h8Q${x + lean * 0.2 + 10} ${foot - height * 0.5} ${x + 9} ${foot}z`,
      p.wood,
    ) + crown,
  );
}

export function roundTree(p: Palette, x: number, foot: number, size: number): string {
  return sheet(
    box(x - size * 0.06, foot - size * 0.5, size * 0.12, size * 0.5, p.woodDark) +
      disc(x, foot - size * 0.68, size * 0.34, p.leafDark) +
      disc(x - size * 0.14, foot - size * 0.76, size * 0.2, p.leaf),
  );
}
