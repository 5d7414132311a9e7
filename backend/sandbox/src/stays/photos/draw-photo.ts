import { isCoast, type House } from '../houses.ts';
import type { PhotoSubject } from '../kinds.ts';
import { INDOORS, type DrawScene } from './indoors.ts';
import { exterior, OUTDOORS } from './outdoors.ts';
import { diceOf, HEIGHT, WIDTH } from './paper.ts';
import { paletteOf } from './palette.ts';

function sceneOf(house: House, subject: PhotoSubject): DrawScene {
  return subject === 'exterior' ? exterior(house.kind) : { ...INDOORS, ...OUTDOORS }[subject];
}

/** A picture of cut paper: colours of the house, light and furniture of the picture. */
export function drawPhoto(house: House, subject: PhotoSubject, place: number): string {
  const dice = diceOf(`${house.key} ${subject} ${place}`);
  const p = paletteOf(diceOf(house.key), dice);
  const content = sceneOf(house, subject)({ p, dice, isCoast: isCoast(house.city) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
