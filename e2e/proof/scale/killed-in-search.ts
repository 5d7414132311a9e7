import type { Story } from '../demo/story.ts';
import { seconds } from '../demo/story.ts';
import { flightIn, searchTogether } from './search.ts';
import type { Scale } from './open-scale.ts';

const VISITORS = 30;
/** A lease of three seconds, and a search. */
const LONGEST_MS = 8_000;

/** The api that asks for everybody dies while the supplier has the answer in its hand. */
export async function killedInSearch(scale: Scale, story: Story): Promise<void> {
  const { apis, calls } = scale;
  story.chapter('An api dies during a search');
  let dead: number | null = null;
  calls.forget();
  calls.watch((api, step, moment) => {
    if (dead !== null || step !== 'airline: offers' || moment !== 'done') return;
    dead = api;
    void apis[api]?.kill();
  });
  const searched = await searchTogether(scale, VISITORS, flightIn(41));
  calls.watch(null);
  const name = dead === null ? 'nobody' : (apis[dead]?.name ?? '');
  story.check(`${name} was killed before it had read the supplier’s answer`, dead !== null);
  const slowestMs = Math.max(...searched.map(({ ms }) => ms));
  story.check(
    `all ${VISITORS} visitors have offers, the last one after ${seconds(slowestMs)}`,
    searched.every(({ status, reply }) => status === 200 && (reply?.data.length ?? 0) > 0) &&
      slowestMs < LONGEST_MS,
  );
  story.check(
    `another api asked once for all who were left (${calls.count('airline: offers')} calls)`,
    calls.count('airline: offers') === 2,
  );
  if (dead !== null) await apis[dead]?.start();
}
