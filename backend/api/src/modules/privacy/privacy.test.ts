import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeskBooking, DeskPerson, DeskSearchReply } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { sql } from 'kysely';
import { STARTUP_MS } from '../../testing.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { createTravellers } from '../payments/testing/travellers.ts';
import { openShop, type Shop } from '../payments/testing/open-shop.ts';
import { createShoppers, mailedCode } from '../payments/testing/shopper.ts';
import type { PrivacyDatabase } from './tables.ts';

/** In every name, address and text of one person, and nowhere else. */
const MARK = 'Zyxmarkerq';
const EMAIL = `${MARK.toLowerCase()}@example.com`;
const DIGITS = '677889911';
const DAY_MS = 86_400_000;
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

let shop: Shop;
beforeAll(async () => {
  const MARKETS_FOLDER = resolve(import.meta.dirname, '../../../../../shell/markets');
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-privacy-'));
  shop = await openShop({}, { environment: { MARKETS_FOLDER, MAIL_FOLDER } });
}, STARTUP_MS);
beforeEach(async () => {
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

const { openBrowser, json } = createShoppers(() => shop);
const { bookFlight } = createTravellers(() => shop);
const { call: desk, act } = createDeskCalls(() => shop);
const db = () => shop.dependencies.database as unknown as PrivacyDatabase;
const LEAD = { role: 'lead', id: 'leo', name: 'Leo' } as const;

async function book() {
  const { browser, referenceId } = await bookFlight({
    opened: await openBrowser(randomUUID()),
    set: {
      market: 'ES',
      infoData: { source: 'kayak', medium: 'cpc', affiliateId: 'a7', referrer: `https://${MARK}.example` },
    },
    lastName: MARK,
    customer: { email: EMAIL, phone: `+34${DIGITS}` },
    wishes: { firstName: MARK },
  });
  const { id } = await db()
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', referenceId)
    .executeTakeFirstOrThrow();
  const own = (path: string, more: object = {}) => browser.call(`/booking/${path}`, { referenceId, ...more });
  const code = async () => {
    await own('cancellation/code', { purpose: 'contact' });
    return mailedCode(shop.dependencies.database);
  };
  return { browser, referenceId, id, own, code };
}

/** Every place where the person is, by a text of them in any form that a row can hold. */
async function placesOf(...texts: readonly string[]): Promise<string[]> {
  const { pool } = shop.testDatabase;
  const tables = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const patterns = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "${name}" row WHERE lower(row::text) LIKE ANY($1)`,
      [patterns.map((text) => `%${text.toLowerCase()}%`)],
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found;
}

const person = async (id: string) => (await desk('person', { id, why: '' }, LEAD)).body.data as DeskPerson;
const erase = (id: string, as: object = LEAD) => desk('person/erase', { id, basis: 'phone' }, as);
const afterTrip = (days = 1) => shop.clock.setOffsetMs((31 + days) * DAY_MS);

/** Everything that a person can leave with us, by the ways that they and the desk have. */
async function leaveTraces() {
  const booked = await book();
  const { id, own, code, referenceId } = booked;
  await own('contact/change', {
    newEmail: EMAIL,
    newPhone: `+34${DIGITS}`,
    code: await code(),
  });
  await own('name/correct', {
    travellerId: '1',
    firstName: MARK,
    lastName: `${MARK}o`,
    code: await code(),
  });
  await own('itinerary/share', { to: EMAIL });
  await own('invoice/issue', {
    name: MARK,
    taxId: '12345678Z',
    address: 'Calle Mayor 1',
    code: await code(),
  });
  const fileId = randomUUID();
  await own('messages/file-part', {
    fileId,
    name: `${MARK}.png`,
    sizeBytes: PNG.length,
    offset: 0,
    data: PNG.toString('base64'),
  });
  const message = { id: randomUUID(), text: `I am ${MARK}`, fileIds: [fileId] };
  await own('messages/send', message);
  const contact = { name: MARK, email: EMAIL, phone: `+34${DIGITS}`, message: `${MARK} asks for help` };
  const asked = await json('POST', '/contact/message', { ...contact, bestTimeToReach: '08-10' });
  expect(asked).toMatchObject({ status: 201 });
  await json('POST', '/subscribe', { email: EMAIL, locale: 'es' });
  const alerted = await json('POST', '/price-alerts', {
    email: EMAIL,
    locale: 'es',
    from: 'MAD',
    to: 'BOG',
    travelerInfo: { adult: 1, child: 0, infant: 0 },
    day: { departureDate: addDays(todayIn(Date.now()), 60), returnDate: null },
    fall: { amount: 2_000, currency: 'USD' },
  });
  expect(alerted).toMatchObject({ status: 201 });
  await desk('search', { text: MARK });
  await desk('search', { text: `+34 ${DIGITS}` });
  await desk('booking', { id, why: `search: ${MARK}` });
  await desk('notes', { id, text: `${MARK} called` });
  await desk('messages/answer', { id, key: randomUUID(), text: `Dear ${MARK}` });
  await act(id, 'refund', { amount: 100, reason: `${MARK} was sorry` });
  const subject = { queue: 'name', subjectId: '', version: 0 };
  const { body } = await desk('queues', {});
  const item = (body.data.items as { queue: string; subjectId: string }[]).find(
    ({ queue }) => queue === 'name',
  );
  if (item) {
    subject.subjectId = item.subjectId;
    await desk('items/take', subject);
    await desk('items/close', { ...subject, version: 1, reason: `${MARK} said so` });
  }
  await shop.settleDue();
  return { ...booked, referenceId };
}

describe('erasing a person', () => {
  it(
    'D-11: what is everywhere before is nowhere after, but on invoices; the ledger and who did what stay',
    async () => {
      const { id, own, referenceId } = await leaveTraces();
      const before = await placesOf(MARK, DIGITS);
      for (const place of [
        'booking_saves',
        'bookings',
        'supplier_orders',
        'mails',
        'booking_messages',
        'booking_files',
        'booking_corrections',
        'desk_notes',
        'desk_audit',
        'desk_acts',
        'desk_claims',
        'desk_keys',
        'invoices',
        'contact_messages',
        'subscribers',
        'price_alerts',
      ])
        expect(before).toContain(place);
      const moved = (text: string) => shop.testDatabase.pool.query<Record<string, unknown>>(text);
      const LEDGER = 'SELECT cause, kind, amount, at FROM ledger_lines ORDER BY id';
      const WHO = 'SELECT id, at, staff_id, action, booking_id FROM desk_audit ORDER BY id';
      const [ledger, audit] = [(await moved(LEDGER)).rows, (await moved(WHO)).rows];

      afterTrip();
      await shop.settleDue();
      expect(await person(id)).toEqual({ erasedAt: null, refusal: null, requests: [] });
      expect((await erase(id)).body).toEqual({
        data: { erasedAt: expect.any(String), refusal: null, requests: [] },
      });

      expect(await placesOf(MARK, DIGITS)).toEqual(['invoices']);
      expect((await moved(LEDGER)).rows).toEqual(ledger);
      const kept = (await moved(WHO)).rows;
      expect(kept.slice(0, audit.length)).toEqual(audit);
      expect(kept.at(-1)).toMatchObject({ staff_id: 'leo', action: 'person.erase', booking_id: id });
      // Nobody comes back to it: neither its browser, nor its address, nor a search.
      expect((await own('progress')).status).toBe(404);
      expect((await own('progress', { email: EMAIL })).status).toBe(404);
      const found = (await desk('search', { text: referenceId })).body as DeskSearchReply;
      expect(found.data.found).toMatchObject([{ id, name: '', email: '' }]);
      const byName = (await desk('search', { text: MARK })).body as DeskSearchReply;
      expect(byName.data.found).toEqual([]);
      const shown = (await desk('booking', { id, why: '' })).body.data as DeskBooking;
      expect(shown).toMatchObject({ shown: null, ways: [], mails: [], notes: [] });
      expect(shown.ledger.length).toBe(ledger.length);
      // Twice is the same.
      expect((await erase(id)).status).toBe(200);
      await shop.settleDue();
      // And it still counts.
      const day = todayIn(Date.now());
      const report = await desk('report', { by: 'source', from: day, to: day }, LEAD);
      expect(report.body.data).toMatchObject([{ key: 'kayak', bookings: 1, refunds: 100 }]);
    },
    STARTUP_MS,
  );

  it.each([
    ['the trip is ahead', '', 'trip_ahead'],
    [
      'a refund is on its way',
      `INSERT INTO cancellations (id, booking_id, state, locale, currency, refund_amount, expires_at, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'refund_pending', 'es', 'USD', 100, now(), now(), now() FROM bookings`,
      'money_open',
    ],
    [
      'a bank asks about the payment',
      `INSERT INTO payment_events (provider, event_id, type, kind, booking_id, subject_ref, status, occurred_at, received_at)
       SELECT 'stripe', 'evt_1', 'charge.dispute.created', 'dispute', id, 'dp_1', 'needs_response', now(), now() FROM bookings`,
      'dispute_open',
    ],
  ])('D-11: while %s it is refused, and says why', async (_what, cause, refusal) => {
    const { id } = await book();
    if (cause !== '') {
      afterTrip();
      await shop.testDatabase.pool.query(cause);
    }
    expect(await person(id)).toEqual({ erasedAt: null, refusal, requests: [] });
    const reply = await erase(id);
    expect([reply.status, reply.body.error]).toMatchObject([
      409,
      { code: 'erasure_refused', details: { refusal } },
    ]);
    expect(await placesOf(MARK)).toContain('booking_saves');
  });

  it.each([
    `UPDATE desk_audit SET why = 'something else'`,
    `UPDATE desk_audit SET why = '', staff_id = 'somebody'`,
    'DELETE FROM desk_audit',
  ])('D-11: not even an erasure can do “%s”', async (change) => {
    await desk('search', { text: MARK });
    const { database } = shop.dependencies;
    const changed = database.transaction().execute(async (trx) => {
      await sql`SELECT set_config('travesia.erasing', 'on', true)`.execute(trx);
      await sql.raw(change).execute(trx);
    });
    await expect(changed).rejects.toThrow(/never changed/);
  });
});

describe('trips that are past', () => {
  const isErased = async (id: string) => (await person(id)).erasedAt !== null;
  const dueOf = async (id: string) => {
    const { rows } = await shop.testDatabase.pool.query<{ at: Date }>(
      `SELECT erase_after AS at FROM bookings WHERE id = '${id}'`,
    );
    return rows[0]?.at.getTime() ?? 0;
  };

  it(
    'D-11: are erased when their market’s time is over, and not a day before',
    async () => {
      const { id } = await book();
      await shop.api.sweep();
      const dueMs = await dueOf(id);
      // Five years in Spain, from the last flight.
      expect(new Date(dueMs).toISOString().slice(0, 10) > addDays(todayIn(Date.now()), 1825 + 30)).toBe(true);
      expect(new Date(dueMs).toISOString().slice(0, 10) < addDays(todayIn(Date.now()), 1825 + 35)).toBe(true);
      shop.clock.setOffsetMs(dueMs - Date.now() - DAY_MS / 2);
      await shop.api.sweep();
      expect(await isErased(id)).toBe(false);
      shop.clock.setOffsetMs(dueMs - Date.now() + DAY_MS / 2);
      await shop.api.sweep();
      expect(await isErased(id)).toBe(true);
      expect(await placesOf(MARK, DIGITS)).toEqual([]);
      await shop.api.sweep();
    },
    STARTUP_MS,
  );

  it(
    'D-11: one that fails half way keeps all it had, and does not keep the others; the next day it is erased',
    async () => {
      const [one, other] = [(await book()).id, (await book()).id];
      await shop.api.sweep();
      const { pool } = shop.testDatabase;
      await pool.query(`
        CREATE FUNCTION power_cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'power cut'; END $$;
        CREATE TRIGGER power_cut BEFORE DELETE ON outbox FOR EACH ROW WHEN (OLD.booking_id = '${one}')
          EXECUTE FUNCTION power_cut()`);
      shop.clock.setOffsetMs((await dueOf(one)) - Date.now() + DAY_MS / 2);
      await shop.api.sweep();
      expect([await isErased(one), await isErased(other)]).toEqual([false, true]);
      expect(await placesOf(MARK)).toEqual(expect.arrayContaining(['booking_saves', 'supplier_orders']));
      await pool.query('DROP TRIGGER power_cut ON outbox; DROP FUNCTION power_cut');
      shop.clock.setOffsetMs((await dueOf(one)) - Date.now() + DAY_MS / 2);
      await shop.api.sweep();
      expect(await isErased(one)).toBe(true);
      expect(await placesOf(MARK)).toEqual([]);
    },
    STARTUP_MS,
  );
});
