import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FlightOffer, FlightSearchPayload, MarketSettings } from '@travesia/contracts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import PostalMime from 'postal-mime';
import { buildApp, type Api, type Dependencies } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import type { FlightSupplier } from '../flights/ports.ts';
import { fareOffer } from '../flights/testing/fare-offer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MARKETS_FOLDER = join(import.meta.dirname, '../../../../../shell/markets');
const EMAIL = 'lucia@example.com';
const DAY = { departureDate: '2027-02-09', returnDate: '2027-02-16' };
const COLOMBIA: MarketSettings = {
  contactNumber: '+1 800 555 0170',
  defaultCurrency: 'USD',
  paymentMode: 'provider',
  fees: {},
  phoneDeals: [],
  margins: [{ percent: 10, fixed: 0, minimum: 0, roundTo: 1 }],
};
const BUDGET = 2;

let offers: () => FlightOffer[] | Promise<FlightOffer[]>;
let searched: string[] = [];
const supplier = {
  name: 'duffel',
  async search({ legInfo }: FlightSearchPayload) {
    searched.push(`${legInfo[1].from} ${legInfo[1].to}`);
    return {
      offers: await offers(),
      dictionaries: {
        es: { carriers: {}, aircraft: {}, locations: {} },
        en: { carriers: {}, aircraft: {}, locations: {} },
      },
      expiresAt: null,
    };
  },
} as unknown as FlightSupplier;

let api: Api;
let dependencies: Dependencies;
let testDatabase: TestDatabase;
let folder = '';
let callers = 0;
let offsetMs = 0;

beforeAll(async () => {
  folder = temporaryFolder('price-alerts');
  ({ dependencies, testDatabase } = await createTestDependencies({
    environment: { MAIL_FOLDER: folder, MARKETS_FOLDER, FARE_CHECKS_OF_ALERTS: String(BUDGET) },
    marketSettings: () => ({ CO: COLOMBIA }),
  }));
  api = await buildApp({ ...dependencies, flightSupplier: supplier });
}, STARTUP_MS);
beforeEach(async () => {
  await testDatabase.truncate();
  searched = [];
  offers = () => [fareOffer(50_000)];
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterEach(() => {
  offsetMs = 0;
  dependencies.clock.setOffsetMs(0);
});
afterAll(async () => {
  await api.app.close();
  await testDatabase.close();
});

function pass(ms: number) {
  offsetMs += ms;
  dependencies.clock.setOffsetMs(offsetMs);
}

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  callers += 1;
  const reply = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'x-forwarded-for': `2001:db8:5::${callers.toString(16)}`,
      'accept-language': 'es',
      ...headers,
    },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const journey = (more: object = {}) => ({
  from: 'MAD',
  to: 'BOG',
  travelerInfo: { adult: 1, child: 0, infant: 0 },
  day: DAY,
  ...more,
});
const ask = (more: object = {}, headers?: Record<string, string>) =>
  post(
    '/price-alerts',
    { email: EMAIL, locale: 'es', fall: { amount: 5_000, currency: 'USD' }, ...journey(), ...more },
    headers,
  );

/** Somebody searches the journey, past the cache, and finds this price. */
async function search(amount: number) {
  offers = () => [fareOffer(amount)];
  const { status } = await post(
    '/air/flight-offer/search',
    {
      legInfo: {
        1: { from: 'MAD', to: 'BOG', departureDate: DAY.departureDate },
        2: { from: 'BOG', to: 'MAD', departureDate: DAY.returnDate },
      },
      travelerInfo: { adult: 1, child: 0, infant: 0 },
    },
    { 'cache-control': 'no-cache' },
  );
  expect(status).toBe(200);
}

/** What the worker does in its turn; then the mails leave. */
async function look() {
  // What searches found is written a moment later, or when somebody reads.
  await post('/air/fare-days', { ...journey(), day: undefined, days: [DAY] });
  await api.settlement.settleDue();
}

async function mails() {
  await api.settlement.settleDue();
  const read = readdirSync(folder)
    .toSorted()
    .map((name) => PostalMime.parse(readFileSync(join(folder, name))));
  return Promise.all(read);
}
const alerts = () => dependencies.database.selectFrom('price_alerts').selectAll().execute();
const kindsOf = async () =>
  (await dependencies.database.selectFrom('mails').select('kind').orderBy('created_at').execute()).map(
    ({ kind }) => kind,
  );
async function keyOf(email = EMAIL): Promise<string> {
  const row = (await alerts()).find((each) => each.email === email);
  return row?.key ?? '';
}
async function begin(more: object = {}, headers?: Record<string, string>) {
  expect((await ask(more, headers)).status).toBe(201);
  await post('/price-alerts/confirm', { key: await keyOf() });
}

describe('asking for a price alert (Q-14)', () => {
  it('N-03: the address is asked first, in its language, with the way out; nothing is sent until it says yes', async () => {
    await search(50_000);
    expect((await ask()).status).toBe(201);
    const [mail] = await mails();
    expect(mail?.to?.[0]?.address).toBe(EMAIL);
    expect(mail?.subject).toBe('Confirma tu aviso de precio: Madrid – Bogotá');
    expect(mail?.text).toMatch(/baje 50,00\sUS\$ o más/);
    expect(mail?.text).toMatch(/Precio visto: 500,00\sUS\$/);
    const key = await keyOf();
    expect(mail?.text).toContain(`/es/alertas/alta?key=${key}`);
    expect(mail?.text).toContain(`/es/alertas/baja?key=${key}`);
    await search(30_000);
    await look();
    expect(await kindsOf()).toEqual(['price-alert-confirm']);
    await post('/price-alerts/confirm', { key });
    await look();
    expect(await kindsOf()).toEqual(['price-alert-confirm', 'price-alert']);
  });

  it('again is as good as once, and does not tell whether the address was there', async () => {
    const first = await ask();
    const again = await ask({ email: EMAIL.toUpperCase() });
    expect([again.status, Object.keys(again.body.data)]).toEqual([
      first.status,
      Object.keys(first.body.data),
    ]);
    expect(await alerts()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('nobody can have a stranger’s mailbox filled: three wait for their mailbox at the most', async () => {
    for (const day of ['09', '10', '11', '12', '13'])
      expect((await ask({ day: { departureDate: `2027-02-${day}`, returnDate: null } })).status).toBe(201);
    expect(await alerts()).toHaveLength(3);
    expect(await mails()).toHaveLength(3);
  });

  it.each([
    ['an address that is none', { email: 'lucia' }, 'email'],
    ['a day that has passed', { day: { departureDate: '2026-11-01', returnDate: null } }, /departureDate$/],
    ['a place that is none', { to: 'QQQ' }, /to$/],
    ['a fall of nothing', { fall: { amount: 0, currency: 'USD' } }, 'fall'],
    ['a fall in a currency without a rate', { fall: { amount: 5, currency: 'XXX' } }, 'fall.currency'],
  ])('%s is refused at its field', async (_what, more, path) => {
    const { status, body } = await ask(more);
    expect(status).toBe(400);
    expect(body.error.fields[0].path).toEqual(expect.stringMatching(path));
    expect(await alerts()).toEqual([]);
  });

  it('B-39: what fills the trap field is answered the same and dropped', async () => {
    expect((await ask({ website: 'https://spam.example' })).status).toBe(201);
    expect(await alerts()).toEqual([]);
  });
});

describe('a fall (Q-14)', () => {
  it('is mailed when anybody’s search finds it: both prices, the way to the flights, one press to stop', async () => {
    await search(50_000);
    await begin();
    await search(44_000);
    await look();
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toMatch(/^Madrid – Bogotá: ahora desde 440,00\sUS\$$/);
    expect(mail?.text).toMatch(/bajó 60,00\sUS\$/);
    expect(mail?.text).toMatch(/Precio anterior: 500,00\sUS\$/);
    expect(mail?.text).toContain(
      '/es/mad-bog/results?from=MAD&to=BOG&depart=2027-02-09&return=2027-02-16&adults=1&trip=2',
    );
    const header = (name: string) => mail?.headers.find((each) => each.key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(/\/api\/price-alerts\/one-click\?key=/);
  });

  it('of less than was stated is not mailed, however often it is seen; nor is a rise', async () => {
    await search(50_000);
    await begin();
    for (const amount of [45_001, 60_000, 45_001]) {
      await search(amount);
      await look();
    }
    expect(await kindsOf()).toEqual(['price-alert-confirm']);
  });

  it('is mailed once a day at the most, and compared with the price of the last mail', async () => {
    await search(50_000);
    await begin();
    await search(44_000);
    await look();
    await search(30_000);
    await look();
    await look();
    expect(await kindsOf()).toEqual(['price-alert-confirm', 'price-alert']);
    pass(DAY_MS + HOUR_MS);
    await look();
    expect(await kindsOf()).toEqual(['price-alert-confirm', 'price-alert', 'price-alert']);
    expect((await mails()).at(-1)?.text).toMatch(/anterior: 440,00\sUS\$/);
    pass(DAY_MS + HOUR_MS);
    await search(26_000);
    await look();
    expect(await kindsOf()).toHaveLength(3);
  });

  it('two processes that look at the same moment send one mail', async () => {
    await search(50_000);
    await begin();
    await search(40_000);
    await Promise.all([look(), look(), look()]);
    expect((await kindsOf()).filter((kind) => kind === 'price-alert')).toHaveLength(1);
  });

  it('stated in another currency is compared at the day’s rate, and told in it', async () => {
    await search(50_000);
    await begin({ fall: { amount: 4_300, currency: 'EUR' } });
    await search(45_500);
    await look();
    expect(await kindsOf()).toHaveLength(1);
    await search(45_000);
    await look();
    expect((await mails()).at(-1)?.subject).toMatch(/ahora desde 387,00\s€ \(450,00\sUS\$\)/);
  });

  it('W-14: prices are those of the market where it was asked for', async () => {
    await search(50_000);
    await begin({}, { 'x-visitor': 'CO' });
    await search(40_000);
    await look();
    expect((await mails()).at(-1)?.text).toMatch(/ahora: US\$\s440,00[\s\S]*anterior: US\$\s550,00/);
  });

  it('of a journey that nobody had searched is counted from the first price that is seen', async () => {
    await begin();
    await search(50_000);
    await look();
    expect(await kindsOf()).toEqual(['price-alert-confirm']);
    await search(40_000);
    await look();
    expect(await kindsOf()).toEqual(['price-alert-confirm', 'price-alert']);
  });
});

describe('what nobody searches (Q-14)', () => {
  const settled = async () => {
    while ((await waiting()) > 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const waiting = async () =>
    (
      await dependencies.database
        .selectFrom('seen_fares')
        .select('from_place')
        .where('checking_until', 'is not', null)
        .execute()
    ).length;

  it('is searched by the worker once in twelve hours, and a fall found so is mailed', async () => {
    await search(50_000);
    await begin();
    searched = [];
    await look();
    expect(searched).toEqual([]);
    pass(12 * HOUR_MS);
    offers = () => [fareOffer(40_000)];
    await look();
    await settled();
    await look();
    expect(searched).toEqual(['MAD BOG']);
    expect(await kindsOf()).toEqual(['price-alert-confirm', 'price-alert']);
  });

  it('costs one search for everybody who waits for it, within a budget of its own', async () => {
    await begin({ to: 'PTY' });
    for (const email of ['ana@example.com', 'leo@example.com']) {
      await ask({ email, to: 'PTY' });
      await post('/price-alerts/confirm', { key: await keyOf(email) });
    }
    for (const to of ['MEX', 'LIM', 'SCL']) {
      await ask({ email: `${to}@example.com`, to });
      await post('/price-alerts/confirm', { key: await keyOf(`${to.toLowerCase()}@example.com`) });
    }
    await look();
    await settled();
    expect(searched).toHaveLength(BUDGET);
    expect(new Set(searched).size).toBe(BUDGET);
  });
});

describe('the end of an alert (Q-14)', () => {
  it.each([
    ['the page of its mails', (key: string) => post('/price-alerts/stop', { key })],
    [
      'one press in the mail program (RFC 8058)',
      (key: string) =>
        post(
          `/price-alerts/one-click?key=${key}`,
          {},
          { 'content-type': 'application/x-www-form-urlencoded' },
        ),
    ],
  ])('by %s: address and waiting mails are deleted at once', async (_how, stop) => {
    await search(50_000);
    await begin();
    expect((await stop(await keyOf())).status).toBeLessThan(300);
    expect(await alerts()).toEqual([]);
    expect(await kindsOf()).toEqual([]);
    await search(10_000);
    await look();
    expect(await kindsOf()).toEqual([]);
  });

  it('a key that is nobody’s is answered the same', async () => {
    const key = '4d1c6f0e-3b0a-4f57-9f0e-5b1f5f1f0a11';
    expect((await post('/price-alerts/stop', { key })).status).toBe(201);
    expect((await post('/price-alerts/confirm', { key })).status).toBe(201);
    expect((await post('/price-alerts/confirm', { key: 'x' })).status).toBe(400);
  });

  it('D-11: one that nobody confirms is deleted after a week, every other after its day of departure', async () => {
    await ask();
    await ask({ email: 'ana@example.com' });
    await post('/price-alerts/confirm', { key: await keyOf('ana@example.com') });
    await api.sweep();
    expect(await alerts()).toHaveLength(2);
    pass(8 * DAY_MS);
    await api.sweep();
    expect((await alerts()).map(({ email }) => email)).toEqual(['ana@example.com']);
    pass(90 * DAY_MS);
    await look();
    expect(searched).toEqual([]);
    await api.sweep();
    expect(await alerts()).toEqual([]);
  });
});
