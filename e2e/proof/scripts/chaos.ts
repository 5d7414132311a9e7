/** `npm run chaos`: every remote with every fault, as a visitor meets it. Names as arguments choose remotes. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openSigningKey } from '@travesia/deploy/releases';
import { startStack } from '@travesia/deploy/stack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { BUILD_FAULTS, shipBroken } from '../chaos/build-faults.ts';
import { breakFiles, NETWORK_FAULTS } from '../chaos/network-faults.ts';
import { REMOTES } from '../chaos/remotes.ts';
import { drawTable } from '../chaos/table.ts';
import { tryCell, type Cell, type Trial } from '../chaos/try-cell.ts';
import { browserLaunch } from '../../support/browser.ts';
import { timeUntil } from '../demo/story.ts';

const FEED_MAX_MS = 6_000;
const dataFolder = temporaryFolder('chaos');
const named = process.argv.slice(2);
const remotes = named.length === 0 ? REMOTES : REMOTES.filter((each) => named.includes(each));
const results = new Map<string, Map<string, Cell>>();

function keep(fault: string, remote: string, cell: Cell) {
  results.set(fault, (results.get(fault) ?? new Map<string, Cell>()).set(remote, cell));
  process.stdout.write(
    cell.faults.length === 0
      ? '.'
      : `\n${[`${remote}, ${fault}`, ...cell.faults, ...cell.said].join('\n  ')}\n`,
  );
}

const stack = await startStack({ profile: 'development', ports: 'ephemeral', dataFolder });
const browser = await chromium.launch(browserLaunch());
const access = {
  feedFolder: stack.feedFolder,
  trustedFolder: join(dataFolder, 'keys/trusted'),
  key: openSigningKey(join(dataFolder, 'keys')),
};

async function liveBuild(remote: string): Promise<string | undefined> {
  const reply = await fetch(`${stack.siteUrl}/r/${remote}/current.json`);
  return ((await reply.json()) as { build?: string }).build;
}

async function tryBuildFault(remote: string, fault: (typeof BUILD_FAULTS)[number]): Promise<Cell> {
  const before = await liveBuild(remote);
  const { build, goBack } = await shipBroken(access, remote, fault);
  // What cannot be believed never becomes live: then there is nothing to wait for but the reading itself.
  const isLive = await timeUntil(async () => (await liveBuild(remote)) === build, FEED_MAX_MS);
  const refused = fault.damage !== undefined;
  const wrong = refused && isLive !== null ? ['a damaged release became live'] : [];
  if (!refused && isLive === null) wrong.push('the release never became live');
  let isBack = false;
  const mend = async () => {
    if (isBack) return;
    isBack = true;
    await goBack();
  };
  const trial: Trial = {
    siteUrl: stack.siteUrl,
    remote,
    expected: fault.expected,
    breakIt: async () => mend,
  };
  const cell = await tryCell(browser, trial);
  await mend();
  await timeUntil(async () => (await liveBuild(remote)) === before, FEED_MAX_MS);
  return { ...cell, faults: [...wrong, ...cell.faults] };
}

try {
  for (const fault of NETWORK_FAULTS) {
    // Two at a time: most of a cell is waiting.
    const waiting = [...remotes];
    const worker = async () => {
      for (let remote = waiting.shift(); remote; remote = waiting.shift()) {
        const tried = remote;
        const breakIt = (page: Parameters<Trial['breakIt']>[0]) => breakFiles(page, tried, fault);
        keep(
          fault.name,
          tried,
          await tryCell(browser, { siteUrl: stack.siteUrl, remote: tried, expected: 'notice', breakIt }),
        );
      }
    };
    await Promise.all([worker(), worker()]);
  }
  for (const fault of BUILD_FAULTS)
    for (const remote of remotes) keep(fault.name, remote, await tryBuildFault(remote, fault));
} finally {
  await browser.close();
  await stack.stop();
}
process.stdout.write(`${drawTable(remotes, results)}\n`);
const failed = [...results.values()].flatMap((cells) =>
  [...cells.values()].filter(({ faults }) => faults.length > 0),
);
const count = [...results.values()].reduce((sum, cells) => sum + cells.size, 0);
process.stdout.write(`\n${count - failed.length} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
