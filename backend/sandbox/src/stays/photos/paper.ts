import { chance } from '../../world/hash.ts';

export const WIDTH = 900;
export const HEIGHT = 600;

const SHADOW = '#101a33';

/** One number as short as a picture needs it. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  const clear = opacity < 1 ? ` opacity="${n(opacity)}"` : '';
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${clear}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  const clear = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${clear}/>`;
}

export function shape(path: string, fill: string, opacity = 1): string {
  const clear = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path d="${path}" fill="${fill}"${clear}/>`;
}

export function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
}

export function corners(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** Sheets above others cast a soft edge, as cut paper does. */
export function sheet(content: string, lift = 3): string {
  return `<g>${content
    .replace(/fill="[^"]*"/g, `fill="${SHADOW}"`)
    .replace(/stroke="[^"]*"/g, `stroke="${SHADOW}"`)
    .replace(/^/, `<g opacity=".13" transform="translate(${lift} ${lift + 1})">`)}</g>${content}</g>`;
}

/** Chance of one picture: the same key, the same numbers. */
export interface Dice {
  between(low: number, high: number, word: string): number;
  pick<Item>(items: readonly [Item, ...(readonly Item[])], word: string): Item;
  isLucky(share: number, word: string): boolean;
}

export function diceOf(key: string): Dice {
  const roll = (word: string) => chance('photo', key, word);
  return {
    between: (low, high, word) => low + roll(word) * (high - low),
    pick: (items, word) => items[Math.floor(roll(word) * items.length)] ?? items[0],
    isLucky: (share, word) => roll(word) < share,
  };
}
