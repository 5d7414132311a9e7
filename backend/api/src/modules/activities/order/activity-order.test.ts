import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  OrderViewSchema,
  type ActivityReply,
  type ActivitySearchReply,
  type ActivityValidateReply,
  type ConfirmedBooking,
  type OrderView,
} from '@travesia/contracts';
import { addDays, ageOn, printedName, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import * as v from 'valibot';
import { STARTUP_MS } from '../../../testing.ts';
import { createCheckoutWorld, type Browser, type CheckoutWorld } from '../../../testing-checkout.ts';

const FROM = addDays(todayIn(Date.now()), 30);
const TO = addDays(FROM, 6);
const COUPLE = [{ age: 30 }, { age: 30 }];
const FAMILY = [...COUPLE, { age: 8 }];

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
}, STARTUP_MS);
beforeEach(async () => {
  await world.control('/clock', { offsetMs: 0 });
  await world.testDatabase.truncate();
});
afterAll(() => world.close());

type Kind = 'activity' | 'tour';
const PATH = { activity: '/activities', tour: '/tours' } as const;

interface Chosen {
  readonly kind: Kind;
  readonly body: {
    readonly code: string;
    readonly modality: string;
    readonly rateKey: string;
    readonly date: string;
    readonly paxes: readonly { readonly age: number }[];
  };
  readonly priced: ActivityValidateReply;
}

/** List, detail, date, check: what mfe-tours-activities does before it sets the order. */
async function choose({
  kind = 'activity',
  name = 'No Pictures',
  city = 'VDE',
  paxes = COUPLE,
  rate = 'GENERIC',
}: {
  kind?: Kind;
  name?: string;
  city?: string;
  paxes?: readonly { age: number }[];
  rate?: string;
} = {}): Promise<Chosen> {
  const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
  const list = (
    await world.json('POST', `${PATH[kind]}/search`, {
      filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
      from: FROM,
      to: TO,
      paxes,
    })
  ).body as unknown as ActivitySearchReply;
  const found = list.data.find((each) => each.name.includes(name));
  const ages = paxes.map(({ age }) => age).join('-');
  const { data } = (
    await world.json('GET', `${PATH[kind]}/${found?.code ?? ''}?from=${FROM}&to=${TO}&paxes=${ages}`)
  ).body as unknown as ActivityReply;
  const [modality] = data.modalities;
  const day = modality?.rates.find(({ code }) => code === rate)?.days[0];
  if (!found || !modality || !day) throw new Error('nothing can be had');
  const choice = { code: found.code, modality: modality.code, date: day.date, paxes };
  const priced = (await world.json('POST', `${PATH[kind]}/validate`, { ...choice, rate }))
    .body as unknown as ActivityValidateReply;
  return { kind, priced, body: { ...choice, rateKey: priced.data.rate.rateKey } };
}

const setOrder = (browser: Browser, { kind, body }: Pick<Chosen, 'kind' | 'body'>) =>
  browser.call(`/user/session/set/${kind}-order`, { ...body });

async function viewOf(browser: Browser, language?: string): Promise<OrderView> {
  return v.parse(OrderViewSchema, (await browser.call('/user/session/order-view', {}, language)).body.data);
}

async function name(
  browser: Browser,
  orderId: string,
  lastName: string,
  more: { dateOfBirth?: string; birthDates?: string[]; ages?: number[]; answers?: object[] } = {},
) {
  const { travellers } = await viewOf(browser);
  const { answers = [], birthDates, ages, ...fields } = more;
  return browser.call('/user/session/create-passenger', {
    orderId,
    passengers: travellers.map(({ id, type }, place) => ({
      id,
      type,
      firstName: `Ana${'a'.repeat(place)}`,
      lastName,
      primary: place === 0,
      ...fields,
      ...(birthDates && { dateOfBirth: birthDates[place] ?? '' }),
      ...(ages && { age: ages[place] }),
    })),
    answers,
  });
}

async function readyToPay(
  browser: Browser,
  chosen: Chosen,
  lastName: string,
  more: Parameters<typeof name>[3] = {},
) {
  const set = await setOrder(browser, chosen);
  expect(set.status).toBe(200);
  const { id: orderId } = set.body.data as { id: string };
  expect((await name(browser, orderId, lastName, more)).status).toBe(200);
  const { transactionId } = await world.giveDetails(browser, { orderId });
  const view = await viewOf(browser);
  expect(view.missing).toEqual([]);
  return { orderId, transactionId, amount: view.total.amount };
}

async function book(lastName: string, options: Parameters<typeof choose>[0] = {}, more = {}) {
  const browser = await world.openBrowser();
  const chosen = await choose(options);
  const order = await readyToPay(browser, chosen, lastName, more);
  const direction = await world.pay(browser, order);
  const ask = (language?: string) => world.status(browser, direction, language);
  return { browser, order, ask, date: chosen.body.date };
}

interface SupplierBooking {
  readonly status: string;
  readonly familyName: string;
  readonly reference: string;
  readonly answers: Record<string, string>;
  readonly paxes: { age: number; type: string }[];
}
const bookings = async () =>
  ((await world.control('/activities/bookings')) as { bookings: SupplierBooking[] }).bookings;
const ours = async (lastName: string) =>
  (await bookings()).filter(({ familyName }) => familyName === printedName(lastName));
const payments = async () =>
  ((await world.control('/payments')) as { payments: { status: string; amount: number }[] }).payments;
/** Whoever leads it has answered by now. */
const timePasses = () => world.control('/clock', { offsetMs: 60_000 });

describe('B-25 setting an activity or a tour', () => {
  it.each([
    ['activity', '/activities/booking/summary'],
    ['tour', '/turs/booking/summary'],
  ] as const)(
    'T-06 %s: checkout shows date, option, people and terms and asks every name',
    async (kind, summaryPath) => {
      const browser = await world.openBrowser();
      const chosen = await choose({ kind, paxes: FAMILY });
      const set = await setOrder(browser, chosen);
      expect([set.status, set.body.data]).toMatchObject([200, { id: chosen.body.rateKey }]);
      const view = await viewOf(browser);
      expect(view).toMatchObject({
        orderKind: kind,
        summaryPath,
        total: { amount: chosen.priced.data.rate.amount, currency: 'USD' },
        requirements: { travellerFields: 'name', firstTravelDate: chosen.body.date, questions: [] },
        bags: { url: null, chosen: [] },
      });
      expect(view.heading).toContain('No Pictures');
      expect(view.travellers.map(({ type }) => type)).toEqual(['ADULT', 'ADULT', 'CHILD']);
      expect(view.priceLines.map(({ code, quantity }) => [code, quantity])).toEqual([
        ['ticket', 2],
        ['ticket', 1],
      ]);
      expect(view.priceLines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(view.total.amount);
      const [facts, voucher] = view.sections;
      if (facts?.kind !== 'facts' || voucher?.kind !== 'facts') throw new Error('no facts');
      expect(facts.facts.find(({ label }) => label === 'Participants')?.value).toBe(
        '2 adults, 1 child (age 8)',
      );
      expect(voucher.heading).toBe('Your voucher');
    },
  );

  it('words are those of the page, whatever language was searched in', async () => {
    const browser = await world.openBrowser();
    await setOrder(browser, await choose());
    const spanish = await viewOf(browser, 'es');
    expect(spanish.heading).toContain('Sin Fotos');
    expect(spanish.policies.find(({ code }) => code === 'cancellation')?.text).toMatch(
      /^Cancelación gratuita hasta el .+ a las 18:00, hora local\. Si cancelas antes del .+, te devolvemos .+\sUS\$ y pierdes .+\sUS\$\./,
    );
    expect(JSON.stringify(spanish.sections)).toContain('Junto a la entrada principal');
  });

  it('S-40: terms say amounts as the page does, in the visitor’s currency with the charge beside it', async () => {
    const browser = await world.openBrowser();
    await world.json('GET', '/currencyExchange');
    await browser.call('/user/session/start', { currencyCode: 'EUR' });
    await setOrder(browser, await choose());
    const { policies } = await viewOf(browser, 'es');
    expect(policies.find(({ code }) => code === 'cancellation')?.text).toMatch(
      /te devolvemos [\d,]+\s€ \([\d,]+\sUS\$\) y pierdes [\d,]+\s€ \([\d,]+\sUS\$\)\. Después/,
    );
  });

  it('a rate that is not refundable says so', async () => {
    const browser = await world.openBrowser();
    await setOrder(browser, await choose({ rate: 'NOREF' }));
    const { policies } = await viewOf(browser);
    expect(policies.find(({ code }) => code === 'cancellation')?.text).toBe(
      'Non-refundable: no refund if you cancel.',
    );
  });

  it('another choice resets the later steps, the same one keeps them (S-32)', async () => {
    const browser = await world.openBrowser();
    const chosen = await choose();
    await readyToPay(browser, chosen, 'Pérez');
    await setOrder(browser, chosen);
    expect((await viewOf(browser)).missing).toEqual([]);
    await setOrder(browser, await choose({ rate: 'NOREF' }));
    expect((await viewOf(browser)).missing).toEqual(['customer', 'passengers', 'billing', 'payment']);
  });

  it.each([
    ['another date', { date: addDays(FROM, 200) }],
    ['other people', { paxes: [{ age: 30 }] }],
    ['another option', { modality: 'PRIVATE#0' }],
    ['another activity', { code: 'E-E10-VDECOOKC12' }],
    ['a key nobody checked', { rateKey: 'activity_nobody' }],
  ])('refuses a key of %s', async (_title, more) => {
    const chosen = await choose();
    const set = await setOrder(await world.openBrowser(), { ...chosen, body: { ...chosen.body, ...more } });
    expect([set.status, set.body.error]).toMatchObject([404, { code: 'activity_not_found' }]);
  });

  it('refuses a tour as an activity, and a rate that has ended', async () => {
    const tour = await choose({ kind: 'tour' });
    expect((await setOrder(await world.openBrowser(), { ...tour, kind: 'activity' })).status).toBe(404);
    world.dependencies.clock.setOffsetMs(40 * 60_000);
    const late = await setOrder(await world.openBrowser(), tour);
    world.dependencies.clock.setOffsetMs(0);
    expect([late.status, late.body.error]).toMatchObject([410, { code: 'activity_rate_expired' }]);
  });

  it('T-06 what the supplier asks must be answered', async () => {
    const browser = await world.openBrowser();
    const set = await setOrder(browser, await choose({ name: 'Required Question' }));
    const { id } = set.body.data as { id: string };
    expect((await viewOf(browser, 'es')).requirements.questions?.[0]?.text).toBe(
      '¿En qué alojamiento te recogemos?',
    );
    const silent = await name(browser, id, 'Pérez');
    expect([silent.status, silent.body.error]).toMatchObject([400, { fields: [{ path: 'answers.HOTEL' }] }]);
    expect(
      (await name(browser, id, 'Pérez', { answers: [{ code: 'HOTEL', text: 'Hotel Sol' }] })).status,
    ).toBe(200);
  });

  it('T-06 birth dates are asked for only where the supplier wants them', async () => {
    const browser = await world.openBrowser();
    const set = await setOrder(browser, await choose({ name: 'Birth Dates' }));
    const { id } = set.body.data as { id: string };
    expect((await viewOf(browser)).requirements).toMatchObject({
      travellerFields: 'name-and-birth',
      questions: [],
    });
    expect((await name(browser, id, 'Pérez')).status).toBe(400);
    expect((await name(browser, id, 'Pérez', { dateOfBirth: '1990-05-01' })).status).toBe(200);
  });

  it('T-02 T-06 W-04 nothing is charged for people of ages that pay another price on the day itself', async () => {
    const browser = await world.openBrowser();
    const chosen = await choose({ kind: 'tour', name: 'Birth Dates', paxes: FAMILY });
    const { amount, paxAmounts } = chosen.priced.data.rate;
    expect(paxAmounts.map(({ type, count }) => [type, count])).toEqual([
      ['ADULT', 2],
      ['CHILD', 1],
    ]);
    expect(paxAmounts.reduce((sum, { total }) => sum + total.amount, 0)).toBe(amount);
    const { id } = (await setOrder(browser, chosen)).body.data as { id: string };
    /** So many years and some weeks before the day. */
    const yearsOld = (years: number) => addDays(chosen.body.date, -365 * years - 40);
    const born = (...dates: string[]) => name(browser, id, 'Bandas', { birthDates: dates });
    const { travellers } = await viewOf(browser);
    expect(travellers.map(({ ages }) => ages)).toEqual([
      { from: 12, to: 99 },
      { from: 12, to: 99 },
      { from: 3, to: 11 },
    ]);
    const paidFor = async (...dates: string[]) => {
      expect((await born(...dates)).status).toBe(200);
      const { transactionId } = await world.giveDetails(browser, { orderId: id });
      const { total } = await viewOf(browser);
      return world.pay(browser, { orderId: id, transactionId, amount: total.amount });
    };
    for (const others of [
      ['1990-05-01', '1991-05-01', yearsOld(12)],
      ['1990-05-01', yearsOld(11), yearsOld(3)],
    ]) {
      const refused = await paidFor(...others);
      expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'ages_not_priced' }]);
    }
    expect((await paidFor('1990-05-01', yearsOld(12), yearsOld(11))).status).toBe(200);
  });
});

describe('W-04 the ages of those who take part', () => {
  it('reach the supplier as they were typed, with the price that was checked for them', async () => {
    const { ask } = await book(
      'Ages',
      { paxes: [{ age: 41 }, { age: 67 }, { age: 9 }] },
      { ages: [41, 67, 9] },
    );
    expect((await ask()).status).toBe(200);
    const [made, ...more] = await ours('Ages');
    expect([made?.paxes.map(({ age }) => age), more]).toEqual([[41, 67, 9], []]);
  });

  it('reach it too where the price was checked for others that pay the same', async () => {
    const { ask } = await book('Same', { paxes: FAMILY }, { ages: [41, 67, 9] });
    expect((await ask()).status).toBe(200);
    expect((await ours('Same'))[0]?.paxes.map(({ age }) => age)).toEqual([41, 67, 9]);
  });

  it('of another price: nothing is charged', async () => {
    const browser = await world.openBrowser();
    const order = await readyToPay(browser, await choose({ paxes: FAMILY }), 'Cheaper', { ages: [41, 9, 9] });
    const refused = await world.pay(browser, order);
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'ages_not_priced' }]);
    expect(await ours('Cheaper')).toEqual([]);
  });

  it.each([
    ['No Pictures', 'age', { ages: [15, 17] }],
    ['Birth Dates', 'dateOfBirth', { birthDates: [addDays(FROM, -15 * 366), addDays(FROM, -9 * 366)] }],
  ])('nobody under age goes without an adult: %s', async (activity, field, ages) => {
    const browser = await world.openBrowser();
    const set = await setOrder(browser, await choose({ name: activity }));
    const { id } = set.body.data as { id: string };
    const refused = await name(browser, id, 'Pérez', ages);
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      {
        fields: [0, 1].map((place) => ({
          path: `passengers.${place}.${field}`,
          code: 'participant_adult_missing',
        })),
      },
    ]);
  });

  it('nobody is younger than born or older than anybody', async () => {
    const browser = await world.openBrowser();
    const { id } = (await setOrder(browser, await choose())).body.data as { id: string };
    for (const ages of [
      [-1, 30],
      [124, 30],
      [30.5, 30],
    ]) {
      const refused = await name(browser, id, 'Pérez', { ages });
      expect(refused.body.error).toMatchObject({
        fields: [{ path: 'passengers.0.age', code: 'age_unknown' }],
      });
    }
  });
});

describe('B-40 booking an activity or a tour', () => {
  it.each(['activity', 'tour'] as const)(
    'T-07, W-04, W-08 %s: paid once, booked once for the ages of the search, confirmed with its voucher and what its supplier says',
    async (kind) => {
      const lastName = kind === 'tour' ? 'Rojas' : 'Pérez';
      const { order, ask } = await book(lastName, { kind, paxes: FAMILY });
      const outcome = await ask();
      expect(outcome.status).toBe(200);
      const { booking } = outcome.body.data as { booking: ConfirmedBooking };
      const [made, ...more] = await ours(lastName);
      expect(more).toEqual([]);
      expect(made).toMatchObject({
        status: 'CONFIRMED',
        paxes: [{ age: 30 }, { age: 30 }, { age: 8, type: 'CHILDREN' }],
      });
      expect(booking).toMatchObject({
        kind,
        status: 'confirmed',
        ticketing: null,
        totalPaid: { amount: order.amount, currency: 'USD' },
      });
      expect(booking.supplierReference).toContain(made?.reference.replace('-', ''));
      expect(booking.sections.at(-2)).toMatchObject({ heading: 'Your voucher' });
      expect(booking.sections.at(-1)).toMatchObject({
        heading: 'From the supplier',
        facts: [
          {
            label: 'Voucher',
            value: 'Open the voucher',
            href: expect.stringMatching(new RegExp(`^http://.*/activity-vouchers/${made?.reference}$`)),
          },
          {
            label: 'What you should know',
            value: `Be there 15 minutes before with voucher ${made?.reference}.`,
          },
        ],
      });
      expect((await payments()).at(-1)).toMatchObject({ status: 'succeeded', amount: order.amount });
    },
  );

  it.each(['activity', 'tour'] as const)(
    'T-07 %s pre-confirmed: waited for without a charge, then confirmed',
    async (kind) => {
      const lastName = 'Wait Confirmed';
      const before = (await ours(lastName)).length;
      const { ask } = await book(lastName, { kind });
      const waiting = await ask();
      expect([waiting.status, waiting.body.data]).toMatchObject([
        202,
        { paymentStatus: 'pending', awaitsSupplier: true, booking: null },
      ]);
      expect((await payments()).at(-1)?.status).toBe('requires_capture');
      await timePasses();
      expect((await ask()).body.data).toMatchObject({ paymentStatus: 'confirmed', awaitsSupplier: false });
      expect((await payments()).at(-1)?.status).toBe('succeeded');
      expect((await ours(lastName)).slice(before).map(({ status }) => status)).toEqual(['CONFIRMED']);
    },
  );

  it('T-07 pre-confirmed and then refused: the money is given back and it is said so', async () => {
    const { ask } = await book('Wait Refused');
    expect((await ask()).status).toBe(202);
    await timePasses();
    const told = await ask();
    expect([told.status, told.body.error]).toMatchObject([422, { code: 'booking_failed' }]);
    expect((await payments()).at(-1)?.status).toBe('canceled');
  });

  it.each(['No Place', 'Late Place', 'Dear Place', 'Busy Guide'])(
    'refused (%s): nothing is charged, nothing is booked, and it is said so',
    async (lastName) => {
      const { ask } = await book(lastName);
      const outcome = await ask();
      expect([outcome.status, outcome.body.error]).toMatchObject(
        lastName === 'Late Place' ? [410, { code: 'order_expired' }] : [422, { code: 'booking_failed' }],
      );
      expect((await payments()).at(-1)?.status).toBe('canceled');
      expect(await ours(lastName)).toEqual([]);
    },
  );

  it('a lost answer is looked up by our reference: one booking, one charge', async () => {
    const { order, ask } = await book('Lost Guide');
    const outcome = await ask();
    expect([outcome.status, outcome.body.data]).toMatchObject([200, { paymentStatus: 'confirmed' }]);
    expect(await ours('Lost Guide')).toHaveLength(1);
    expect((await payments()).at(-1)).toMatchObject({ status: 'succeeded', amount: order.amount });
  });

  it('T-06 the answers go to the supplier, birth dates among them', async () => {
    const { ask } = await book(
      'Ruiz',
      { name: 'Required Question' },
      { answers: [{ code: 'HOTEL', text: 'Hotel Sol' }] },
    );
    const collected = await ask('es');
    expect(collected.status).toBe(200);
    expect((await ours('Ruiz'))[0]?.answers).toEqual({ HOTEL: 'Hotel Sol' });
    // Who is collected is not sent to the meeting point.
    const { booking } = collected.body.data as { booking: ConfirmedBooking };
    const [chosen] = booking.sections;
    if (chosen?.kind !== 'facts') throw new Error('no facts');
    expect(chosen.facts).toContainEqual({ label: 'Te recogen en', value: 'Hotel Sol' });
    expect(chosen.facts.map(({ label }) => label)).not.toContain('Punto de encuentro');
    expect([booking.pickup, booking.calendar?.[0]?.place]).toEqual(['Hotel Sol', 'Hotel Sol']);
    const born = await book('Gil', { name: 'Birth Dates' }, { dateOfBirth: '1990-05-01' });
    expect((await born.ask()).status).toBe(200);
    expect((await ours('Gil'))[0]?.answers).toEqual({
      BIRTHDATES: 'ANA GIL 1990-05-01; ANAA GIL 1990-05-01',
    });
  });

  it('W-04 where birth dates are asked for, the supplier gets the ages that they say, at the price that was paid', async () => {
    const { order, ask, date } = await book('Edad', { name: 'Birth Dates' }, { dateOfBirth: '1950-05-01' });
    expect((await ask()).status).toBe(200);
    const [made] = await ours('Edad');
    const age = ageOn('1950-05-01', date);
    expect(made?.paxes.map((person) => person.age)).toEqual([age, age]);
    expect((await payments()).at(-1)).toMatchObject({ status: 'succeeded', amount: order.amount });
  });

  it('another total than the one that holds is 409 price_changed', async () => {
    const browser = await world.openBrowser();
    const order = await readyToPay(browser, await choose({ name: 'New Price' }), 'Pérez');
    const refused = await world.pay(browser, { ...order, amount: order.amount - 100 });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'price_changed', details: { current: { total: { amount: order.amount } } } },
    ]);
  });
});
