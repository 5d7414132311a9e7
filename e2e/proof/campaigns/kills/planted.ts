import type { Installation } from '../world/installation.ts';
import { judgeLedgers, judgeScreen } from '../world/judge.ts';
import { readLedgers } from '../world/ledgers.ts';
import { travel } from '../world/traveller.ts';
import { isRecovered } from './play-kill.ts';

/** The judge has to see what a crash could do to a confirmed booking, which is made for it. */
export async function findPlanted(installation: Installation): Promise<void> {
  const { bookingId } = await travel(installation, {
    trip: 'flight',
    card: '4242424242424242',
    familyName: 'Ferrer',
    number: 199,
  });
  const whole = await readLedgers(installation);
  const booking = whole.ours.bookings.find(({ id, state }) => id === bookingId && state === 'confirmed');
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
  if (!booking || !isSeen) throw new Error('the judge missed an injected defect: no result would be valid');
}
