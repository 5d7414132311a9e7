import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportDimension, ReportRow } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { STARTUP_MS } from '../../testing.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { openShop, type Shop } from '../payments/testing/open-shop.ts';
import { cartOf, createShoppers } from '../payments/testing/shopper.ts';

let shop: Shop;
let paid: number;
const { call, act } = createDeskCalls(() => shop);
const { openBrowser, pricedOffer, json, fillIn, pay, status } = createShoppers(() => shop);

const GIVEN_BACK = 1_050;
/** What a campaign's address may hold once it is stored. */
const SOURCE = '=HYPERLINK("x")';

beforeAll(async () => {
  shop = await openShop();
  const said = {
    'x-travesia-site': shop.dependencies.configuration.SITE_SECRET,
    'x-travesia-visitor': randomUUID(),
    'x-travesia-release': 'mfe-flights@1a2b3c',
  };
  const browser = await openBrowser(randomUUID(), said);
  const shown = await pricedOffer();
  const priced = await json('POST', '/air/flight-offer/validate', {
    data: { type: 'flight-offers-pricing', flightOffers: [{ id: shown.id }], metaName: 'kayak', disId: 'd' },
  });
  const [offer] = priced.body.data as { id: string }[];
  const set = await browser.call('/user/session/set/flight-order', {
    flightOffer: { id: offer?.id },
    infoData: { source: SOURCE, medium: 'cpc', affiliateId: 'a7', referrer: '' },
    market: 'ES',
  });
  const { id, bookingId } = set.body.data as { id: string; bookingId: string };
  const ready = await fillIn(browser, id);
  paid = ready.order.total.amount;
  await status(browser, cartOf(await pay(browser, ready)));
  await act(bookingId, 'refund', { amount: GIVEN_BACK });
  await shop.settleDue();
  // Another one, of which nothing is known.
  const other = await openBrowser(randomUUID());
  const plain = await other.call('/user/session/set/flight-order', {
    flightOffer: { id: (await pricedOffer()).id },
  });
  await status(other, cartOf(await pay(other, await fillIn(other, (plain.body.data as { id: string }).id))));
}, STARTUP_MS);
afterAll(() => shop.close());

const today = () => todayIn(shop.clock.nowMs());
const LEAD = { role: 'lead' } as const;
const read = async (by: ReportDimension, from = today(), to = today()) =>
  (await call('report', { by, from, to }, LEAD)).body.data as ReportRow[];

describe('reports', () => {
  it.each([
    ['product', 'flight', 2],
    ['market', 'ES', 1],
    ['source', SOURCE, 1],
    ['affiliate', 'a7', 1],
    ['metasearch', 'kayak', 1],
    ['release', 'mfe-flights@1a2b3c', 1],
  ] as const)('D-09: bookings and their money by %s', async (by, key, bookings) => {
    const rows = await read(by);
    const row = rows.find((each) => each.key === key);
    expect(row).toMatchObject({ currency: 'USD', bookings, refunds: GIVEN_BACK });
    expect(rows.reduce((sum, each) => sum + each.bookings, 0)).toBe(2);
    expect(rows.length).toBe(bookings === 2 ? 1 : 2);
    for (const { revenue, refunds, suppliers, fees, discounts, margin } of rows)
      expect(revenue - refunds - suppliers - fees + discounts - margin).toBe(0);
    if (bookings === 1) expect(row?.revenue).toBe(paid);
  });

  it('D-09: by agent, what somebody at the desk gave back is theirs and the rest nobody’s', async () => {
    const rows = await read('agent');
    expect(rows).toMatchObject([
      { key: null, bookings: 2, refunds: 0 },
      { key: 'Inés', bookings: 0, revenue: 0, refunds: GIVEN_BACK, margin: -GIVEN_BACK },
    ]);
  });

  it('D-09: by day, with its bounds in and nothing of other days', async () => {
    expect(await read('day')).toMatchObject([{ key: today(), bookings: 2 }]);
    expect(await read('day', addDays(today(), -3), addDays(today(), -1))).toEqual([]);
    expect(await read('day', addDays(today(), 1), addDays(today(), 3))).toEqual([]);
  });

  it.each([
    ['ends before it begins', '2026-11-02', '2026-11-01'],
    ['is longer than a year', '2020-01-01', '2026-11-01'],
    ['names a day that does not exist', '2026-02-30', '2026-03-01'],
  ])('a period that %s is refused', async (_what, from, to) => {
    expect((await call('report', { by: 'day', from, to }, LEAD)).status).toBe(400);
  });

  it('D-09: the same as CSV: harmless in a spreadsheet, ISO dates, decimals beside their currency', async () => {
    const query = { by: 'source', from: today(), to: today() };
    const { body } = await call('report-export', query, { role: 'finance' });
    const [head, ...lines] = String(body).split('\r\n');
    expect(head).toBe(
      '\u{FEFF}from,to,source,currency,bookings,revenue,refunds,suppliers,fees,discounts,margin,paidElsewhere',
    );
    const revenue = (paid / 100).toFixed(2);
    const line = lines.find((each) => each.includes('HYPERLINK'));
    expect(line).toMatch(
      new RegExp(
        `^${today()},${today()},"'=HYPERLINK\\(""x""\\)",USD,1,${revenue},10.50,${revenue},0.00,0.00,-10.50,0.00$`,
      ),
    );
  });

  it('D-09: reading and exporting a report are in the audit log', async () => {
    const { rows } = await shop.testDatabase.pool.query<{ action: string; why: string }>(
      `SELECT action, why FROM desk_audit WHERE action LIKE 'report.%' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'report.export', why: `source ${today()} – ${today()}` }]);
  });
});
