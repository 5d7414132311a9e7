import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { DeskCall, DeskPaymentLink, DeskSale } from '@travesia/contracts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createShoppers } from '../payments/testing/shopper.ts';
import { createCallers } from '../payments/testing/callers.ts';

const DAY_MS = 86_400_000;
const RAQUEL = { id: 'raquel', name: 'Raquel' } as const;

const shop = useShop();

const { call } = createDeskCalls(shop);
const { openBrowser } = createShoppers(shop);
const { viewOf, codeOf, typeIn, chosen, linkIn, mailedLinks, send, openLink, payIn, sent } =
  createCallers(shop);

describe('a payment link (D-16)', () => {
  it('D-16: the agent fills in a copy, the caller pays it on their own phone, and the desk sees each step', async () => {
    const caller = await chosen();
    const { body } = await call('sales/continue', { key: randomUUID(), code: caller.code });
    const agent = await openBrowser(randomUUID());
    const link = linkIn((body.data as { address: string }).address);
    expect(await openLink(agent, link)).toBe('opened');
    const copy = await viewOf(agent);
    expect(copy.bookingId).not.toBe(caller.bookingId);
    expect((await viewOf(caller.browser)).bookingId).toBe(caller.bookingId);

    const code = await codeOf(agent, copy.bookingId);
    expect((await send(code)).body.error.code).toBe('sale_incomplete');
    await typeIn(agent, '<script>alert(1)</script>'.replaceAll(/[^a-z]/g, ''));
    expect((await send(code)).status).toBe(200);
    const stateOf = async () => ((await call('sales', {})).body.data as DeskSale[]).map(({ state }) => state);
    expect(await stateOf()).toEqual(['sent']);

    const phone = await openBrowser(randomUUID());
    const [mailed = ''] = await mailedLinks();
    expect(await openLink(phone, mailed)).toBe('opened');
    expect(await stateOf()).toEqual(['opened']);
    expect((await viewOf(phone)).missing).toEqual(['billing', 'payment']);
    expect((await agent.call('/user/session/order-view', { bookingId: copy.bookingId })).status).toBe(409);
    const reference = await payIn(phone);
    expect((await call('sales', {})).body.data).toMatchObject([{ state: 'paid', reference, by: 'Inés' }]);
    expect(await openLink(agent, mailed)).toBe('paid');

    const log = await call('audit', { action: 'sale.send-link' }, { role: 'lead' });
    expect(log.body.data).toMatchObject([{ staffName: 'Inés', why: code, reference }]);
  });

  it('D-16: what the caller corrects counts, however often the agent saved before', async () => {
    const { browser, bookingId } = await chosen();
    await typeIn(browser);
    const { orderId } = await viewOf(browser);
    const save = (by: typeof browser, phone: string, sequence: number) =>
      by.call('/user/session/customer', {
        orderId,
        sequence,
        customerDetails: { email: 'ana@example.com', phone },
      });
    await save(browser, '+34600112233', 40);
    await send(await codeOf(browser, bookingId));
    const caller = await openBrowser(randomUUID());
    const [link = ''] = await mailedLinks();
    expect(await openLink(caller, link)).toBe('opened');
    await save(caller, '+34600999999', 1);
    const { data } = await shop()
      .dependencies.database.selectFrom('booking_saves')
      .select('data')
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'customer')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ details: { phone: '+34600999999' } });
  });

  it('D-16: opened on two devices at once it is one’s, and the other is told', async () => {
    const { link } = await sent();
    const [one, other] = [await openBrowser(randomUUID()), await openBrowser(randomUUID())];
    const outcomes = await Promise.all([openLink(one, link), openLink(other, link)]);
    expect(outcomes.toSorted()).toEqual(['opened', 'used']);
    const winner = outcomes[0] === 'opened' ? one : other;
    expect(await openLink(winner, link)).toBe('opened');
  });

  it('D-16: forged, expired and replaced links open nothing', async () => {
    const { link, code, bookingId } = await sent();
    const phone = await openBrowser(randomUUID());
    for (const forged of ['', 'x', link.slice(0, -1), `A${link.slice(1)}`, `${link}${link}`])
      expect([forged, await openLink(phone, forged)]).toEqual([forged, 'invalid']);

    const [first] = ((await call('call', { code })).body.data as DeskCall).links;
    expect((await send(code, { lastLinkId: first?.id })).status).toBe(200);
    const [, second = ''] = await mailedLinks();
    expect(await openLink(phone, link)).toBe('expired');
    shop().clock.setOffsetMs(DAY_MS);
    const later = await openBrowser(randomUUID());
    expect(await openLink(later, second)).toBe('expired');
    const row = await shop()
      .dependencies.database.selectFrom('payment_links')
      .select('opened_by')
      .where('booking_id', '=', bookingId)
      .execute();
    expect(row.map(({ opened_by: by }) => by)).toEqual([null, null]);
  });

  it('D-16: two agents on one code send one link; the same press again sends no second', async () => {
    const { browser, code } = await chosen();
    await typeIn(browser);
    const key = randomUUID();
    const [one, other] = await Promise.all([send(code, { key }), send(code, {}, RAQUEL)]);
    expect([one.status, other.status].toSorted((left, right) => left - right)).toEqual([200, 409]);
    const loser = one.status === 200 ? other : one;
    expect(loser.body.error).toMatchObject({
      code: 'desk_changed',
      details: { by: one.status === 200 ? 'Inés' : 'Raquel' },
    });
    if (one.status === 200) {
      const again = await send(code, { key });
      expect((again.body.data as DeskPaymentLink).id).toBe(key);
    }
    expect(await mailedLinks()).toHaveLength(1);
  });

  it('D-16: a process that dies while it writes has sent nothing, and the next press sends it', async () => {
    const { browser, code } = await chosen();
    await typeIn(browser);
    await shop().testDatabase.pool.query('ALTER TABLE mails RENAME TO mails_gone');
    const died = await send(code);
    await shop().testDatabase.pool.query('ALTER TABLE mails_gone RENAME TO mails');
    expect(died.status).toBe(500);
    expect(((await call('call', { code })).body.data as DeskCall).links).toEqual([]);
    expect((await send(code)).status).toBe(200);
    expect(await mailedLinks()).toHaveLength(1);
  });

  it('D-16: nothing is sent for a price whose time is over, for a paid order, or by an unknown code', async () => {
    const { browser, code } = await chosen();
    await typeIn(browser);
    expect((await send('ZZZZZZ')).body.error.code).toBe('call_code_unknown');
    const { clock } = await viewOf(browser);
    shop().clock.setOffsetMs(Math.min(clock.secondsLeft + 1, 3_500) * 1000);
    expect((await send(code)).body.error.code).toBe('sale_over');
    shop().clock.setOffsetMs(0);
    await payIn(browser);
    expect((await send(code)).body.error.code).toBe('sale_paid');
    expect(await mailedLinks()).toEqual([]);
  });
});
