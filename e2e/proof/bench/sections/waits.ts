import type { Browser } from '@playwright/test';
import type { Stack } from '@travesia/deploy/stack';
import { book, openResultsCold, type Booked } from '../book.ts';
import { kilobytes, RATIO_HEAD, ratioCells, table } from '../markdown.ts';
import { takeTurns } from '../measure-pairs.ts';
import { pairedRatio } from '../paired-ratio.ts';
import type { Section } from '../section.ts';
import { oneBundle, shippedTwin } from '../world.ts';

const NET = 'fast';
const DAYS = 30;
const WAITS = {
  search: 'Search → first offers',
  cold: 'results opened cold',
  select: 'select → summary',
  pay: 'Pay → confirmation',
} as const;
type Wait = keyof typeof WAITS;
const NAMES = Object.keys(WAITS) as Wait[];

type Waited = Booked & { readonly cold: number };

async function travel(browser: Browser, stack: Stack): Promise<Waited> {
  return {
    cold: await openResultsCold(browser, stack, DAYS, NET),
    ...(await book(browser, stack, NET)),
  };
}

const told = (waited: Waited) => NAMES.map((wait) => waited[wait].toFixed(0)).join(', ');

/** What a traveller waits for, from the first search to the confirmation. */
export const waits: Section = {
  name: 'waits',
  title:
    "The traveller's waits against the same sources as one bundle (fast 4G, 4× CPU, suppliers' time off)",
  async measure(world) {
    const [shipped, twin] = await world.only(shippedTwin, oneBundle);
    const browser = await world.browser();
    const pairs = await takeTurns(
      world,
      () => travel(browser, shipped),
      () => travel(browser, twin),
      (ours, theirs) => `${told(ours)} and ${told(theirs)} ms`,
    );
    const rows = NAMES.map((wait) => {
      const ratio = pairedRatio(pairs.map(([ours, theirs]) => [ours[wait], theirs[wait]]));
      return [
        WAITS[wait],
        ratio.pairs,
        ratio.first.toFixed(0),
        ratio.second.toFixed(0),
        ...ratioCells(ratio),
      ];
    });
    const [ours, theirs] = pairs.at(-1) ?? [];
    if (!ours || !theirs) throw new Error('nobody booked');
    const whole = (who: string, { fetched }: Waited) => [
      who,
      kilobytes(fetched.script),
      kilobytes(fetched.all),
      fetched.requests,
    ];
    const body = [
      table(['wait', 'pairs', 'shipped, ms', 'one bundle, ms', 'ratio (≤ 1.10)', RATIO_HEAD[1]], rows),
      'A whole booking, from the home to the confirmation:',
      table(
        ['who', 'JavaScript, kB', 'everything, kB', 'requests'],
        [whole('shipped', ours), whole('one bundle', theirs)],
      ),
    ].join('\n\n');
    return { body, misses: [] };
  },
};
