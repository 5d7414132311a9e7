import { describe, expect, it } from '@jest/globals';
import { reportFlight } from './testing/flight-news.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers, type Booked } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { mailedCode } from './testing/shopper.ts';

const PHONE = '+34600112233';
const HOUR_MS = 3_600_000;

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const travellers = createTravellers(shop);
const { call, detailOf: mine } = travellers;

const db = () => shop().dependencies.database;

/** A flight that the airline will move, booked by somebody who said whether texts may come. */
const bookFlight = (customer: object) => travellers.bookFlight({ lastName: 'Moved Flight', customer });
async function airlineMoves(booked: Booked) {
  await shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
  await reportFlight(shop().app, {
    type: 'order.airline_initiated_change_detected',
    object: { metadata: { travesia_reference: booked.referenceId } },
  });
}
async function texts(of: Booked): Promise<{ to: string; body: string }[]> {
  await shop().settleDue();
  const { texts: sent } = (await shop().sandbox.inject({ url: '/_control/texts' })).json() as {
    texts: { to: string; body: string }[];
  };
  return sent.filter(({ body }) => body.includes(of.referenceId));
}

describe('N-06 short messages', () => {
  it('bring codes and changes of flights, once each, to the phone of who agreed', async () => {
    const booked = await bookFlight({ textMessages: true });
    expect((await mine(booked)).passenger.textMessages).toBe(true);
    expect(await texts(booked)).toEqual([]);

    await call(booked, 'cancellation/code');
    const code = await mailedCode(db());
    expect(await texts(booked)).toMatchObject([{ to: PHONE, body: expect.stringContaining(code) }]);

    await airlineMoves(booked);
    // The jobs once more, as after a crash.
    for (let round = 0; round < 2; round += 1) {
      await shop().settleDue();
      await db().updateTable('outbox').set({ done_at: null }).where('topic', '=', 'mail-schedule').execute();
    }
    expect(await texts(booked)).toMatchObject([
      {},
      { to: PHONE, body: expect.stringMatching(/airline has changed/) },
    ]);
  });

  it('go to nobody who did not agree', async () => {
    const booked = await bookFlight({});
    await call(booked, 'cancellation/code');
    await airlineMoves(booked);
    expect(await texts(booked)).toEqual([]);
    expect(await mailedCode(db())).toMatch(/^\d{6}$/);
  });

  it.each([
    ['who takes it back', { newPhone: PHONE, newTextMessages: false }, 0],
    ['who changes the phone and does not agree again', { newPhone: '+34600998877' }, 0],
    ['who agrees for the new phone', { newPhone: '+34600998877', newTextMessages: true }, 1],
  ])('end for %s', async (_, change, count) => {
    const booked = await bookFlight({ textMessages: true });
    await call(booked, 'cancellation/code', { purpose: 'contact' });
    const code = await mailedCode(db());
    const changed = await call(booked, 'contact/change', { newEmail: 'ana@example.com', ...change, code });
    expect(changed.status).toBe(200);
    await airlineMoves(booked);
    const later = (await texts(booked)).filter(({ body }) => !body.includes(code));
    expect(later.map(({ to }) => to)).toEqual(count === 0 ? [] : [change.newPhone]);
  });

  it('one whose reply was lost is found at the next attempt, and not sent again', async () => {
    const booked = await bookFlight({ phone: '+34600110090', textMessages: true });
    await call(booked, 'cancellation/code');
    expect(await texts(booked)).toHaveLength(1);
    shop().clock.setOffsetMs(HOUR_MS);
    expect(await texts(booked)).toHaveLength(1);
    const [row] = await db()
      .selectFrom('mails')
      .select(['state', 'attempts', 'answer'])
      .where('kind', '=', 'one-time-code-text')
      .execute();
    expect(row).toMatchObject({ state: 'sent', attempts: 2, answer: expect.stringContaining('before') });
  });
});
