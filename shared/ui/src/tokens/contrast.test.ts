import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const palette = readFileSync(join(import.meta.dirname, 'palette.css'), 'utf8');
const tiles = readFileSync(join(import.meta.dirname, '../code-tile/code-tile.module.css'), 'utf8');

type Theme = 'light' | 'dark';

/** A colour has one value for each light, or the same one for both. */
const colours = new Map(
  [...palette.matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(
    ([, name = '', light = '', dark = light]): [string, Record<Theme, string>] => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'sea', 'moss', 'amber', 'brick'].flatMap((ink) =>
    ['paper', 'card', 'sand'].map((ground) => [ink, ground] as const),
  ),
  ...['sea', 'moss', 'amber', 'brick', 'coral'].map((tone) => ['ink', `${tone}-tint`] as const),
  ['sea', 'sea-tint'],
  ['sea-strong', 'sea-tint'],
  ['ink-soft', 'sea-tint'],
  ['moss', 'moss-tint'],
  ['amber', 'amber-tint'],
  ['brick', 'brick-tint'],
  ['on-coral', 'coral'],
  ['on-coral', 'coral-strong'],
  ['on-sea', 'sea'],
  ['ink', 'raised'],
  ...['map-ink', 'map-name'].flatMap((ink) =>
    ['map-sea', 'map-land'].map((ground) => [ink, ground] as const),
  ),
  ...['on-board', 'on-board-soft', 'lamp'].flatMap((ink) =>
    ['board', 'board-raised'].map((ground) => [ink, ground] as const),
  ),
  ['board', 'lamp'],
  ...['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5'].map((heat) => ['ink', heat] as const),
] as const;

describe.each<Theme>(['light', 'dark'])('X-11: the %s palette', (name) => {
  const colour = (token: string) => colours.get(token)?.[name] ?? '';

  it.each(TEXT_PAIRS)('%s on %s can be read', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border', 'sea', 'brick'])('the edge of a control in %s can be seen', (edge) => {
    for (const ground of ['paper', 'card']) {
      expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it('the chosen segment is lighter than its track', () => {
    expect(luminance(colour('raised'))).toBeGreaterThan(luminance(colour('sand')));
  });
});

describe('the palette', () => {
  it('X-11: every tile can be read in both lights', () => {
    const grounds = [...tiles.matchAll(/--tile-ground: light-dark\((#\w+), (#\w+)\)/g)];
    const inks = [...tiles.matchAll(/--tile-ink: light-dark\((#\w+), (#\w+)\)/g)];
    expect(grounds).toHaveLength(10);
    grounds.forEach(([, light = '', dark = ''], hue) => {
      expect(contrast(light, inks[hue]?.[1] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, inks[hue]?.[2] ?? '')).toBeGreaterThanOrEqual(4.5);
    });
  });
});
