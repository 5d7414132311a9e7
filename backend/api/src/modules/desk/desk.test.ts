import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  DESK_ACTIONS,
  DESK_PERMISSIONS,
  STAFF_ROLES,
  type DeskAction,
  type DeskBooking,
  type DeskQueuesReply,
  type DeskSearchReply,
  type StaffRole,
} from '@travesia/contracts';
import type { MailKind } from '../mail/tables.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { csvCell } from '../../text/csv.ts';
import { createDeskCalls, type As } from '../payments/testing/desk-calls.ts';
import { withoutPersonalData } from './raw-replies.ts';

const shop = useShop();

const { claimOf, call, booked } = createDeskCalls(shop);

/** What puts a booking into a queue. */
async function refuseMail(bookingId: string | null, kind: MailKind = 'itinerary') {
  const now = new Date(shop().clock.nowMs());
  const mailId = randomUUID();
  await shop()
    .dependencies.database.insertInto('mails')
    .values({
      id: mailId,
      cause: `test:${mailId}`,
      kind,
      recipient: 'ana@example.com',
      booking_id: bookingId,
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
  return { queue: 'mail', subjectId: mailId, version: 0 } as const;
}

const search = async (text: string, as?: As) =>
  ((await call('search', { text }, as)).body as DeskSearchReply).data;
const queues = async (as?: As) => ((await call('queues', {}, as)).body as DeskQueuesReply).data;

const CRUISE = {
  title: 'Greek islands, MSC Musica',
  supplier: 'MSC',
  supplierRef: 'MSC12345',
  startDate: '2027-06-01',
  endDate: '2027-06-08',
  travellers: [{ firstName: 'Ana', lastName: 'Pérez' }],
  email: 'ana@example.com',
  phone: '+34600112233',
  locale: 'es',
  market: 'ES',
  paidTo: 'supplier',
  price: { amount: 240_000, currency: 'EUR' },
  cost: null,
  details: '',
};

describe('who may do what', () => {
  const subject = { queue: 'mail', subjectId: 'one', version: 0 };
  const act = {
    key: randomUUID(),
    id: randomUUID(),
    seen: 'seen',
    subjectId: randomUUID(),
    reason: 'agreed by phone',
  };
  const CALLS: Readonly<Record<DeskAction, readonly [string, object]>> = {
    'booking.search': ['search', { text: 'Ferrer' }],
    'booking.read': ['booking', { id: randomUUID(), why: '' }],
    'booking.replies': ['replies', { id: randomUUID(), why: '' }],
    'note.add': ['notes', { id: randomUUID(), text: 'note' }],
    'call.read': ['call', { code: 'ABC234' }],
    'sale.read': ['sales', {}],
    'sale.continue': ['sales/continue', { key: randomUUID(), code: 'ABC234' }],
    'sale.send-link': ['sales/send-link', { key: randomUUID(), code: 'ABC234', lastLinkId: null }],
    'sale.by-hand': ['sales/by-hand', { ...CRUISE, key: randomUUID() }],
    'deal.read': ['deals', {}],
    'deal.apply': ['deals/apply', { key: randomUUID(), code: 'ABC234', deal: 'SPRING10' }],
    'deal.set': [
      'deals/set',
      {
        code: 'SPRING10',
        off: 'percent',
        value: 1_000,
        timesMax: 1,
        amountMax: null,
        market: null,
        product: null,
        minimum: 0,
        endsAt: '2999-12-31T23:59:59Z',
      },
    ],
    'deal.end': ['deals/end', { code: 'SPRING10' }],
    'queue.read': ['queues', {}],
    'alert.read': ['alerts', {}],
    'item.take': ['items/take', subject],
    'item.take-over': ['items/take-over', subject],
    'item.hand-over': ['items/hand-over', { ...subject, to: { id: 'leo', name: 'Leo' } }],
    'item.snooze': ['items/snooze', { ...subject, until: '2026-12-01T10:00:00Z', reason: 'later' }],
    'item.close': ['items/close', { ...subject, reason: 'done' }],
    'message.read': ['messages', { id: randomUUID(), why: '' }],
    'message.file': ['messages/file', { id: randomUUID(), fileId: randomUUID() }],
    'message.answer': ['messages/answer', { id: randomUUID(), key: randomUUID(), text: 'Yes.' }],
    'cancel.quote': ['cancel-quote', { id: randomUUID(), why: '' }],
    'amend.quote': ['amend/service-offers', { id: randomUUID() }],
    'amend.make': ['amend/make', { id: randomUUID(), changeId: randomUUID(), reason: 'agreed' }],
    'person.export': ['person/export', { id: randomUUID() }],
    'act.cancel': ['act/cancel', act],
    'act.refund': ['act/refund', { ...act, amount: 1 }],
    'refund.approve': [
      'refund-approve',
      { id: randomUUID(), key: randomUUID(), isApproved: true, reason: 'agreed' },
    ],
    'act.look-up': ['act/look-up', act],
    'act.confirm': ['act/confirm', { ...act, supplierRef: 'ABC123' }],
    'act.release': ['act/release', act],
    'act.cancelled-by-hand': ['act/cancelled-by-hand', act],
    'act.refund-again': ['act/refund-again', act],
    'act.close': ['act/close', act],
    'act.order-ended': ['act/order-ended', act],
    'act.accept-change': ['act/accept-change', act],
    'act.end-change': ['act/end-change', act],
    'act.resend-mail': ['act/resend-mail', act],
    'act.send-link': ['act/send-link', act],
    'act.give-up-hold': ['act/give-up-hold', act],
    'act.correct-contact': ['act/correct-contact', { ...act, email: 'a@example.com', phone: '+34600112233' }],
    'act.answer-name': ['act/answer-name', { ...act, isDone: true }],
    'act.correct-name': [
      'act/correct-name',
      { ...act, travellerId: 'traveller-1', firstName: 'Ana', lastName: 'Perez' },
    ],
    'person.read': ['person', { id: randomUUID(), why: '' }],
    'person.erase': ['person/erase', { id: randomUUID(), basis: 'phone' }],
    'report.read': ['report', { by: 'day', from: '2026-11-01', to: '2026-11-30' }],
    'report.export': ['report-export', { by: 'day', from: '2026-11-01', to: '2026-11-30' }],
    'audit.read': ['audit', {}],
    'audit.export': ['audit-export', {}],
  };
  const cells = DESK_ACTIONS.flatMap((action) => STAFF_ROLES.map((role) => ({ action, role })));

  it.each(cells)(
    'D-01: $action as $role is as the table says, checked by the api',
    async ({ action, role }) => {
      const [path, body] = CALLS[action];
      const allowed: readonly StaffRole[] = DESK_PERMISSIONS[action];
      const reply = await call(path, body, { role });
      if (allowed.includes(role)) expect([401, 403]).not.toContain(reply.status);
      else expect([reply.status, reply.body.error.code]).toEqual([403, 'role_refused']);
    },
  );

  it.each([
    ['a claim that another secret signed', {}, 'another-secret-of-sixteen'],
    ['a claim that is over', { expiresAtMs: 1 }, undefined],
    ['a claim for another call', { call: 'POST /internal/desk/queues' }, undefined],
    ['a role that does not exist', { role: 'admin' }, undefined],
  ])('D-01: %s opens nothing', async (_what, wrong, secret) => {
    const reply = await call('search', { text: 'Ferrer' }, {}, wrong, { secret });
    expect([reply.status, reply.body.error.code]).toEqual([401, 'staff_unknown']);
  });

  it('D-01: a right claim without the site’s own secret opens nothing', async () => {
    const url = '/internal/desk/queues';
    const claim = {
      id: 'a',
      name: 'A',
      role: 'owner',
      address: '',
      call: `POST ${url}`,
      expiresAtMs: Date.now() + 10_000,
    };
    const reply = await shop().app.inject({
      method: 'POST',
      url,
      payload: {},
      headers: { 'x-travesia-staff': claimOf(claim) },
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('finding a booking', () => {
  it('D-03: by whatever a caller knows, names misspelt too, and shows it masked (D-02)', async () => {
    const { id, referenceId, cartId } = await booked('Ibáñez');
    await booked('Quintero');
    const order = await shop()
      .dependencies.database.selectFrom('supplier_orders')
      .select(['locator', 'supplier_ref', 'reference'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    await shop().testDatabase.pool.query(
      `UPDATE supplier_orders SET ticket_numbers = '["075-2400123456"]' WHERE booking_id = '${id}'`,
    );
    const day = new Date(shop().clock.nowMs()).toISOString().slice(0, 10);
    for (const text of [
      referenceId,
      ` ${referenceId.slice(0, 4).toLowerCase()}-${referenceId.slice(4)} `,
      cartId,
      order.locator ?? '',
      order.supplier_ref ?? '',
      order.reference,
      '0752400123456',
      'Ibáñez',
      'ibanes',
      'Ibañz ana',
    ]) {
      const { found } = await search(text);
      expect({ text, ids: found.map((each) => each.id) }).toEqual({ text, ids: [id] });
      expect(JSON.stringify(found)).not.toMatch(/Ibáñez|ana@example/);
    }
    const both = ['ANA@example.com', '+34 600 11 22 33', '600112233', `4242 ${day}`, 'Ana'];
    for (const text of both)
      expect({ text, count: (await search(text)).found.length }).toEqual({ text, count: 2 });
    expect((await search('4242 2020-01-01')).found).toEqual([]);
    expect((await search('Ferreira')).found).toEqual([]);
  });

  it.each([
    ['', 'too_short'],
    ['a', 'too_short'],
    ['%', 'too_short'],
    ['***', 'too_short'],
    ['4242', 'last_four_needs_date'],
  ])('D-03: a search for “%s” would find everything and is refused with a hint', async (text, hint) => {
    await booked();
    expect(await search(text)).toEqual({ found: [], isCut: false, hint });
  });

  it('D-03: what is corrected later is found by its new name', async () => {
    const { id } = await booked('Ibáñez');
    await shop().testDatabase.pool.query(
      `UPDATE booking_saves SET data = replace(data::text, 'Ibáñez', 'Salcedo')::jsonb WHERE kind = 'passengers'`,
    );
    expect((await search('Salcedo')).found.map((each) => each.id)).toEqual([id]);
    expect((await search('Ibáñez')).found).toEqual([]);
  });
});

describe('one booking on one screen', () => {
  it('D-05: itinerary, travellers, money, orders, mails and events; suppliers’ replies apart', async () => {
    const { id, referenceId } = await booked();
    await refuseMail(id);
    const { body } = await call('booking', { id, why: 'search: Pérez' });
    const booking = body.data as DeskBooking;
    expect(booking).toMatchObject({
      reference: referenceId,
      state: 'confirmed',
      shown: { passenger: { email: 'ana@example.com' } },
      payments: [{ state: 'captured' }],
      orders: [{ state: 'placed', part: 'flight' }],
      mails: [{ kind: 'itinerary', recipient: 'ana@example.com', state: 'refused' }],
      items: [{ queue: 'mail' }],
    });
    const balance = booking.ledger
      .filter(({ kind }) => kind !== 'authorised')
      .reduce((sum, { amount }) => sum + amount.amount, 0);
    expect([booking.ledger.length > 2, balance]).toEqual([true, 0]);
    expect(booking.events.at(-1)?.to).toBe('confirmed');
    expect((await call('replies', { id, why: '' })).body.data).toMatchObject([{ part: 'flight' }]);
    expect((await call('booking', { id: randomUUID(), why: '' })).status).toBe(404);
  });

  it('D-05: replies are shown without documents and cards, at any depth', () => {
    const reply = {
      passengers: [
        { name: 'Ana', identity_documents: [{ unique_identifier: 'X123' }], born_on: '1990-01-01' },
      ],
      payment: { card: { last4: '4242' }, note: 'paid with 4242 4242 4242 4242' },
    };
    expect(withoutPersonalData(reply)).toEqual({
      passengers: [{ name: 'Ana', identity_documents: '•••', born_on: '•••' }],
      payment: { card: '•••', note: 'paid with •••' },
    });
  });

  it('a note stays what was written, also where it looks like a script', async () => {
    const { id } = await booked();
    const text = '<script>alert(1)</script> & "called at 15:00"';
    expect((await call('notes', { id, text })).status).toBe(200);
    const { body } = await call('booking', { id, why: '' });
    expect((body.data as DeskBooking).notes).toMatchObject([{ by: 'Inés', text }]);
  });
});

describe('the queues', () => {
  const LEO = { role: 'lead', id: 'leo', name: 'Leo' } as const;
  const RAQUEL = { role: 'agent', id: 'raquel', name: 'Raquel' } as const;

  it('D-04: two agents never work on one item unknowingly: the second is told who has it', async () => {
    const { id } = await booked();
    const subject = await refuseMail(id);
    const { items } = await queues();
    expect(items).toMatchObject([{ queue: 'mail', bookingId: id, owner: null, version: 0 }]);
    expect(JSON.stringify(items)).not.toMatch(/Pérez|ana@example/);

    const [one, other] = await Promise.all([
      call('items/take', subject),
      call('items/take', subject, RAQUEL),
    ]);
    expect([one.status, other.status].toSorted((left, right) => left - right)).toEqual([200, 409]);
    const [winner, loser] = one.status === 200 ? ['Inés', other] : ['Raquel', one];
    expect(loser.body.error).toMatchObject({
      code: 'item_taken',
      details: { owner: { name: winner }, version: 1 },
    });

    const over = await call('items/take-over', { ...subject, version: 1 }, LEO);
    expect(over.body.data).toEqual({ owner: { id: 'leo', name: 'Leo' }, version: 2 });
    const late = await call('items/close', { ...subject, version: 1, reason: 'done' });
    expect([late.status, late.body.error.details.owner.name]).toEqual([409, 'Leo']);
  });

  it('D-04: an item is handed over, put off, closed with a reason, and comes back if it happens again', async () => {
    const { id } = await booked();
    const subject = await refuseMail(id);
    expect((await call('items/close', { ...subject, reason: 'done' })).body.error.code).toBe(
      'item_not_yours',
    );
    await call('items/take', subject);
    const until = new Date(shop().clock.nowMs() + 3_600_000).toISOString();
    await call('items/snooze', { ...subject, version: 1, until, reason: 'called, no answer' });
    expect((await queues()).items).toMatchObject([
      { snoozedUntil: until, owner: { id: 'ines' }, version: 2 },
    ]);
    await queues(LEO);
    expect((await queues()).colleagues).toContainEqual({ id: 'leo', name: 'Leo' });
    await call('items/hand-over', { ...subject, version: 2, to: { id: 'leo', name: 'Leo' } });
    expect((await queues()).items).toMatchObject([{ owner: { name: 'Leo' }, snoozedUntil: null }]);
    expect((await call('items/close', { ...subject, version: 3, reason: '' }, LEO)).status).toBe(400);
    expect((await call('items/close', { ...subject, version: 3, reason: 'new address' }, LEO)).status).toBe(
      200,
    );
    expect((await queues()).items).toEqual([]);
    await refuseMail(id);
    expect((await queues()).items).toMatchObject([{ owner: null }]);
  });

  it('what an airline changed of a trip that is cancelled waits for nobody', async () => {
    await booked();
    await shop().testDatabase.pool.query(
      `INSERT INTO schedule_changes (id, booking_id, supplier_order_id, change_ref, state, reason, journeys, may_accept, sequence, detected_at, answer_by, updated_at)
       SELECT gen_random_uuid(), booking_id, id, 'one', 'desk', 'silent', '[]', true, 1, now(), now(), now() FROM supplier_orders`,
    );
    expect((await queues()).items).toHaveLength(1);
    await shop().testDatabase.pool.query(`UPDATE supplier_orders SET state = 'cancelled', live = false`);
    expect((await queues()).items).toEqual([]);
  });

  it.each([
    ['review', `UPDATE bookings SET state = 'manual_review', reason = 'supplier_silent'`, 'supplier_silent'],
    [
      'ticketing',
      `UPDATE supplier_orders SET ticketed = false, ticketing_deadline = to_char(now(), 'YYYY-MM-DD"T"HH24:MI')`,
      'deadline_near',
    ],
    [
      'refund',
      `INSERT INTO cancellations (id, booking_id, state, reason, locale, currency, refund_amount, expires_at, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'manual_review', 'refund_refused', 'es', 'USD', 100, now(), now(), now() FROM bookings`,
      'refund_refused',
    ],
    [
      'schedule',
      `INSERT INTO schedule_changes (id, booking_id, supplier_order_id, change_ref, state, reason, journeys, may_accept, sequence, detected_at, answer_by, updated_at)
       SELECT gen_random_uuid(), booking_id, id, 'one', 'desk', 'silent', '[]', true, 1, now(), now(), now() FROM supplier_orders`,
      'silent',
    ],
    [
      'approval',
      `INSERT INTO desk_acts (key, booking_id, act, subject_id, state, reason, staff_id, staff_name, at)
       SELECT gen_random_uuid(), id, 'refund', id, 'waiting', 'goodwill', 'ines', 'Inés', now() FROM bookings`,
      'over_limit',
    ],
    [
      'payment',
      `INSERT INTO unknown_payments (provider, provider_ref, booking_reference, state, amount, currency, created_at, found_at)
       SELECT 'stripe', 'pi_lost', reference, 'captured', 4000, 'USD', now(), now() FROM bookings`,
      'unknown_captured',
    ],
    [
      'statement',
      `INSERT INTO statement_differences (id, source, day, what, reference, booking_id, ours, our_currency, found_at)
       SELECT 'one', 'stripe', '2026-11-20', 'missing_with_them', 'pi_1', id, 4000, 'USD', now() FROM bookings`,
      'missing_with_them',
    ],
    [
      'message',
      `INSERT INTO booking_messages (id, booking_id, sender, body, at)
       SELECT gen_random_uuid(), id, 'traveller', 'When does it leave?', now() FROM bookings`,
      'waits',
    ],
    [
      'name',
      `INSERT INTO booking_corrections (id, booking_id, kind, traveller_id, state, details_before, details_after, created_at)
       SELECT gen_random_uuid(), id, 'name', '1', 'open', '{}', '{}', now() FROM bookings`,
      'name_wrong',
    ],
    [
      'privacy',
      `INSERT INTO data_requests (id, booking_id, kind, state, created_at)
       SELECT gen_random_uuid(), id, 'erasure', 'open', now() FROM bookings`,
      'erasure_asked',
    ],
    [
      'dispute',
      `INSERT INTO payment_events (provider, event_id, type, kind, booking_id, subject_ref, status, reason, occurred_at, received_at)
       SELECT 'stripe', 'evt_1', 'charge.dispute.created', 'dispute', id, 'dp_1', 'needs_response', 'fraudulent', now(), now() FROM bookings`,
      'fraudulent',
    ],
    [
      'fraud',
      `INSERT INTO payment_events (provider, event_id, type, kind, booking_id, subject_ref, status, reason, occurred_at, received_at)
       SELECT 'stripe', 'evt_1', 'radar.early_fraud_warning.created', 'fraud_warning', id, 'issfr_1', 'actionable', 'made_with_stolen_card', now(), now() FROM bookings`,
      'made_with_stolen_card',
    ],
  ])('D-04: the queue %s is filled by what happens', async (queue, statement, reason) => {
    const { id, referenceId } = await booked();
    await shop().testDatabase.pool.query(statement);
    expect((await queues()).items).toMatchObject([{ queue, bookingId: id, reference: referenceId, reason }]);
  });

  it('W-03: a fraud warning leaves its queue when the provider says that a refund would come too late', async () => {
    await booked();
    await shop().testDatabase.pool.query(`
      INSERT INTO payment_events (provider, event_id, type, kind, booking_id, subject_ref, status, occurred_at, received_at)
      SELECT 'stripe', 'evt_' || at, 'radar.early_fraud_warning', 'fraud_warning', id, 'issfr_1', status, now() + at * interval '1 minute', now()
      FROM bookings, (VALUES (1, 'actionable'), (2, 'not_actionable')) AS told (at, status)`);
    expect((await queues()).items).toEqual([]);
  });

  it('W-03: a dispute of a payment that nobody knows waits too, under its own name', async () => {
    await shop().testDatabase.pool.query(`
      INSERT INTO payment_events (provider, event_id, type, kind, provider_ref, subject_ref, status, occurred_at, received_at)
      VALUES ('stripe', 'evt_1', 'charge.dispute.created', 'dispute', 'pi_lost', 'dp_1', 'needs_response', now(), now())`);
    expect((await queues()).items).toMatchObject([
      { queue: 'dispute', subjectId: 'dp_1', name: 'dp_1', bookingId: null, reference: null },
    ]);
  });

  it('N-04: a mail to the office that was refused for good waits without a booking; a subscriber’s does not', async () => {
    const office = await refuseMail(null, 'contact');
    await refuseMail(null, 'welcome');
    const { items } = await queues();
    expect(items).toMatchObject([
      { ...office, name: office.subjectId, bookingId: null, reference: null, reason: 'to_office' },
    ]);
  });
});

describe('what travellers write', () => {
  it('D-13: waits in its queue, is read on the screen of its booking with its file, and answered there once', async () => {
    const { id } = await booked();
    const file = randomUUID();
    await shop().testDatabase.pool.query(`
      INSERT INTO booking_messages (id, booking_id, sender, body, at)
        VALUES ('${file}', '${id}', 'traveller', 'When does it leave?', now() - interval '1 minute');
      INSERT INTO booking_files (id, booking_id, message_id, name, size_bytes, media_type, content, created_at)
        VALUES ('${file}', '${id}', '${file}', 'visa.png', 3, 'image/png', 'abc', now());
    `);
    const { body } = await call('messages', { id, why: 'Message' });
    expect(body.data).toMatchObject([
      { text: 'When does it leave?', files: [{ id: file, name: 'visa.png' }] },
    ]);
    expect((await call('messages/file', { id, fileId: file })).body).toBe('abc');
    const other = await call('messages/file', { id: randomUUID(), fileId: file });
    expect(other.status).toBe(404);
    expect((await queues()).items).toMatchObject([{ queue: 'message', bookingId: id }]);
    const answer = { id, key: randomUUID(), text: 'At nine.' };
    for (let times = 0; times < 2; times += 1)
      expect((await call('messages/answer', answer)).status).toBe(200);
    expect((await call('messages', { id, why: '' })).body.data).toMatchObject([
      { from: 'traveller' },
      { from: 'desk', author: 'Inés', text: 'At nine.' },
    ]);
    expect((await queues()).items).toEqual([]);
  });

  it('D-13: a payment of which no booking is known waits under its own reference', async () => {
    await shop().testDatabase.pool.query(`
      INSERT INTO unknown_payments (provider, provider_ref, booking_reference, state, amount, currency, created_at, found_at)
        VALUES ('stripe', 'pi_lost', 'SW0000000A', 'authorised', 4000, 'USD', now(), now())
    `);
    expect((await queues()).items).toMatchObject([
      {
        queue: 'payment',
        bookingId: null,
        reference: 'SW0000000A',
        name: 'pi_lost',
        reason: 'unknown_authorised',
      },
    ]);
    const subject = { queue: 'payment', subjectId: 'pi_lost', version: 0 };
    await call('items/take', subject);
    await call('items/close', { ...subject, version: 1, reason: 'given back at the provider' });
    expect((await queues()).items).toEqual([]);
  });
});

describe('the audit log', () => {
  const OLGA = { role: 'owner', id: 'olga', name: 'Olga' } as const;

  it('D-02: says who opened and did what, why, on which booking and from where', async () => {
    const { id, referenceId } = await booked();
    await search('Pérez');
    await call('booking', { id, why: 'search: Pérez' });
    await call('notes', { id, text: '=1+1' });
    const { body } = await call('audit', {}, OLGA);
    expect(body.data).toMatchObject([
      { action: 'audit.read', staffId: 'olga' },
      { action: 'note.add', reference: referenceId },
      { action: 'booking.read', reference: referenceId, why: 'search: Pérez', address: '192.0.2.7' },
      { action: 'booking.search', staffId: 'ines', staffName: 'Inés', role: 'agent', why: 'Pérez' },
    ]);
    const own = await call(
      'audit',
      { staffId: 'ines', action: 'booking.read', reference: referenceId },
      OLGA,
    );
    expect(own.body.data).toHaveLength(1);
  });

  it('D-02: nobody changes or deletes a line of it', async () => {
    await search('Pérez');
    const { database } = shop().dependencies;
    await expect(database.updateTable('desk_audit').set({ why: '' }).execute()).rejects.toThrow(
      /never changed/,
    );
    await expect(database.deleteFrom('desk_audit').execute()).rejects.toThrow(/never changed/);
  });

  it('D-02: its export is CSV in which no cell is a formula', async () => {
    await search('=HYPERLINK("https://evil.test")@x');
    const { body } = await call('audit-export', {}, OLGA);
    expect(body).toContain(`,"'=HYPERLINK(""https://evil.test"")@x",`);
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+34', `'+34`],
    ['-1', `'-1`],
    ['@x', `'@x`],
    ['a,b', '"a,b"'],
    ['plain', 'plain'],
  ])('a cell %s is written as %s', (value, cell) => expect(csvCell(value)).toBe(cell));
});
