import type { Story } from '../demo/story.ts';
import { seconds, timeUntil } from '../demo/story.ts';
import { flightIn, searchTogether } from './search.ts';
import type { Scale } from './open-scale.ts';

const VISITORS = 30;
const BACK_MAX_MS = 10_000;

/** It holds nothing that cannot be asked for again. */
export async function withoutValkey(scale: Scale, story: Story): Promise<void> {
  const { apis, calls, valkey } = scale;
  story.chapter(`${valkey.name} dies`);
  await valkey.kill();
  calls.forget();
  const searched = await searchTogether(scale, VISITORS, flightIn(42));
  const slowestMs = Math.max(...searched.map(({ ms }) => ms));
  story.check(
    `${VISITORS} visitors search as ever (slowest ${seconds(slowestMs)})`,
    searched.every(({ status, reply }) => status === 200 && (reply?.data.length ?? 0) > 0),
  );
  const asked = calls.count('airline: offers');
  story.check(`each api asks by itself: ${asked} calls of ${apis.length} apis`, asked <= apis.length);

  await valkey.restart();
  let days = 43;
  const backMs = await timeUntil(async () => {
    calls.forget();
    const again = await searchTogether(scale, apis.length * 4, flightIn(days));
    days += 1;
    return again.every(({ status }) => status === 200) && calls.count('airline: offers') === 1;
  }, BACK_MAX_MS);
  story.check(`it is back, empty; ${seconds(backMs)} later searches are one call again`, backMs !== null);
}
