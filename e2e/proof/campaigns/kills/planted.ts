import type { Installation } from '../world/installation.ts';
import { judgeLedgers, judgeScreen } from '../world/judge.ts';
import { readLedgers } from '../world/ledgers.ts';
import { isRecovered } from './play-kill.ts';

/** The judge has to see what a crash could do to a confirmed booking of this installation. */
export async function findPlanted(installation: Installation): Promise<void> {
  const whole = await readLedgers(installation);
  const booking = whole.ours.bookings.find(({ state }) => state === 'confirmed');
  const without = { ...whole, ours: { ...whole.ours, bookings: [], attempts: [] } };
  const abandoned = {
    ...whole.ours,
    bookings: whole.ours.bookings.map((each) =>
      each.id === booking?.id ? { ...each, state: 'ordering' } : each,
    ),
  };
  const isSeen =
    judgeLedgers(without).some(({ wrong }) => wrong === 'lost') &&
    judgeScreen(without, booking?.id ?? null, 'confirmed').some(({ wrong }) => wrong === 'lost') &&
    !isRecovered(abandoned, booking?.id ?? '');
  if (!booking || !isSeen) throw new Error('the judge is blind: nothing after this would mean anything');
}
