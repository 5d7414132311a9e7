import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfirmedBooking } from '@travesia/contracts';
import { STARTUP_MS } from '../../testing.ts';
import { reportFlight } from './testing/flight-news.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, mailedCode, PAYS, type Browser } from './testing/shopper.ts';

const PHONE = '+34600112233';
const HOUR_MS = 3_600_000;
let shop: Shop;
const { openBrowser, pricedOffer, fillIn, pay, status } = createShoppers(() => shop);

beforeAll(async () => {
  shop = await openShop({}, { environment: { MAIL_FOLDER: mkdtempSync(join(tmpdir(), 'travesia-mails-')) } });
}, STARTUP_MS);
beforeEach(async () => {
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

const db = () => shop.dependencies.database;

interface Booked {
  readonly browser: Browser;
  readonly referenceId: string;
}

/** A flight that the airline will move, booked by somebody who said whether texts may come. */
async function bookFlight(customer: object): Promise<Booked> {
  const offer = await pricedOffer('BOG');
  const browser = await openBrowser();
  const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
  const { id } = set.body.data as { id: string };
  const ready = await fillIn(browser, id, { cardNumber: PAYS, lastName: 'Moved Flight', customer });
  const { body } = await status(browser, cartOf(await pay(browser, ready)));
  return { browser, referenceId: (body.data as { referenceId: string }).referenceId };
}
const call = (booked: Booked, path: string, body: object = {}) =>
  booked.browser.call(`/booking/${path}`, { referenceId: booked.referenceId, ...body });
async function airlineMoves(booked: Booked) {
  await shop.sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
  await reportFlight(shop.app, {
    type: 'order.airline_initiated_change_detected',
    object: { metadata: { travesia_reference: booked.referenceId } },
  });
}
async function texts(of: Booked): Promise<{ to: string; body: string }[]> {
  await shop.settleDue();
  const { texts: sent } = (await shop.sandbox.inject({ url: '/_control/texts' })).json() as {
    texts: { to: string; body: string }[];
  };
  return sent.filter(({ body }) => body.includes(of.referenceId));
}
const mine = async (booked: Booked): Promise<ConfirmedBooking> => (await call(booked, 'mine')).body.data;

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
      await shop.settleDue();
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
    shop.clock.setOffsetMs(HOUR_MS);
    expect(await texts(booked)).toHaveLength(1);
    const [row] = await db()
      .selectFrom('mails')
      .select(['state', 'attempts', 'answer'])
      .where('kind', '=', 'one-time-code-text')
      .execute();
    expect(row).toMatchObject({ state: 'sent', attempts: 2, answer: expect.stringContaining('before') });
  });
});
