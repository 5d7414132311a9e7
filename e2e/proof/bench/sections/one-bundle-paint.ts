import { measureFirstPaint } from '../largest-paint.ts';
import { RATIO_HEAD, ratioCells, table } from '../markdown.ts';
import { takeTurns } from '../measure-pairs.ts';
import { pathOf } from '../pages.ts';
import { median, pairedRatio } from '../paired-ratio.ts';
import type { Section } from '../section.ts';
import { oneBundle, oneBundleEmpty, shippedEmptyTwin, shippedTwin, type World } from '../world.ts';

const KINDS = [
  { what: 'with server HTML', ours: shippedTwin, theirs: oneBundle },
  { what: 'without', ours: shippedEmptyTwin, theirs: oneBundleEmpty },
] as const;

async function comparePaints(world: World, { what, ours, theirs }: (typeof KINDS)[number]) {
  const [ourSite, theirSite] = await world.only(ours, theirs);
  const shipped = ourSite.siteUrl + pathOf('home');
  const twin = theirSite.siteUrl + pathOf('home');
  const browser = await world.browser();
  const pairs = await takeTurns(
    world,
    () => measureFirstPaint(browser, shipped),
    () => measureFirstPaint(browser, twin),
    (first, second) => `${what}: ${first.largestMs.toFixed(0)} and ${second.largestMs.toFixed(0)} ms`,
  );
  const paint = pairedRatio(pairs.map(([first, second]) => [first.largestMs, second.largestMs]));
  return [
    what,
    paint.pairs,
    paint.first.toFixed(0),
    paint.second.toFixed(0),
    ...ratioCells(paint),
    median(pairs.map(([{ shift }]) => shift)).toFixed(3),
    median(pairs.map(([{ blockedMs }]) => blockedMs)).toFixed(0),
  ];
}

/** What independence costs until the first view stands. */
export const oneBundlePaint: Section = {
  name: 'one-bundle-paint',
  title: 'Largest paint of the home against the same sources as one bundle (slow 4G, 4× CPU)',
  async measure(world) {
    const rows: (string | number)[][] = [];
    for (const kind of KINDS) rows.push(await comparePaints(world, kind));
    const head = [
      'both',
      'pairs',
      'shipped, ms',
      'one bundle, ms',
      'ratio (≤ 1.05)',
      RATIO_HEAD[1],
      'CLS shipped (≤ 0.02)',
      'TBT shipped, ms (≤ 200)',
    ];
    return { body: table(head, rows), misses: [] };
  },
};
