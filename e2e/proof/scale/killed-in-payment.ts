import type { Story } from '../demo/story.ts';
import { seconds, timeUntil } from '../demo/story.ts';
import { judgeLedgers, judgeScreen } from '../campaigns/world/judge.ts';
import { readLedgers } from '../campaigns/world/ledgers.ts';
import { travel, waitForOutcome } from '../campaigns/world/traveller.ts';
import { openVisitor } from './visitor.ts';
import type { Scale } from './open-scale.ts';

const PAYS_AT_ONCE = '4242424242424242';
/** A lease of a payment is fifteen seconds. */
const LONGEST_MS = 45_000;

/** After each of these the api knows more than the database. */
const MOMENTS = [
  { step: 'airline: order', words: 'the airline has booked, and the api does not know it yet' },
  { step: 'provider: capture', words: 'the card is charged, and the api does not know it yet' },
] as const;

export async function killedInPayment(scale: Scale, story: Story): Promise<void> {
  const { apis, calls } = scale;
  for (const [number, { step, words }] of MOMENTS.entries()) {
    story.chapter(`An api dies in mid-payment: ${words}`);
    let dead: number | null = null;
    calls.watch((api, called, moment) => {
      if (dead !== null || called !== step || moment !== 'done') return;
      dead = api;
      void apis[api]?.kill();
    });
    const visitor = openVisitor(scale);
    const plans = {
      trip: 'flight',
      card: PAYS_AT_ONCE,
      familyName: 'Ferrer',
      number,
      isPatient: true,
    } as const;
    const startedMs = Date.now();
    const journey = await travel(scale, plans, visitor);
    calls.watch(null);
    story.check(
      `${dead === null ? 'nobody' : apis[dead]?.name} was killed; ${apis.filter((api) => api.isUp()).length} apis are left`,
      dead !== null,
    );
    let { screen } = journey;
    const doneMs = await timeUntil(
      async () => {
        if (screen === 'checking' && journey.cartId !== null)
          ({ screen } = await waitForOutcome(scale, visitor, journey.cartId, true));
        return screen === 'confirmed';
      },
      LONGEST_MS,
      500,
    );
    story.check(
      `the traveller’s screen says “${screen}” after ${seconds(Date.now() - startedMs)}`,
      doneMs !== null,
    );
    const ledgers = await readLedgers(scale);
    const mine = ledgers.ours.bookings.find(({ id }) => id === journey.bookingId);
    const isMine = (bookingId: string) => bookingId === mine?.id;
    const attempts = ledgers.ours.attempts.filter(({ bookingId }) => isMine(bookingId));
    const charged = ledgers.payments.filter(
      ({ id, captured, refunded }) =>
        captured > refunded && attempts.some(({ providerRef }) => providerRef === id),
    );
    const ordered = ledgers.orders.filter(
      ({ reference, stands }) => stands && mine?.reference && reference.startsWith(mine.reference),
    );
    story.check(
      `booking ${mine?.reference}: ${mine?.state}, charged ${charged.length} time(s), ${ordered.length} order(s) at the airline`,
      mine?.state === 'confirmed' && charged.length === 1 && ordered.length === 1,
    );
    const violations = [...judgeLedgers(ledgers), ...judgeScreen(ledgers, journey.bookingId, screen)].filter(
      // The mail is written a moment after the booking.
      ({ what }) => !what.includes('no confirmation was sent'),
    );
    for (const { wrong, what } of violations) story.check(`${wrong}: ${what}`, false);
    await visitor.leave();
    if (dead !== null) await apis[dead]?.start();
  }
}
