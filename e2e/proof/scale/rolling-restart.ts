import { setTimeout as pause } from 'node:timers/promises';
import type { Story } from '../demo/story.ts';
import { seconds } from '../demo/story.ts';
import { startLoad, type Load } from './load.ts';
import { askForNextShell, putNextShell } from './next-shell.ts';
import { LEFT_ALONE_S, type Process, type Scale } from './open-scale.ts';

/** A process that comes back is found by the balancer after the time for which it left it alone. */
const FOUND_AGAIN_MS = LEFT_ALONE_S * 1_000 + 500;
const WARM_MS = 3_000;

export async function restart(process: Process, story: Story): Promise<void> {
  const startedMs = Date.now();
  const wentByItself = await process.stop();
  await process.start();
  story.check(
    `${process.name}: asked to go, went by itself, and is ready again after ${seconds(Date.now() - startedMs)}`,
    wentByItself,
  );
  await pause(FOUND_AGAIN_MS);
}

/** One after the other, as a new version would be put online, while people read, search and book. */
export async function rollingRestart(scale: Scale, story: Story): Promise<void> {
  story.chapter('Every process is replaced, one after the other, under load');
  const load = startLoad(scale);
  await pause(WARM_MS);
  for (const process of scale.apis) await restart(process, story);
  putNextShell(scale);
  for (const [number, site] of scale.sites.entries()) {
    await restart(site, story);
    if (number === 0) await askForNextShell(scale, story);
  }
  const [vault, next] = scale.vaults;
  if (vault && next) {
    await next.start();
    await pause(FOUND_AGAIN_MS);
    story.check(`${next.name} is there; ${vault.name} goes by itself`, await vault.stop());
    await pause(FOUND_AGAIN_MS);
  }
  await judgeLoad(load, story);
}

/** Everybody finishes; nobody may have seen a failure or pressed twice. */
export async function judgeLoad(load: Load, story: Story): Promise<void> {
  await load.end();
  const total = [...load.answered.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...load.answered].map(([what, count]) => `${count} ${what}`).join(', ');
  for (const failure of load.failed.slice(0, 10)) story.line(`  ${failure}`);
  story.check(
    `${total} requests answered (${parts}), ${load.failed.length} failed`,
    total > 200 && load.failed.length === 0,
  );
  const confirmed = load.journeys.filter(({ screen }) => screen === 'confirmed');
  for (const { screen, stuckAt } of load.journeys)
    if (screen !== 'confirmed') story.line(`  a traveller sees “${screen}” (${stuckAt})`);
  story.check(
    `${load.journeys.length} travellers booked meanwhile, ${confirmed.length} see their confirmation`,
    load.journeys.length > 3 && confirmed.length === load.journeys.length,
  );
  const stuck = load.journeys.filter(({ stuckAt }) => stuckAt !== null);
  story.check(`none of them had to press anything twice`, stuck.length === 0);
  for (const { stuckAt } of stuck) story.line(`  ${stuckAt}`);
}
