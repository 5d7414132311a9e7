import { disc, SCENE_HEIGHT, SCENE_WIDTH, softRidge, type Cut, type Sheet } from './paper.ts';
import type { Palette, SceneLight } from './palette.ts';
import type { Random } from '../random/index.ts';

function cloud(x: number, y: number, size: number): string {
  const n = (share: number) => Math.round(size * share * 10) / 10;
  return (
    `M${Math.round(x - size)} ${Math.round(y)}h${n(2)}` +
    `a${n(0.25)} ${n(0.25)} 0 0 0 ${n(-0.3)} ${n(-0.24)}` +
    `a${n(0.42)} ${n(0.42)} 0 0 0 ${n(-0.72)} ${n(-0.16)}` +
    `a${n(0.34)} ${n(0.34)} 0 0 0 ${n(-0.6)} ${n(0.14)}` +
    `a${n(0.24)} ${n(0.24)} 0 0 0 ${n(-0.38)} ${n(0.26)}z`
  );
}

/** Sheets of sky, a sun with its rings, clouds by day and stars at dusk. */
export function drawSky(random: Random, palette: Palette, light: SceneLight): Sheet[] {
  const [top, upper, lower, bottom] = palette.sky;
  const sunX = random.between(0.18, 0.82) * SCENE_WIDTH;
  const sunY = light === 'day' ? random.between(70, 120) : random.between(170, 205);
  const radius = random.between(30, 40);

  const ornaments: Cut[] = [];
  if (light === 'dusk') {
    let stars = '';
    for (let star = 0; star < 26; star += 1) {
      stars += disc(random.between(8, SCENE_WIDTH - 8), random.between(8, 130), random.between(0.6, 1.7));
    }
    ornaments.push({ path: stars, fill: palette.pale, opacity: 0.8 });
  }

  const clouds = [0, 1, 2].map(() =>
    cloud(random.between(40, SCENE_WIDTH - 40), random.between(60, 170), random.between(26, 54)),
  );

  return [
    { path: `M0 0h${SCENE_WIDTH}v${SCENE_HEIGHT}H0z`, fill: top, flat: true },
    { path: softRidge(random, 66, 12, 3), fill: upper, flat: true },
    { path: softRidge(random, 126, 14, 3), fill: lower, flat: true, details: ornaments },
    { path: softRidge(random, 190, 14, 3), fill: bottom, flat: true },
    { path: disc(sunX, sunY, radius * 2.1), fill: palette.glow, opacity: 0.28, flat: true },
    { path: disc(sunX, sunY, radius * 1.5), fill: palette.glow, opacity: 0.45, flat: true },
    { path: disc(sunX, sunY, radius), fill: palette.sun },
    {
      path: clouds.join(''),
      fill: palette.pale,
      opacity: light === 'day' ? 0.9 : 0.22,
      flat: light === 'dusk',
    },
  ];
}
