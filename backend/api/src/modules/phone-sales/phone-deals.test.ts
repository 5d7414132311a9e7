import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { CancellationQuote, DealRule, DeskCall, DeskDeal, ReportRow } from '@travesia/contracts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createShoppers } from '../payments/testing/shopper.ts';
import { discountOf } from './phone-deals.ts';
import { createCallers } from '../payments/testing/callers.ts';

const HOUR_MS = 3_600_000;
const OWNER = { role: 'owner', id: 'olga', name: 'Olga' } as const;

const shop = useShop();

const { call, act, read } = createDeskCalls(shop);
const { openBrowser } = createShoppers(shop);
const { viewOf, chosen, codeOf, typeIn, mailedLinks, send, openLink, payIn } = createCallers(shop);

const ruleOf = (changes: Partial<DealRule> = {}): DealRule => ({
  code: 'SPRING10',
  off: 'percent',
  value: 1_000,
  timesMax: 2,
  amountMax: null,
  market: null,
  product: null,
  minimum: 0,
  endsAt: new Date(shop().clock.nowMs() + HOUR_MS).toISOString(),
  ...changes,
});
const set = async (changes: Partial<DealRule> = {}) => call('deals/set', ruleOf(changes), OWNER);
const apply = (code: string, deal = 'SPRING10', key: string = randomUUID()) =>
  call('deals/apply', { key, code, deal });
const deals = async () => (await call('deals', {})).body.data as DeskDeal[];
const RULE = { off: 'percent', value: 1_000, minimum: 0 } as const;

describe('what a rule takes off (D-17)', () => {
  it.each([
    ['ten percent, half up', {}, 80_245, 8_025],
    ['an amount', { off: 'amount', value: 5_000 }, 80_245, 5_000],
    ['half of a price, the most', { off: 'amount', value: 5_000 }, 10_000, 5_000],
    ['more than half is nothing', { off: 'amount', value: 5_000 }, 9_999, null],
    ['at its minimum', { minimum: 80_245 }, 80_245, 8_025],
    ['below its minimum', { minimum: 80_246 }, 80_245, null],
    ['less than a cent is nothing', { value: 1 }, 40, null],
  ] as const)('D-17: %s', (_what, changes, price, off) => {
    expect(discountOf({ ...ruleOf(), ...RULE, ...changes }, price)).toBe(off);
  });
});

describe('a phone deal (D-17)', () => {
  it('D-17: is in the price the caller pays, in the ledger as a discount, in reports and in the log, and goes back with it', async () => {
    expect((await set()).status).toBe(200);
    const { browser, bookingId, code } = await chosen();
    const before = await viewOf(browser);
    await typeIn(browser);
    const applied = await apply(code, 'spring10');
    const { amount } = applied.body.data as { amount: number };
    const view = await viewOf(browser);
    expect(view.total.amount).toBe(before.total.amount - amount);
    expect(view.priceLines.at(-1)).toMatchObject({ code: 'discount', total: { amount: -amount } });
    expect(view.orderKey).not.toBe(before.orderKey);

    await send(code);
    const phone = await openBrowser(randomUUID());
    const [link = ''] = await mailedLinks();
    await openLink(phone, link);
    const referenceId = await payIn(phone);
    const booking = await read(bookingId);
    expect(booking.shown?.totalPaid).toEqual(view.total);
    const lines = new Map(booking.ledger.map(({ kind, amount: money }) => [kind, money.amount]));
    expect(lines.get('captured')).toBe(view.total.amount);
    expect(lines.get('discount')).toBe(amount);
    const today = new Date(shop().clock.nowMs()).toISOString().slice(0, 10);
    const report = await call('report', { by: 'product', from: today, to: today }, { role: 'finance' });
    const [row] = report.body.data as ReportRow[];
    expect(row).toMatchObject({ discounts: amount, revenue: view.total.amount });
    const log = await call('audit', { action: 'deal.apply' }, { role: 'lead' });
    expect(log.body.data).toMatchObject([{ why: `spring10 ${code}`, reference: referenceId }]);
    expect(await deals()).toMatchObject([{ code: 'SPRING10', times: 1, amount, isOver: 'no', by: 'Olga' }]);

    const quote = (await call('cancel-quote', { id: bookingId, why: '' })).body.data as CancellationQuote;
    expect(quote.paid).toEqual(view.total);
    const kept = quote.parts.map(({ supplierKeeps, weKeep, back }) => [supplierKeeps, weKeep, back]);
    expect(kept.flat().every((money) => money.amount >= 0)).toBe(true);
    await act(bookingId, 'cancel', { subjectId: quote.quoteId });
    await shop().settleDue();
    const sum = (await read(bookingId)).ledger
      .filter(({ kind }) => kind !== 'authorised')
      .reduce((total, line) => total + line.amount.amount, 0);
    expect(sum).toBe(0);
  });

  it('D-17: an order has one deal; the same press again takes nothing more off', async () => {
    await set();
    await set({ code: 'OTHER5', value: 500 });
    const { browser, code } = await chosen();
    const key = randomUUID();
    const first = await apply(code, 'SPRING10', key);
    expect((await apply(code, 'SPRING10', key)).body).toEqual(first.body);
    for (const deal of ['SPRING10', 'OTHER5'])
      expect((await apply(code, deal)).body.error).toMatchObject({
        code: 'deal_twice',
        details: { by: 'Inés' },
      });
    const lines = (await viewOf(browser)).priceLines.filter(({ code: kind }) => kind === 'discount');
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['of another market', { market: 'MX' }, 'deal_unfit'],
    ['for another product', { product: 'hotel' }, 'deal_unfit'],
    ['with a minimum above the price', { minimum: 99_999_999 }, 'deal_unfit'],
    ['whose whole amount is less than it takes off', { amountMax: 1 }, 'deal_used_up'],
  ] as const)('D-17: a deal %s takes nothing off', async (_what, changes, refusal) => {
    await set(changes);
    const { browser, code } = await chosen();
    const before = await viewOf(browser);
    expect((await apply(code)).body.error.code).toBe(refusal);
    expect((await viewOf(browser)).total).toEqual(before.total);
  });

  it('D-17: it ends at its end and by its owner; what has it keeps it', async () => {
    await set();
    const kept = await chosen();
    await apply(kept.code);
    const { total } = await viewOf(kept.browser);
    expect((await call('deals/end', { code: 'SPRING10' }, OWNER)).status).toBe(200);
    const late = await chosen();
    expect((await apply(late.code)).body.error.code).toBe('deal_over');
    expect((await viewOf(kept.browser)).total).toEqual(total);
    expect((await apply(late.code, 'NOSUCH')).body.error.code).toBe('deal_unknown');

    await set({ code: 'SHORT', endsAt: new Date(shop().clock.nowMs() + 60_000).toISOString() });
    shop().clock.setOffsetMs(60_000);
    expect((await apply(late.code, 'SHORT')).body.error.code).toBe('deal_over');
    expect((await deals()).map(({ isOver }) => isOver)).toEqual(['ended', 'ended']);
  });

  it('D-17: a code is set once, with an end ahead, and takes off half at most', async () => {
    expect((await set()).status).toBe(200);
    expect((await set({ value: 500 })).body.error.code).toBe('deal_taken');
    const past = new Date(shop().clock.nowMs() - 1).toISOString();
    expect((await set({ code: 'LATE', endsAt: past })).body.error.code).toBe('deal_invalid');
    expect((await set({ code: 'MUCH', value: 5_001 })).body.error.code).toBe('deal_invalid');
    for (const wrong of [{ code: 'a b' }, { value: 0 }, { value: 1.5 }, { timesMax: 0 }, { endsAt: 'soon' }])
      expect((await set(wrong)).status).toBe(400);
  });

  it('D-17: an order that was given up counts no more, a paid one does', async () => {
    await set({ timesMax: 1 });
    const paid = await chosen();
    const { clock } = await viewOf(paid.browser);
    expect((await apply(paid.code)).status).toBe(200);
    const second = await chosen();
    expect((await apply(second.code)).body.error.code).toBe('deal_used_up');
    expect((await deals())[0]?.isOver).toBe('used_up');
    shop().clock.setOffsetMs((clock.secondsLeft + 1) * 1000);
    expect((await deals())[0]).toMatchObject({ isOver: 'no', times: 0 });
    shop().clock.setOffsetMs(0);
    await typeIn(paid.browser);
    await payIn(paid.browser);
    shop().clock.setOffsetMs((clock.secondsLeft + 1) * 1000);
    expect((await deals())[0]).toMatchObject({ isOver: 'used_up', times: 1 });
  });

  it('D-17: nothing that a traveller sends takes anything off, and the same order set anew has no deal', async () => {
    await set();
    const { browser, bookingId, code } = await chosen();
    const { total, orderId } = await viewOf(browser);
    for (const agentId of ['SPRING10', 'olga', 'owner'])
      await browser.call('/user/session/set/flight-order', {
        agentId,
        deal: 'SPRING10',
        infoData: { source: 'SPRING10', deal: { code: 'SPRING10', amount: 1 } },
        flightOffer: { id: orderId },
        bookingId,
      });
    const direct = await browser.call('/internal/desk/deals/apply', {
      key: randomUUID(),
      code,
      deal: 'SPRING10',
    });
    expect([401, 404]).toContain(direct.status);
    expect((await viewOf(browser)).total).toEqual(total);
    expect((await deals())[0]).toMatchObject({ times: 0, amount: 0 });
  });

  it('D-17: a copy for the agent begins without the deal of the order that it was made of', async () => {
    await set();
    const caller = await chosen();
    const { total } = await viewOf(caller.browser);
    await apply(caller.code);
    const { body } = await call('sales/continue', { key: randomUUID(), code: caller.code });
    const agent = await openBrowser(randomUUID());
    await openLink(agent, /#pay=([\w-]+)/.exec((body.data as { address: string }).address)?.[1] ?? '');
    const copy = await viewOf(agent);
    expect(copy.total).toEqual(total);
    const code = await codeOf(agent, copy.bookingId);
    expect(
      ((await call('call', { code })).body.data as DeskCall).order?.view.priceLines.at(-1)?.code,
    ).not.toBe('discount');
  });
});
