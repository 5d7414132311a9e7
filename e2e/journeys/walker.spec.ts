import { isBeforeRelease } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { faultsInLedgers } from '../walker/judge.ts';
import { Walk } from '../walker/walk.ts';

const STEPS = Number(process.env.WALK_STEPS ?? 60);
const WALKS = isBeforeRelease ? 200 : 10;
/** Cards of the walkers alone, one for each worker: their payments can be told from those of other stories. */
const CARDS = ['6200000000000005', '6205500000000000004'] as const;
const onlySeed = process.env.WALK_SEED;
const seeds = onlySeed ? [Number(onlySeed)] : Array.from({ length: WALKS }, (_, index) => index + 1);

for (const seed of seeds) {
  const size = seed % 2 === 0 ? ' @phone' : '';
  test(`walk ${seed} finds a sound site and honest ledgers${size} (X-01, S-39)`, async ({
    context,
    watch,
    sandbox,
  }, testInfo) => {
    test.setTimeout(STEPS * 4_000 + 60_000);
    // The walk judges by itself what a lost network or a refused press may say in the console.
    watch.allow(/./);
    const card = CARDS[testInfo.parallelIndex % CARDS.length] ?? CARDS[0];
    const sinceMs = Date.now() - 1_000;
    const walked = await new Walk(context, { seed, card }).take(STEPS);
    await testInfo.attach('steps', { body: walked.steps.join('\n') });
    const faults = [...walked.faults, ...(await faultsInLedgers(walked, sandbox, { card, sinceMs }))];
    const path = walked.steps.map((step, index) => `${index} ${step}`).join('\n');
    expect(faults, `seed ${seed}:\n${path}`).toEqual([]);
  });
}
