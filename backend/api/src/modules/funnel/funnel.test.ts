import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FunnelCount, FunnelQuery, FunnelRow } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { STARTUP_MS } from '../../testing.ts';
import { openShop, type Shop } from '../payments/testing/open-shop.ts';
import { cartOf, createShoppers } from '../payments/testing/shopper.ts';

let shop: Shop;
let paid: number;
const { openBrowser, pricedOffer, fillIn, pay, status } = createShoppers(() => shop);
const today = () => todayIn(shop.clock.nowMs());

const ofSite = () => ({
  'x-travesia-site': shop.dependencies.configuration.SITE_SECRET,
  'x-travesia-visitor': 'site',
});
async function call(path: string, payload: object, headers: Record<string, string> = ofSite()) {
  const reply = await shop.app.inject({ method: 'POST', url: `/internal/funnel${path}`, payload, headers });
  return { status: reply.statusCode, text: reply.body, headers: reply.headers };
}
const count = (own: Partial<FunnelCount>): FunnelCount => ({
  day: today(),
  step: 'visits',
  market: 'MX',
  language: 'es',
  device: 'phone',
  product: '',
  source: 'newsletter',
  release: 'shell@aaaa1111',
  count: 1,
  ...own,
});
const send = (...counts: FunnelCount[]) => call('', { id: randomUUID(), counts });
async function read(by: FunnelQuery['by'], own: Partial<FunnelQuery> = {}): Promise<FunnelRow[]> {
  const { text } = await call('/read', { by, from: today(), to: today(), markets: null, ...own });
  return (JSON.parse(text) as { data: FunnelRow[] }).data;
}

/** Somebody books a flight; where they came from is told with the order if they may be counted. */
async function books(visit: string | null) {
  const browser = await openBrowser(randomUUID(), {
    ...ofSite(),
    'x-travesia-visitor': randomUUID(),
    'x-travesia-release': 'mfe-flights@1a2b3c',
    ...(visit && { 'x-travesia-visit': visit }),
  });
  const set = await browser.call('/user/session/set/flight-order', {
    flightOffer: { id: (await pricedOffer()).id },
    infoData: { source: 'secret-campaign', medium: '', affiliateId: '', referrer: '' },
    market: 'MX',
  });
  const ready = await fillIn(browser, (set.body.data as { id: string }).id);
  await status(browser, cartOf(await pay(browser, ready)));
  return ready.order.total.amount;
}

beforeAll(async () => {
  shop = await openShop();
  await send(
    count({ count: 7 }),
    count({ source: 'direct', device: 'desktop', language: 'en', count: 3 }),
    count({ day: addDays(today(), -1), count: 2 }),
    count({ market: 'CO', count: 5 }),
    ...(['searches', 'results', 'selections', 'summaries'] as const).map((step, index) =>
      count({ step, product: 'flight', release: 'mfe-flights@1a2b3c', count: 4 - index }),
    ),
  );
  paid = await books('source=newsletter&device=phone');
  await books(null);
  await shop.settleDue();
}, STARTUP_MS);
afterAll(() => shop.close());

describe('the funnel', () => {
  it.each([
    ['market', 'MX', 10],
    ['source', 'newsletter', 12],
    ['language', 'es', 12],
    ['device', 'phone', 12],
    ['day', null, 15],
  ] as const)('O-03: from visits to revenue and margin by %s', async (by, key, visits) => {
    const rows = await read(by);
    const row = rows.find((each) => each.key === (key ?? today()));
    const flight = { selections: 2, summaries: 1, payments: 1, bookings: 1, revenue: paid };
    // The one that spoke of another language booked in English.
    expect(row).toMatchObject(by === 'language' ? { visits } : { visits, ...flight });
    expect(row).toMatchObject({ searches: 7, results: 3 });
    expect(rows.reduce((sum, each) => sum + each.bookings, 0)).toBe(1);
  });

  it.each([
    ['product', 'flight'],
    ['release', 'mfe-flights@1a2b3c'],
  ] as const)('O-03: what is of a product, by %s; a visit is of none yet', async (by, key) => {
    const rows = await read(by);
    const row = rows.find((each) => each.key === key);
    expect(row).toMatchObject({ visits: 0, searches: 7, results: 3, selections: 2, summaries: 1 });
    expect(row).toMatchObject({ payments: 1, bookings: 1, revenue: paid });
    const visits = rows.find((each) => each.key === (by === 'product' ? null : 'shell@aaaa1111'));
    expect(visits).toMatchObject({ visits: 15, searches: 0, bookings: 0 });
  });

  it('O-03: who may not be counted is in none of it, and stays in the ledger', async () => {
    const { rows } = await shop.testDatabase.pool.query<{ visit: object | null }>(
      "SELECT visit FROM bookings WHERE state = 'confirmed' ORDER BY visit NULLS LAST",
    );
    expect(rows.map(({ visit }) => visit)).toEqual([{ source: 'newsletter', device: 'phone' }, null]);
    expect((await read('day')).map(({ bookings, revenue }) => [bookings, revenue])).toEqual([[1, paid]]);
  });

  it('O-03: of other days and other markets nothing is told', async () => {
    expect(await read('day', { from: addDays(today(), -1) })).toMatchObject([{ visits: 2 }, { visits: 15 }]);
    expect(await read('market', { markets: ['CO'] })).toMatchObject([{ key: 'CO', visits: 5, bookings: 0 }]);
    expect(await read('market', { markets: [] })).toEqual([]);
  });

  it('O-03: a batch that is sent again is counted once, and two at once are both counted', async () => {
    const day = addDays(today(), -5);
    const batch = { id: randomUUID(), counts: [count({ day, count: 3 })] };
    const other = { id: randomUUID(), counts: [count({ day, count: 4 })] };
    const sent = await Promise.all([batch, batch, other].map((each) => call('', each)));
    expect(sent.map(({ status: code }) => code)).toEqual([200, 200, 200]);
    await call('', batch);
    expect(await read('day', { from: day, to: day })).toMatchObject([{ visits: 7 }]);
  });

  it('O-03: the file has days as ISO dates, decimals beside their currency, and no cell that is run', async () => {
    const { text, headers } = await call('/csv', {
      by: 'source',
      from: today(),
      to: today(),
      markets: ['MX'],
    });
    expect(headers['content-type']).toContain('text/csv');
    const line = `${today()},${today()},newsletter,7,7,3,2,1,1,1,USD,${(paid / 100).toFixed(2)},`;
    expect(text).toContain(line);
    expect((await send(count({ source: '=HYPERLINK("x")' }))).status).toBe(400);
  });

  it('O-03: only the site is answered, and counts nothing personal', async () => {
    for (const path of ['', '/read', '/csv'])
      expect(
        (
          await call(
            path,
            { by: 'day', from: today(), to: today(), markets: null, id: randomUUID(), counts: [] },
            {},
          )
        ).status,
      ).toBe(404);
    const forged = await openBrowser(randomUUID(), { 'x-travesia-visit': 'source=forged&device=phone' });
    await forged.call('/user/session/set/flight-order', { flightOffer: { id: (await pricedOffer()).id } });
    const { rows } = await shop.testDatabase.pool.query(
      "SELECT FROM bookings WHERE visit ->> 'source' = 'forged'",
    );
    expect(rows).toEqual([]);
    const { rows: columns } = await shop.testDatabase.pool.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'funnel_counts'",
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([
      'count',
      'day',
      'device',
      'language',
      'market',
      'product',
      'release',
      'source',
      'step',
    ]);
  });

  it('O-03: batches of yesterday are forgotten, what they counted is not', async () => {
    const before = await read('day');
    shop.clock.setOffsetMs(2 * 86_400_000);
    await shop.api.sweep();
    const { rows } = await shop.testDatabase.pool.query('SELECT FROM funnel_batches');
    expect(rows).toEqual([]);
    shop.clock.setOffsetMs(0);
    expect(await read('day')).toEqual(before);
  });
});
