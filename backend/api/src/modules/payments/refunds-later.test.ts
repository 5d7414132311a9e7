import { afterEach, describe, expect, it } from '@jest/globals';
import { useCancelling } from './testing/cancelling.ts';
import { codesIn } from './testing/travellers.ts';

const { world, shop, db, bookWalk, cancel, progressOf, settledStates, mailKinds, expectBalanced } =
  useCancelling();

describe('refunds that the bank decides about later', () => {
  const DAY_MS = 24 * 3_600_000;
  const PENDING_THEN_FAILED = '4000009900000202';
  const ARRIVES_THEN_RETURNS = '4000009900000210';
  const PENDING_FOR_DAYS = '4000009900000194';
  let messages = 0;

  async function pass(ms: number) {
    shop().clock.setOffsetMs(ms);
    await shop().sandbox.inject({
      method: 'POST',
      url: '/_control/clock',
      payload: { offsetMs: ms },
    });
  }
  afterEach(() => pass(0));
  const latestRefund = async () => (await shop().stripe.refunds.list({ limit: 1 })).data[0];

  /** A signed message about the refund as it stood, sent once or more often. */
  async function notify(type: string, refund: object | undefined, times = 1) {
    messages += 1;
    const payload = JSON.stringify({
      id: `evt_refund_${messages}`,
      object: 'event',
      type,
      created: 1_800_000_000,
      data: { object: refund },
    });
    const signature = shop().stripe.webhooks.generateTestHeaderString({
      payload,
      secret: 'whsec_travesia_sandbox',
    });
    for (let sent = 0; sent < times; sent += 1) {
      const reply = await shop().app.inject({
        method: 'POST',
        url: '/payment/notifications',
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      expect(reply.statusCode).toBe(200);
    }
  }

  it('W-03: arrived after three days: a late message, twice, refunds once and mails once', async () => {
    const booked = await bookWalk('short', PENDING_FOR_DAYS);
    await cancel(booked);
    expect(await settledStates()).toEqual([{ state: 'refund_pending', reason: null }]);
    await pass(4 * DAY_MS);
    await notify('refund.updated', await latestRefund(), 2);
    expect(await settledStates()).toEqual([{ state: 'done', reason: null }]);
    expect((await expectBalanced())('refunded')).toBe(-booked.total);
    await shop().settleDue();
    expect((await mailKinds()).filter((kind) => kind === 'refund-sent')).toHaveLength(1);
  });

  it('W-03: failed after it was pending: a person is told, the page says so, nothing counts as refunded', async () => {
    const booked = await bookWalk('short', PENDING_THEN_FAILED);
    await cancel(booked);
    await pass(2 * DAY_MS);
    await notify('refund.failed', await latestRefund());
    expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
    const progress = await progressOf(booked);
    expect(progress).toMatchObject({ review: 'refund_refused', isMoving: false });
    expect(codesIn(progress)).not.toContain('refunded');
    expect((await expectBalanced())('refunded')).toBe(0);
  });

  it('W-03: out of order: "pending" that comes after "failed" changes nothing', async () => {
    const booked = await bookWalk('short', PENDING_THEN_FAILED);
    await cancel(booked);
    const pending = await latestRefund();
    await pass(2 * DAY_MS);
    await notify('refund.failed', await latestRefund());
    await notify('refund.updated', pending);
    expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
  });

  it.each([
    ['with a message', async () => notify('refund.failed', await latestRefund(), 2)],
    ['without any message', async () => shop().settleDue()],
  ])('W-03: arrived and sent back by the bank, %s: ledger and page take it back', async (_how, learn) => {
    const booked = await bookWalk('short', ARRIVES_THEN_RETURNS);
    await cancel(booked);
    expect(codesIn(await progressOf(booked))).toContain('refunded');
    await pass(3 * DAY_MS);
    await learn();
    expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
    expect(await progressOf(booked)).toMatchObject({ review: 'refund_refused' });
    expect(codesIn(await progressOf(booked))).not.toContain('refunded');
    expect((await expectBalanced())('refunded')).toBe(0);
  });

  it('a refund is watched too where the rest waits for a person: a part that its supplier refused', async () => {
    world.supplier.cancelAsQuoted = { hut: { state: 'refused' } };
    const booked = await bookWalk('long', ARRIVES_THEN_RETURNS);
    await cancel(booked);
    expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'supplier_refused' }]);
    expect(codesIn(await progressOf(booked))).toContain('refunded');
    await pass(3 * DAY_MS);
    await shop().settleDue();
    expect(await settledStates()).toEqual([{ state: 'manual_review', reason: 'refund_refused' }]);
    expect(codesIn(await progressOf(booked))).not.toContain('refunded');
    expect((await expectBalanced())('refunded')).toBe(0);
  });

  it('what arrived is asked about once a day, for a month', async () => {
    await cancel(await bookWalk('short'));
    const check = () => db().selectFrom('cancellations').select('refund_check_at').executeTakeFirst();
    await pass(1.1 * DAY_MS);
    await shop().settleDue();
    const next = (await check())?.refund_check_at?.getTime() ?? 0;
    expect(next - shop().clock.nowMs()).toBeGreaterThan(0.9 * DAY_MS);
    await pass(31 * DAY_MS);
    await shop().settleDue();
    expect(await check()).toEqual({ refund_check_at: null });
  });
});
