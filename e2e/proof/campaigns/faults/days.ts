import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../world/installation.ts';
import { NOTICES_COME_WITHIN_MS } from '../world/notices.ts';
import type { Story } from './stories.ts';

/** What is over after three days is looked at on each of them. */
const REST_ROUNDS = 4;

/** The days that a story takes until it is settled: our work is done on each of them. */
export async function letDaysPass(installation: Installation, { after }: Story): Promise<void> {
  const restsMs = after?.restsMs.filter((restMs) => restMs > 0) ?? [];
  for (const restMs of restsMs.flatMap((each) => Array<number>(REST_ROUNDS).fill(each / REST_ROUNDS))) {
    await installation.advance(restMs);
    await installation.control('POST', '/work');
    await sleep(NOTICES_COME_WITHIN_MS);
  }
}
