import { join } from 'node:path';
import { startStack } from '@travesia/deploy/stack';
import { remoteDirectories } from '@travesia/tooling';
import { timeUntil } from '../../demo/story.ts';
import { publishCrowd, twentyMarkets } from '../crowd.ts';
import { measureFirstLoad } from '../first-load.ts';
import { measureLargestPaint } from '../largest-paint.ts';
import { kilobytes, RATIO_HEAD, ratioCells, table } from '../markdown.ts';
import { measurePairs } from '../measure-pairs.ts';
import { pathOf } from '../pages.ts';
import { missesOf, type Section } from '../section.ts';
import { shipped, type SiteKind } from '../world.ts';

const CROWD = 24;
const MARKETS = 20;
const DOCUMENT_MORE_BYTES = 3_000;

/** The same site with four times the verticals, in twenty markets. */
const crowded: SiteKind = async (dataFolder, onProgress) => {
  const stack = await startStack({
    profile: 'test',
    ports: 'ephemeral',
    dataFolder,
    environment: { MARKETS_FOLDER: twentyMarkets(join(dataFolder, '../markets')) },
    onProgress,
  });
  await publishCrowd(stack, dataFolder, remoteDirectories().length, CROWD);
  const isComplete = async () =>
    ((await (await fetch(`${stack.siteUrl}/releases.json`)).json()) as unknown[]).length === CROWD;
  if ((await timeUntil(isComplete, 15_000)) === null) {
    await stack.stop();
    throw new Error(`the site never saw ${CROWD} remotes`);
  }
  return stack;
};

/** What many verticals in many markets cost a visitor of the home. */
export const crowd: Section = {
  name: 'crowd',
  title: `The home among ${CROWD} remotes in ${MARKETS} markets, against the remotes of this workspace`,
  async measure(world) {
    const [among, alone] = await world.only(crowded, shipped);
    const many = among.siteUrl + pathOf('home');
    const few = alone.siteUrl + pathOf('home');
    const browser = await world.browser();
    const loads = { many: await measureFirstLoad(browser, many), few: await measureFirstLoad(browser, few) };
    const paint = await measurePairs(
      world,
      'largest paint among many and few remotes, ms',
      () => measureLargestPaint(browser, many),
      () => measureLargestPaint(browser, few),
    );
    const moreBytes = loads.many.bytes.document - loads.few.bytes.document;
    const moreRequests = loads.many.requests - loads.few.requests;
    const body = table(
      ['document, kB more (≤ 3)', 'requests more (0)', 'largest paint (≤ 1.03)', RATIO_HEAD[1]],
      [[kilobytes(moreBytes), moreRequests, ...ratioCells(paint)]],
    );
    const misses = missesOf([
      {
        what: `bytes more in the document of ${CROWD} remotes`,
        value: moreBytes,
        atMost: DOCUMENT_MORE_BYTES,
      },
      { what: `requests more with ${CROWD} remotes`, value: moreRequests, atMost: 0 },
    ]);
    return { body, misses };
  },
};
