import { LANDS, type SceneKind } from './lands.ts';
import { choosePalette, type SceneLight } from './palette.ts';
import type { Sheet } from './paper.ts';
import { createRandom } from '../random/index.ts';
import { drawSky } from './sky.ts';

/** A landscape of paper sheets, from the sky to the nearest; the same for the same kind, seed and light. */
export function drawScene(kind: SceneKind, seed: string, light: SceneLight): Sheet[] {
  const random = createRandom(`${kind} ${seed}`);
  const palette = choosePalette(light, random);
  return [...drawSky(random, palette, light), ...LANDS[kind](random, palette)];
}
