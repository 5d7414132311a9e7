import { passesLuhn } from '@travesia/domain';
import { isBeforeRelease } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { faultsInLedgers } from '../walker/judge.ts';
import { Walk } from '../walker/walk.ts';

const STEPS = Number(process.env.WALK_STEPS ?? (isBeforeRelease ? 60 : 10));
const WALKS = isBeforeRelease ? 200 : 10;

/** A card of this walk alone, which the sandbox accepts: its payments can be told from those of other stories. */
function cardOf(seed: number): string {
  const body = `40000098${String(seed).padStart(7, '0')}`;
  const checkDigit = Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) =>
    passesLuhn(`${body}${digit}`),
  );
  return `${body}${checkDigit}`;
}
const onlySeed = process.env.WALK_SEED;
const seeds = onlySeed ? [Number(onlySeed)] : Array.from({ length: WALKS }, (_, index) => index + 1);

for (const seed of seeds) {
  const size = seed % 2 === 0 ? ' @phone' : '';
  test(`walk ${seed} meets no fault, and ledgers agree with screens${size} (X-01, S-39)`, async ({
    context,
    watch,
    sandbox,
  }, testInfo) => {
    test.setTimeout(STEPS * 4_000 + 60_000);
    // The walk judges by itself what a lost network or a refused press may say in the console.
    watch.allow(/./);
    const card = cardOf(seed);
    const sinceMs = Date.now() - 1_000;
    const walked = await new Walk(context, { seed, card }).take(STEPS);
    await testInfo.attach('steps', { body: walked.steps.join('\n') });
    const faults = [...walked.faults, ...(await faultsInLedgers(walked, sandbox, { card, sinceMs }))];
    const path = walked.steps.map((step, index) => `${index} ${step}`).join('\n');
    expect(faults, `seed ${seed}:\n${path}`).toEqual([]);
  });
}
