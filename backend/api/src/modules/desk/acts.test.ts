import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CancellationQuote, DeskBooking, DeskSearchReply } from '@travesia/contracts';
import { createDeath } from '../payments/testing/death.ts';
import { createMoneyChecks } from '../payments/testing/money.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { useShop } from '../payments/testing/use-shop.ts';
import { givesPartBack } from '../payments/testing/shopper.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';

const death = createDeath();
const LEO = { role: 'lead', id: 'leo', name: 'Leo' } as const;
const RAQUEL = { role: 'agent', id: 'raquel', name: 'Raquel' } as const;

const shop = useShop(
  { interleave: death.interleave },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
const { call, booked, read, act } = createDeskCalls(shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);
beforeEach(() => death.never());

const query = (statement: string) => shop().testDatabase.pool.query(statement);
const wayOf = ({ ways }: DeskBooking, name: string) => ways.find((way) => way.act === name);

describe('giving money back', () => {
  it('D-06: a refund in part is given once, written to ledger, audit log and the booking, and the booking stands', async () => {
    const { id } = await booked();
    const { taken } = await moneyAtProvider();
    const seen = await read(id);
    expect(wayOf(seen, 'refund')?.money).toEqual({ amount: taken, currency: 'USD' });
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await act(id, 'refund', { key, amount: 5_000 }, { seen })).body.data).toEqual({
        state: 'done',
      });
    await shop().settleDue();
    expect((await moneyAtProvider()).taken).toBe(taken - 5_000);
    await expectBalanced();
    const after = await read(id);
    expect(after).toMatchObject({
      state: 'confirmed',
      done: [{ act: 'refund', state: 'done', by: { name: 'Inés' }, reason: 'agreed by phone' }],
      ledger: expect.arrayContaining([expect.objectContaining({ kind: 'refunded' })]),
    });
    expect(after.mails.map(({ kind }) => kind)).toContain('refund-sent');
    expect(after.mails.map(({ kind }) => kind)).not.toContain('booking-cancelled');
    expect(wayOf(after, 'refund')?.money?.amount).toBe(taken - 5_000);
    const { body } = await call('audit', { action: 'act.refund' }, LEO);
    expect(body.data).toMatchObject([{ staffName: 'Inés', why: 'agreed by phone · 5000' }]);
  });

  it('D-06: more than is left is refused, and nothing moves', async () => {
    const { id } = await booked();
    const { taken } = await moneyAtProvider();
    await act(id, 'refund', { amount: 10_000 });
    await shop().settleDue();
    const reply = await act(id, 'refund', { amount: taken - 9_999 });
    expect([reply.status, reply.body.error.code]).toEqual([409, 'refund_too_large']);
    expect((await read(id)).done).toHaveLength(1);
    expect((await moneyAtProvider()).taken).toBe(taken - 10_000);
  });

  it('D-06: over the limit a second person decides, never the one who asked, and only once', async () => {
    const { id } = await booked();
    const { taken } = await moneyAtProvider();
    const key = randomUUID();
    const asked = await act(id, 'refund', { key, amount: taken }, { as: LEO });
    expect(asked.body.data).toEqual({ state: 'waiting' });
    expect((await moneyAtProvider()).taken).toBe(taken);
    expect((await read(id)).items).toMatchObject([{ queue: 'approval', reason: 'over_limit' }]);
    const decision = { id, key, isApproved: true, reason: 'agreed' };
    const own = await call('refund-approve', decision, LEO);
    expect([own.status, own.body.error.code]).toEqual([403, 'own_request']);
    expect((await call('refund-approve', decision, RAQUEL)).body.error.code).toBe('role_refused');
    const fatima = { role: 'finance', id: 'fatima', name: 'Fátima' } as const;
    expect((await call('refund-approve', decision, fatima)).body.data).toEqual({ state: 'done' });
    const late = await call('refund-approve', { ...decision, isApproved: false }, { ...fatima, id: 'olga' });
    expect([late.status, late.body.error.details.by]).toEqual([409, 'Fátima']);
    await shop().settleDue();
    expect((await moneyAtProvider()).taken).toBe(0);
    await expectBalanced();
    expect((await read(id)).items).toEqual([]);
  });

  it('D-06: the limit is for the booking: a refund in halves needs a second person too', async () => {
    const { id } = await booked();
    const limit = (await read(id)).refundAlone?.amount ?? 0;
    expect((await act(id, 'refund', { amount: limit - 1 })).body.data).toEqual({ state: 'done' });
    await shop().settleDue();
    expect((await read(id)).refundAlone?.amount).toBe(1);
    expect((await act(id, 'refund', { amount: 2 }, { as: LEO })).body.data).toEqual({ state: 'waiting' });
  });

  it('D-06: what a second person refuses moves no money', async () => {
    const { id } = await booked();
    const { taken } = await moneyAtProvider();
    const key = randomUUID();
    await act(id, 'refund', { key, amount: taken });
    const reply = await call('refund-approve', { id, key, isApproved: false, reason: 'not our fault' }, LEO);
    expect(reply.body.data).toEqual({ state: 'refused' });
    await shop().settleDue();
    expect((await moneyAtProvider()).taken).toBe(taken);
    expect((await read(id)).done).toMatchObject([{ state: 'refused', decidedBy: 'Leo' }]);
  });

  it('D-06: a cancellation that was quoted before everything was given back is quoted again', async () => {
    const { id } = await booked('Pérez', givesPartBack);
    const { taken } = await moneyAtProvider();
    const { quoteId } = (await call('cancel-quote', { id, why: 'asked by phone' })).body
      .data as CancellationQuote;
    const key = randomUUID();
    await act(id, 'refund', { key, amount: taken });
    await call('refund-approve', { id, key, isApproved: true, reason: 'agreed' }, LEO);
    await shop().settleDue();
    const reply = await act(id, 'cancel', { subjectId: quoteId });
    expect(reply.body.error.code).toBe('quote_expired');
    await shop().settleDue();
    expect(await read(id)).toMatchObject({ state: 'confirmed', items: [] });
    expect((await moneyAtProvider()).taken).toBe(0);
  });

  it.each(['refunding-committed', 'before-refund', 'after-refund'] as const)(
    'D-06: a process that dies at %s gives back once',
    async (point) => {
      const { id } = await booked();
      const { taken } = await moneyAtProvider();
      death.at(point);
      expect((await act(id, 'refund', { amount: 5_000 })).status).toBe(500);
      expect(death.isDue()).toBe(false);
      for (const minutes of [1, 3, 6, 12]) {
        shop().clock.setOffsetMs(minutes * 60_000);
        await shop().settleDue();
      }
      expect((await moneyAtProvider()).taken).toBe(taken - 5_000);
      await expectBalanced();
    },
  );
});

describe('who was faster', () => {
  it('D-06: of two agents with the same screen one acts, the other is told who did what', async () => {
    const { id } = await booked();
    const { taken } = await moneyAtProvider();
    const seen = await read(id);
    const replies = await Promise.all([
      act(id, 'refund', { amount: 5_000 }, { seen }),
      act(id, 'refund', { amount: 5_000 }, { seen, as: RAQUEL }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.status === 200 ? ['Inés', replies[1]] : ['Raquel', replies[0]];
    expect(loser?.body.error).toMatchObject({ code: 'desk_changed', details: { by: winner, act: 'refund' } });
    await shop().settleDue();
    expect((await moneyAtProvider()).taken).toBe(taken - 5_000);
  });

  it('D-06: what the traveller or the site changed since is not overruled, and nobody is blamed', async () => {
    const { id } = await booked();
    const seen = await read(id);
    await query(`UPDATE bookings SET version = version + 1`);
    const reply = await act(id, 'refund', { amount: 5_000 }, { seen });
    expect([reply.status, reply.body.error.details]).toEqual([409, { by: null, act: null }]);
  });
});

describe('cancelling', () => {
  it('D-06: with the quote that was shown, by the same steps as the traveller’s own', async () => {
    const { id } = await booked();
    const { body } = await call('cancel-quote', { id, why: 'asked by phone' });
    const quote = body.data as CancellationQuote;
    const reply = await act(id, 'cancel', { subjectId: quote.quoteId });
    expect(reply.body.data).toEqual({ state: 'done' });
    await shop().settleDue();
    const after = await read(id);
    expect(after.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(after.shown?.status).toBe('cancelled');
    const found = (await call('search', { text: after.reference ?? '' })).body as DeskSearchReply;
    expect(found.data.found).toMatchObject([{ id, state: 'confirmed', isCancelled: true }]);
    await expectBalanced();
    expect(wayOf(after, 'cancel')).toBeUndefined();
    const again = await act(id, 'cancel', { subjectId: quote.quoteId });
    expect([again.status, again.body.error.code]).toEqual([409, 'desk_changed']);
  });
});

describe('what needs no money', () => {
  it('D-06: the contact is corrected, both addresses are told, and a mail goes there once more', async () => {
    const { id } = await booked();
    await shop().settleDue();
    const more = { email: 'new@example.com', phone: '+34600998877' };
    expect((await act(id, 'correct-contact', more)).body.data).toEqual({ state: 'done' });
    const corrected = await read(id);
    expect(corrected.shown?.passenger).toMatchObject(more);
    const first = corrected.mails.find(({ kind }) => kind === 'booking-confirmed');
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await act(id, 'resend-mail', { key, subjectId: first?.id }, { seen: corrected })).status).toBe(
        200,
      );
    const sent = (await read(id)).mails.filter(({ kind }) => kind === 'booking-confirmed');
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ana@example.com', 'new@example.com']);
    await shop().settleDue();
    const { rows } = await query(
      `SELECT convert_from(message, 'UTF8') AS text FROM mails WHERE id = '${sent[1]?.id}'`,
    );
    const [head = ''] = String((rows[0] as { text: string }).text).split('\r\n\r\n');
    expect([head.match(/^To: .*$/gm), head.includes(sent[1]?.id ?? '-')]).toEqual([
      ['To: new@example.com'],
      true,
    ]);
  });

  it('D-06: a mail about what was added later is sent again from the screen of the booking', async () => {
    const { id } = await booked();
    const other = await booked('Quintero');
    await shop().settleDue();
    await query(`UPDATE bookings SET amends = '${id}' WHERE id = '${other.id}'`);
    const mails = (await read(id)).mails.filter(({ kind }) => kind === 'booking-confirmed');
    expect(mails).toHaveLength(2);
    for (const { id: subjectId } of mails)
      expect((await act(id, 'resend-mail', { subjectId })).body.data).toEqual({ state: 'done' });
    const stranger = await booked('Salcedo');
    const [theirs] = (await read(other.id)).mails;
    expect((await act(stranger.id, 'resend-mail', { subjectId: theirs?.id })).status).toBe(404);
  });

  it.each([
    [true, 'Perez', 'done'],
    [false, 'Pérez', 'refused'],
  ])('D-06: a name correction is answered (%s): the booking says %s', async (isDone, lastName, state) => {
    const { id } = await booked();
    const { shown } = await read(id);
    await query(
      `INSERT INTO booking_corrections (id, booking_id, kind, traveller_id, state, details_before, details_after, created_at)
       VALUES (gen_random_uuid(), '${id}', 'name', '${shown?.travellers[0]?.id}', 'open',
         '{"firstName":"Ana","middleName":"","lastName":"Pérez"}', '{"firstName":"Ana","lastName":"Perez"}', now())`,
    );
    expect(wayOf(await read(id), 'answer-name')?.about).toBe('Ana Pérez → Ana Perez');
    expect((await act(id, 'answer-name', { isDone })).status).toBe(200);
    const after = await read(id);
    expect(after.shown?.travellers[0]?.lastName).toBe(lastName);
    // Mails greet by this name.
    expect(after.shown?.passenger.lastName).toBe(lastName);
    expect(wayOf(after, 'answer-name')).toBeUndefined();
    const { rows } = await query(`SELECT state FROM booking_corrections`);
    expect(rows).toEqual([{ state }]);
  });

  it('D-06: a name that a caller has corrected is the booking’s at once, and what was asked before is closed', async () => {
    const { id } = await booked();
    const { shown } = await read(id);
    const travellerId = shown?.travellers[0]?.id;
    await query(
      `INSERT INTO booking_corrections (id, booking_id, kind, traveller_id, state, details_before, details_after, created_at)
       VALUES (gen_random_uuid(), '${id}', 'name', '${travellerId}', 'open', '{}', '{}', now())`,
    );
    const named = { subjectId: id, travellerId, firstName: 'Ana María', lastName: 'Perez' };
    expect((await act(id, 'correct-name', named)).body.data).toEqual({ state: 'done' });
    const after = await read(id);
    for (const person of [after.shown?.travellers[0], after.shown?.passenger])
      expect(person).toMatchObject({ firstName: 'Ana María', lastName: 'Perez' });
    expect(wayOf(after, 'answer-name')).toBeUndefined();
    expect((await query(`SELECT state FROM booking_corrections ORDER BY state`)).rows).toEqual([
      { state: 'done' },
      { state: 'refused' },
    ]);
    expect((await act(id, 'correct-name', { ...named, travellerId: 'nobody' })).status).toBe(404);
    expect((await act(id, 'correct-name', { ...named, lastName: '' })).status).toBe(400);
  });

  it('D-06: an act without a reason is refused', async () => {
    const { id } = await booked();
    expect((await act(id, 'refund', { amount: 5_000, reason: ' ' })).status).toBe(400);
  });
});
