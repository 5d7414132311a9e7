import type { Story } from '../demo/story.ts';
import { timeUntil } from '../demo/story.ts';
import { judgeLedgers } from '../campaigns/world/judge.ts';
import { readLedgers } from '../campaigns/world/ledgers.ts';
import type { Scale } from './open-scale.ts';

const REST_MAX_MS = 30_000;

/** Ours, the provider's and the airline's, held against one another. */
export async function compareLedgers(scale: Scale, story: Story): Promise<void> {
  story.chapter('The ledgers agree');
  let ledgers = await readLedgers(scale);
  const judged = () => judgeLedgers(ledgers);
  const planted = { ...ledgers, ours: { ...ledgers.ours, bookings: [] } };
  story.check(
    'the judge sees a booking that is taken out of our book',
    judgeLedgers(planted).some(({ wrong }) => wrong === 'lost'),
  );
  // A confirmation is written a moment after its booking.
  await timeUntil(async () => {
    ledgers = await readLedgers(scale);
    return judged().length === 0;
  }, REST_MAX_MS);
  const violations = judged();
  for (const { wrong, what } of violations) story.line(`  ${wrong}: ${what}`);
  const count = (kind: string) => violations.filter(({ wrong }) => wrong === kind).length;
  const confirmed = ledgers.ours.bookings.filter(({ state }) => state === 'confirmed').length;
  story.check(
    `${confirmed} bookings, ${count('lost')} lost, ${count('double')} double, ${count('silent')} silent`,
    violations.length === 0 && confirmed > 0,
  );
}
