import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking, Trip } from '@travesia/contracts';
import { buildApp } from '../../app.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers } from '../payments/testing/travellers.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { AGENT, createShoppers, mailedCode, PAYS, type Browser } from '../payments/testing/shopper.ts';

const CHALLENGED = '4000002760003184';
const HOUR_MS = 3_600_000;

let addresses = 0;

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const { openBrowser, readyToPay, pay } = createShoppers(shop);
const { bookFlight: booked } = createTravellers(shop);

/** A stranger at a machine of their own. */
async function lookUp(referenceId: string, email: string, address = `192.0.2.${++addresses}`) {
  const reply = await shop().app.inject({
    method: 'POST',
    url: '/booking/lookup',
    payload: { referenceId, email },
    headers: { host: 'localhost:3000', 'accept-language': 'en', 'x-forwarded-for': address },
    remoteAddress: '127.0.0.1',
  });
  return { status: reply.statusCode, body: reply.json() as { data: ConfirmedBooking; error: unknown } };
}

async function trips(browser: Browser, userId = AGENT) {
  const reply = await shop().app.inject({
    url: `/booking?userId=${userId}`,
    cookies: { ...browser.cookies },
    headers: { host: 'localhost:3000', 'accept-language': 'en' },
  });
  return { status: reply.statusCode, body: reply.json() as { data: Trip[] } };
}

describe('POST /booking/lookup (B-35)', () => {
  it('N-04: says so when the mailbox refused a mail of the booking, whichever, until another address is given', async () => {
    const { referenceId } = await booked();
    const { database } = shop().dependencies;
    expect((await lookUp(referenceId, 'ana@example.com')).body.data.isMailRefused).toBeUndefined();
    const { id } = await database
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', referenceId)
      .executeTakeFirstOrThrow();
    const now = new Date(shop().clock.nowMs());
    await database.deleteFrom('mails').where('booking_id', '=', id).execute();
    await database
      .insertInto('mails')
      .values({
        id: randomUUID(),
        cause: `tickets-issued:${referenceId}`,
        kind: 'tickets-issued',
        recipient: 'ana@example.com',
        booking_id: id,
        message: Buffer.from(''),
        state: 'refused',
        attempts: 1,
        due_at: now,
        leased_until: null,
        answer: '550 no such mailbox',
        created_at: now,
        sent_at: null,
      })
      .execute();
    const { body } = await lookUp(referenceId, 'ana@example.com');
    expect(body.data.isMailRefused).toBe(true);
    expect(JSON.stringify(body)).not.toContain('no such mailbox');
    await database.updateTable('mails').set({ recipient: 'ama@example.com' }).execute();
    expect((await lookUp(referenceId, 'ana@example.com')).body.data.isMailRefused).toBeUndefined();
  });

  it('L-02 L-04: opens a booking by reference and e-mail, as people write them, documents masked', async () => {
    const { referenceId } = await booked();
    const typed = ` ${referenceId.slice(0, 5).toLowerCase()}-${referenceId.slice(5)} `;
    const { status: code, body } = await lookUp(typed, '  ANA@Example.com ');
    expect(code).toBe(200);
    expect(body.data).toMatchObject({ referenceId, status: 'confirmed', passenger: { firstName: 'Ana' } });
    expect(JSON.stringify(body)).not.toMatch(/4242424242|passportNumber/);
    const [flight] = body.data.calendar ?? [];
    expect(flight).toMatchObject({ start: { timeZone: 'Europe/Madrid' } });
  });

  it('L-04: says what a booking was paid with, also one that was kept before its words were', async () => {
    const { referenceId } = await booked();
    const paidWith = async () =>
      (await lookUp(referenceId, 'ana@example.com')).body.data.paymentInformation.paidWith;
    expect(await paidWith()).toBe('Visa ending in 4242');
    await shop().testDatabase.pool.query(
      `UPDATE bookings SET confirmed = confirmed #- '{en,paymentInformation,paidWith}'`,
    );
    expect(await paidWith()).toBe('Visa ending in 4242');
  });

  it('L-02: opens it by the airline’s own reference too, for the address that booked it and no other', async () => {
    const { referenceId } = await booked();
    const { supplierReference } = (await lookUp(referenceId, 'ana@example.com')).body.data;
    const typed = ` ${supplierReference?.toLowerCase().slice(0, 3)}-${supplierReference?.toLowerCase().slice(3)}`;
    expect((await lookUp(typed, 'ana@example.com')).body.data).toMatchObject({ referenceId });
    expect((await lookUp(typed, 'eva@example.com')).status).toBe(404);
  });

  it('L-03: a wrong reference and a wrong e-mail get the very same answer', async () => {
    const { referenceId } = await booked();
    const answers = await Promise.all([
      lookUp(referenceId, 'eva@example.com'),
      lookUp('0000000000', 'ana@example.com'),
      lookUp('not a reference', 'ana@example.com'),
    ]);
    const [told, ...others] = answers.map(({ status: code, body }) => {
      const { code: name, message } = body.error as { code: string; message: string };
      return { code, name, message };
    });
    expect(told).toMatchObject({ code: 404, name: 'booking_not_found' });
    for (const other of others) expect(other).toEqual(told);
  });

  it.each([
    [{ referenceId: '', email: 'ana@example.com' }, 'referenceId'],
    [{ referenceId: 'ABC', email: 'nobody' }, 'email'],
    [{}, 'referenceId'],
    [{ referenceId: 'x'.repeat(41), email: 'a@b.es' }, 'referenceId'],
  ])('B-02: %j is 400 and named', async (payload, path) => {
    const reply = await shop().app.inject({
      method: 'POST',
      url: '/booking/lookup',
      payload,
      headers: { host: 'localhost:3000' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.fields[0].path).toBe(path);
  });

  it('B-05: one network guesses five times an hour at a reference; then also the right address waits there', async () => {
    const { referenceId } = await booked();
    const from = '192.0.2.251';
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await lookUp(referenceId, `guess${guess}@example.com`, from)).status).toBe(404);
    }
    expect((await lookUp(referenceId, 'ana@example.com', from)).status).toBe(429);
    shop().clock.setOffsetMs(HOUR_MS + 1000);
    expect((await lookUp(referenceId, 'ana@example.com', from)).status).toBe(200);
  });

  it.each([
    ['IPv4', '192.0.2.252', '192.0.2.252'],
    ['the addresses of one IPv6 customer', '2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:0:9'],
  ])(
    'A15: a stranger who knows reference and address locks nobody else out (%s)',
    async (_what, one, other) => {
      const { referenceId } = await booked();
      for (let guess = 0; guess < 6; guess += 1) await lookUp(referenceId, `guess${guess}@example.com`, one);
      for (let guess = 0; guess < 12; guess += 1) await lookUp(`other-${guess}`, 'ana@example.com', other);
      expect((await lookUp(referenceId, 'ana@example.com', other)).status).toBe(429);
      expect((await lookUp(referenceId, 'ana@example.com', '2001:db8:1:3::1')).status).toBe(200);
    },
  );

  it('B-05: all networks together guess fifty times an hour at a reference', async () => {
    const { referenceId } = await booked();
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, guess) =>
        lookUp(referenceId, `guess${guess}@example.com`, `198.51.100.${guess}`),
      ),
    );
    expect(guesses.filter(({ status: code }) => code === 404)).toHaveLength(50);
  });

  it('B-05: one address has twenty misses an hour, an e-mail ten of it', async () => {
    const codes: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      codes.push((await lookUp(`guess-${guess}`, `guess${guess}@example.com`, '192.0.2.250')).status);
    }
    expect(codes.filter((code) => code === 404)).toHaveLength(20);
    const byEmail: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      byEmail.push((await lookUp(`other-${guess}`, 'ana@example.com', '192.0.2.249')).status);
    }
    expect(byEmail.filter((code) => code === 404)).toHaveLength(10);
  });

  it('B-05: of forty simultaneous guesses five are checked', async () => {
    const { referenceId } = await booked();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        lookUp(referenceId, `at-once${guess}@example.com`, '192.0.2.248'),
      ),
    );
    expect(guesses.filter(({ status: code }) => code === 404)).toHaveLength(5);
    expect(guesses.filter(({ status: code }) => code === 429)).toHaveLength(35);
  });

  it('B-05: a limit that is used up outlives a restart', async () => {
    const { referenceId } = await booked();
    const from = '192.0.2.240';
    for (let guess = 0; guess < 5; guess += 1) await lookUp(referenceId, `before${guess}@example.com`, from);
    const { app: restarted } = await buildApp(shop().dependencies);
    const reply = await restarted.inject({
      method: 'POST',
      url: '/booking/lookup',
      payload: { referenceId, email: 'ana@example.com' },
      headers: { host: 'localhost:3000', 'x-forwarded-for': from },
      remoteAddress: '127.0.0.1',
    });
    await restarted.close();
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('B-05: what is found is no miss, and what is refused shuts nobody else out', async () => {
    const { referenceId } = await booked();
    for (let time = 0; time < 12; time += 1) {
      expect((await lookUp(referenceId, 'ana@example.com', '192.0.2.241')).status).toBe(200);
    }
    for (let guess = 0; guess < 20; guess += 1) {
      await lookUp(`guess-${guess}`, `guess${guess}@example.com`, '192.0.2.242');
    }
    for (let guess = 0; guess < 8; guess += 1) {
      expect((await lookUp(referenceId, 'ana@example.com', '192.0.2.242')).status).toBe(429);
    }
    expect((await lookUp(referenceId, 'ana@example.com')).status).toBe(200);
  });

  it('S-39: a booking that is still being paid is pending, not lost', async () => {
    const browser = await openBrowser();
    await pay(browser, await readyToPay(browser, CHALLENGED));
    const row = await shop()
      .dependencies.database.selectFrom('bookings')
      .select('reference')
      .executeTakeFirstOrThrow();
    expect((await lookUp(row.reference ?? '', 'ana@example.com')).body.data).toMatchObject({
      status: 'pending',
    });
  });
});

describe('the link of a mail (M-01)', () => {
  const DAY_MS = 24 * HOUR_MS;

  /** Ana's booking as whoever has its confirmation sees it: in a browser that knows nothing of it. */
  async function mailed() {
    const { browser, referenceId } = await booked();
    await shop().settleDue();
    const { message } = await shop()
      .dependencies.database.selectFrom('mails')
      .select('message')
      .where('kind', '=', 'booking-confirmed')
      .executeTakeFirstOrThrow();
    const { text = '' } = await PostalMime.parse(message);
    const link = /booking-detail#([\w-]+)/.exec(text)?.[1] ?? '';
    const stranger = await openBrowser('0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22');
    const call = (path: string, body: object = {}, used = link) =>
      stranger.call(`/booking/${path}`, { referenceId, link: used, ...body });
    return { browser, referenceId, link, call };
  }

  it('opens its booking without the address that would open more', async () => {
    const { referenceId, call } = await mailed();
    const { status: code, body } = await call('by-link');
    expect(code).toBe(200);
    expect(body.data).toMatchObject({
      referenceId,
      passenger: { firstName: 'Ana', email: 'a•••a@example.com' },
    });
    expect(JSON.stringify(body)).not.toMatch(/ana@example\.com|600112233/);
    expect((await call('progress')).body.data).toMatchObject({ referenceId, mayAct: false });
  });

  it('opens nothing after thirty days, nothing when it was changed, and no other booking', async () => {
    const { link, call } = await mailed();
    expect(await call('progress', { referenceId: '0000000000' })).toMatchObject({
      status: 404,
      body: { error: { code: 'booking_not_found' } },
    });
    for (const path of ['by-link', 'progress', 'receipt'])
      expect(await call(path, {}, `B${link.slice(1)}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'link_expired' } },
      });
    shop().clock.setOffsetMs(30 * DAY_MS + 1000);
    expect((await call('by-link')).body).toMatchObject({ error: { code: 'link_expired' } });
  });

  it('reads, and does nothing else until a code from the mailbox was typed', async () => {
    const { call } = await mailed();
    const share = (used?: string) => call('itinerary/share', { to: 'eva@example.com' }, used);
    expect(await share()).toMatchObject({ status: 403, body: { error: { code: 'confirmation_needed' } } });
    expect((await call('cancellation/code')).body.data).toMatchObject({ sentTo: 'a•••a@example.com' });
    expect(await call('link/confirm', { code: '000000' })).toMatchObject({
      status: 422,
      body: { error: { code: 'code_wrong' } },
    });
    const code = await mailedCode(shop().dependencies.database);
    const { link: owner } = (await call('link/confirm', { code })).body.data as { link: string };
    expect((await call('link/confirm', { code })).status).toBe(422);
    expect((await share(owner)).status).toBe(202);
    expect((await call('progress', {}, owner)).body.data).toMatchObject({ mayAct: true });
    expect((await call('by-link', {}, owner)).body.data).toMatchObject({
      passenger: { email: 'ana@example.com' },
    });
    shop().clock.setOffsetMs(DAY_MS + 1000);
    expect((await share(owner)).body).toMatchObject({ error: { code: 'link_expired' } });
  });

  it('in the browser that booked it needs no code', async () => {
    const { browser, referenceId, link } = await mailed();
    const { body } = await browser.call('/booking/progress', { referenceId, link });
    expect(body.data).toMatchObject({ mayAct: true });
  });
});

describe('POST /booking/receipt', () => {
  const receipt = (
    referenceId: string,
    email: string,
    language: string,
    address = `192.0.2.${++addresses}`,
  ) =>
    shop().app.inject({
      method: 'POST',
      url: '/booking/receipt',
      payload: { referenceId, email },
      headers: {
        host: 'localhost:3000',
        'accept-language': language,
        'x-forwarded-for': address,
      },
      remoteAddress: '127.0.0.1',
    });

  it.each(['es', 'en'])('L-04: is a file in the language of the request (%s)', async (language) => {
    const { referenceId } = await booked();
    const reply = await receipt(referenceId, 'ana@example.com', language);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-store' });
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('L-03: is given only where the lookup would show the booking; a miss counts, and a miss counts as one there', async () => {
    const { referenceId } = await booked();
    for (let guess = 0; guess < 5; guess += 1) {
      const miss = await receipt(referenceId, `guess${guess}@example.com`, 'es', '192.0.2.247');
      expect([miss.statusCode, miss.json().error.code]).toEqual([404, 'booking_not_found']);
    }
    expect((await lookUp(referenceId, 'ana@example.com', '192.0.2.247')).status).toBe(429);
  });

  it('S-39: what is still being paid has no receipt yet', async () => {
    const browser = await openBrowser();
    await pay(browser, await readyToPay(browser, CHALLENGED));
    const row = await shop()
      .dependencies.database.selectFrom('bookings')
      .select('reference')
      .executeTakeFirstOrThrow();
    const reply = await receipt(row.reference ?? '', 'ana@example.com', 'es');
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'payment_in_progress']);
  });
});

describe('GET /booking?userId= (B-15)', () => {
  it('L-06: lists the bookings of this browser, and opens one of them whole', async () => {
    const { browser, referenceId } = await booked();
    const { body } = await trips(browser);
    expect(body.data).toEqual([
      expect.objectContaining({ referenceId, status: 'confirmed', kind: 'flight', currency: 'USD' }),
    ]);
    const whole = await browser.call('/booking/mine', { referenceId });
    expect([whole.status, whole.body.data]).toMatchObject([200, { referenceId }]);
    expect((await browser.call('/booking/mine', { referenceId: '0000000000' })).status).toBe(404);
  });

  it('B-03: an agentId alone opens nothing, and another one is refused', async () => {
    const { browser, referenceId } = await booked();
    expect((await trips({ call: browser.call, cookies: {} })).status).toBe(401);
    const stranger = '0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22';
    expect((await trips(browser, stranger)).status).toBe(403);
    expect((await browser.call('/booking/mine', { referenceId }, stranger)).status).toBe(403);
  });

  it('lists nothing of a browser that bought nothing', async () => {
    const browser = await openBrowser();
    await readyToPay(browser, PAYS);
    expect((await trips(browser)).body.data).toEqual([]);
  });
});
