import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ActivityReplySchema,
  ActivitySearchReplySchema,
  ActivityValidateReplySchema,
  type ActivityReply,
  type ActivitySearchReply,
  type ActivityValidateReply,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import * as v from 'valibot';
import { STARTUP_MS } from '../../testing.ts';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing-checkout.ts';

const FROM = addDays(todayIn(Date.now()), 20);
const TO = addDays(FROM, 6);
const COUPLE = [{ age: 30 }, { age: 30 }];

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
}, STARTUP_MS);
beforeEach(() => world.testDatabase.truncate());
afterAll(() => world.close());

function payloadFor(city: string, more: object = {}) {
  const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
  return {
    filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
    from: FROM,
    to: TO,
    paxes: COUPLE,
    language: 'en',
    pagination: { itemsPerPage: 100, page: 1 },
    order: 'DEFAULT',
    ...more,
  };
}

async function search(city: string, more: object = {}, path = '/activities'): Promise<ActivitySearchReply> {
  const { status, body } = await world.json('POST', `${path}/search`, payloadFor(city, more));
  expect(status).toBe(200);
  return v.parse(ActivitySearchReplySchema, body);
}

const codeOf = (list: ActivitySearchReply, name: string) =>
  list.data.find((each) => each.name.includes(name))?.code ?? '';

async function open(
  code: string,
  { paxes = '30-30', language = 'en', path = '/activities' } = {},
): Promise<ActivityReply> {
  const { status, body } = await world.json(
    'GET',
    `${path}/${encodeURIComponent(code)}?from=${FROM}&to=${TO}&paxes=${paxes}&language=${language}`,
  );
  expect(status).toBe(200);
  return v.parse(ActivityReplySchema, body);
}

const validate = (body: object, path = '/activities') => world.json('POST', `${path}/validate`, body);

/** The first day and rate that can be had, as the page would choose it. */
function firstOffer({ data }: ActivityReply) {
  const [modality] = data.modalities;
  const [rate] = modality?.rates ?? [];
  const [day] = rate?.days ?? [];
  if (!modality || !rate || !day) throw new Error('nothing can be had');
  return { modality, rate, day };
}

describe('B-37 searching for things to do', () => {
  it('T-04: a beach has boats, with pictures, place, duration and rates in minor units', async () => {
    const list = await search('CUN');
    expect(list.meta).toMatchObject({
      count: list.data.length,
      language: 'en',
      currency: 'USD',
      complete: true,
      more: false,
    });
    const boat = list.data.find(({ categories }) => categories.some(({ code }) => code === 'boats'));
    expect(boat).toMatchObject({ type: 'TICKET', amountUnitType: 'PAX', location: { cityName: 'Cancun' } });
    expect(boat?.media.rawImages[0]?.sizes[0]?.url).toMatch(/^\/api\/pictures\//);
    const [rate] = boat?.modalities[0]?.rates ?? [];
    expect(rate).toMatchObject({ currency: 'USD', amount: expect.any(Number) });
    expect(boat?.totalFrom?.amount).toBe(2 * (boat?.amountFrom?.amount ?? 0));
    expect(new Set(list.data.map(({ type }) => type))).toEqual(new Set(['TICKET']));
  });

  it('Q-17: says on which days, at what times and in which languages it can be had, and for which ages', async () => {
    const list = await search('CUN');
    const dive = list.data.find(({ code }) => code.includes('DIVEB1'));
    expect(dive?.ages).toEqual([{ from: 10, to: 99 }]);
    const ways = dive?.availability ?? [];
    expect(Math.min(...ways.map(({ total }) => total.amount))).toBe(dive?.totalFrom?.amount);
    const { calendar } = (await open(dive?.code ?? '')).data;
    for (const { date, amountFrom } of calendar) {
      const ofDay = ways.filter(({ dates }) => dates.includes(date)).map(({ total }) => total.amount);
      expect(ofDay.length > 0 ? Math.min(...ofDay) : undefined).toBe(amountFrom?.amount);
    }
    expect(new Set(ways.flatMap(({ languages }) => languages))).toEqual(new Set(['es', 'en']));
    expect(ways.every(({ times }) => times.every((time) => /^\d{2}:\d{2}$/.test(time)))).toBe(true);
    expect(ways.some(({ isFreeToCancel }) => isFreeToCancel)).toBe(true);
  });

  it.each([
    ['MAD', '/activities', 'museums'],
    ['CUZ', '/tours', 'treks'],
    ['CUN', '/tours', 'boats'],
  ])('what is offered in %s fits the place: %s with %s', async (city, path, category) => {
    const list = await search(city, {}, path);
    expect(list.data.some(({ categories }) => categories.some(({ code }) => code === category))).toBe(true);
  });

  it('nobody sells boats in the mountains or treks on a beach', async () => {
    const categories = async (city: string, path: string) =>
      (await search(city, {}, path)).data.flatMap((each) => each.categories.map(({ code }) => code));
    expect(await categories('CUZ', '/activities')).not.toContain('boats');
    expect(await categories('CUN', '/tours')).not.toContain('treks');
  });

  it('T-02 the language of the texts is that of the payload', async () => {
    const [english, spanish] = [await search('CUN'), await search('CUN', { language: 'es' })];
    expect(spanish.data.map(({ code }) => code)).toEqual(english.data.map(({ code }) => code));
    expect(spanish.data[0]?.name).not.toBe(english.data[0]?.name);
    expect(spanish.data.map(({ name }) => name).join()).toMatch(/catamarán/);
  });

  it('T-02 children pay the price of their band, and the total is the sum of the bands', async () => {
    const family = [...COUPLE, { age: 8 }, { age: 2 }];
    const list = await search('MAD', { paxes: family }, '/tours');
    const walk = list.data.find(({ code }) => code.includes('OLDTW1'));
    const detail = await open(walk?.code ?? '', { paxes: '30-30-8-2', path: '/tours' });
    const { day } = firstOffer(detail);
    expect(day.paxAmounts.map(({ type, count }) => [type, count])).toEqual([
      ['ADULT', 2],
      ['CHILD', 1],
      ['CHILD', 1],
    ]);
    expect(day.paxAmounts.reduce((sum, { total }) => sum + total.amount, 0)).toBe(day.amount);
    expect(day.paxAmounts.at(-1)?.total.amount).toBe(0);
  });

  it('T-05 sorted by price the cheapest stands first', async () => {
    const list = await search('MAD', { order: 'PRICE' });
    const prices = list.data.map(({ totalFrom }) => totalFrom?.amount ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('pages are as long as asked for', async () => {
    const whole = await search('MAD');
    const second = await search('MAD', { pagination: { itemsPerPage: 3, page: 2 } });
    expect(second.data.map(({ code }) => code)).toEqual(whole.data.slice(3, 6).map(({ code }) => code));
    expect(second.meta.count).toBe(whole.meta.count);
  });

  it('T-08 none found is an empty list', async () => {
    expect((await search('LEU')).data).toEqual([]);
  });

  it.each([
    ['JCU', 429, 'too_many_requests'],
    ['VIT', 502, 'supplier_failed'],
    ['VRL', 502, 'supplier_failed'],
  ])('a supplier in trouble (%s) is %i %s', async (city, status, code) => {
    const reply = await world.json('POST', '/activities/search', payloadFor(city));
    expect([reply.status, reply.body.error]).toMatchObject([status, { code }]);
  });

  it.each([
    ['a day that has passed', { from: '2020-01-01', to: '2020-01-03' }, 'from'],
    ['a year ahead', { from: addDays(FROM, 380), to: addDays(FROM, 381) }, 'to'],
    ['nobody', { paxes: [] }, 'paxes'],
  ])('refuses %s and says where', async (_title, more, path) => {
    const reply = await world.json('POST', '/activities/search', payloadFor('MAD', more));
    expect([reply.status, reply.body.error]).toMatchObject([400, { fields: [{ path }] }]);
  });
});

describe('B-37 one activity', () => {
  it('has a price for each day it can be had, and nothing on the others', async () => {
    const list = await search('VDE');
    const detail = await open(codeOf(list, 'Sold-out Day'));
    expect(detail.data.calendar).toHaveLength(7);
    for (const { date, amountFrom } of detail.data.calendar) {
      if (Number(date.slice(8)) % 2 === 0) expect(amountFrom).toBeNull();
    }
    const { day, rate } = firstOffer(detail);
    expect(detail.data.calendar.find(({ date }) => date === day.date)?.amountFrom?.amount).toBe(day.amount);
    expect(rate.cancellation.kind).toBe('non_refundable');
    expect(day.sessions.length).toBeGreaterThan(0);
    expect(day.languages.map(({ code }) => code)).toEqual(['es', 'en']);
    expect(detail.data.content.meetingPoint).toMatchObject({ latitude: expect.any(Number) });
    expect(detail.data.content.included).not.toEqual([]);
  });

  it('a flexible rate is free until two days before, half until one, in the time of the place', async () => {
    const detail = await open(codeOf(await search('VDE'), 'New Price'));
    const day = detail.data.modalities[0]?.rates.find(({ code }) => code === 'GENERIC')?.days[0];
    expect(day?.cancellation).toMatchObject({
      kind: 'free',
      freeUntil: `${addDays(day?.date ?? '', -2)}T18:00`,
      timeZone: 'Atlantic/Canary',
    });
    const [whole, half] = day?.cancellation.timeline ?? [];
    expect([whole?.refund.amount, whole?.penalty.amount]).toEqual([day?.amount, 0]);
    expect((half?.refund.amount ?? 0) + (half?.penalty.amount ?? 0)).toBe(day?.amount);
  });

  it('asks what the supplier asks, in the language of the query', async () => {
    const code = codeOf(await search('VDE'), 'Required Question');
    const detail = await open(code, { language: 'es' });
    expect(detail.data.modalities[0]?.questions).toEqual([
      { code: 'HOTEL', text: '¿En qué alojamiento te recogemos?', required: true },
      { code: 'DIET', text: '¿Alguna alergia o dieta?', required: false },
    ]);
  });

  it.each([
    ['nobody sells it', 'E-E10-MADXXXXX1', 404],
    ['it is closed meanwhile', 'Closed', 404],
  ])('%s: 404', async (_title, name, status) => {
    const code = name.startsWith('E-') ? name : codeOf(await search('VDE'), name);
    const reply = await world.json('GET', `/activities/${code}?from=${FROM}&to=${TO}`);
    expect([reply.status, reply.body.error]).toMatchObject([status, { code: 'activity_not_found' }]);
  });

  it('B-38 a tour is not found among activities, nor an activity among tours', async () => {
    const tour = codeOf(await search('VDE', {}, '/tours'), 'New Price');
    expect((await world.json('GET', `/activities/${tour}?from=${FROM}&to=${TO}`)).status).toBe(404);
    expect((await open(tour, { path: '/tours' })).data.activity.type).toBe('EXCURSION');
  });

  it('without dates it opens and nothing can be chosen', async () => {
    const detail = await open(codeOf(await search('VDE'), 'No Dates'));
    expect(detail.data.modalities).toEqual([]);
    expect(detail.data.calendar.every(({ amountFrom }) => amountFrom === null)).toBe(true);
  });

  it('its pictures come from our own address', async () => {
    const detail = await open(codeOf(await search('VDE'), 'New Price'));
    const url = detail.data.activity.media.rawImages[0]?.sizes[0]?.url ?? '';
    const picture = await world.app.inject({ method: 'GET', url: url.replace('/api', '') });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

describe('B-37 the rate of a day', () => {
  async function asked(name: string, more: object = {}, path = '/activities') {
    const code = codeOf(await search('VDE', {}, path), name);
    const { modality, rate, day } = firstOffer(await open(code, { path }));
    return {
      day,
      body: {
        code,
        modality: modality.code,
        date: day.date,
        paxes: COUPLE,
        rate: rate.code,
        session: day.sessions.at(-1)?.code,
        shownTotal: { amount: day.amount, currency: day.currency },
        ...more,
      },
    };
  }

  it.each(['/activities', '/tours'])(
    'T-06 %s: checked with the supplier, session and language kept',
    async (path) => {
      const { day, body } = await asked('Pre-confirmed', {}, path);
      const reply = await validate(body, path);
      expect(reply.status).toBe(200);
      const checked: ActivityValidateReply = v.parse(ActivityValidateReplySchema, reply.body);
      expect(checked.data.rate).toMatchObject({
        amount: day.amount,
        date: day.date,
        session: day.sessions.at(-1),
        serviceLanguage: day.languages[0],
      });
      expect(checked.meta).toMatchObject({
        priceChanged: false,
        previousTotal: null,
        secondsLeft: 27.5 * 60,
      });
      expect(checked.data.travellerFields).toBe('name');
    },
  );

  it.each([
    ['New Price', 1.05],
    ['Price Drop', 0.95],
  ])('%s: the reply says what was shown and what it costs now', async (name, factor) => {
    const { day, body } = await asked(name);
    const checked = v.parse(ActivityValidateReplySchema, (await validate(body)).body);
    expect(checked.meta).toMatchObject({ priceChanged: true, previousTotal: { amount: day.amount } });
    expect(Math.abs(checked.data.rate.amount - day.amount * factor)).toBeLessThan(100);
  });

  it('T-06 birth dates only where the supplier asks for them', async () => {
    const { body } = await asked('Birth Dates');
    const checked = v.parse(ActivityValidateReplySchema, (await validate(body)).body);
    expect([checked.data.travellerFields, checked.data.questions]).toEqual(['name-and-birth', []]);
  });

  it('sold out meanwhile: 422, nothing charged', async () => {
    const { body } = await asked('Last Place');
    const reply = await validate(body);
    expect([reply.status, reply.body.error]).toMatchObject([422, { code: 'activity_sold_out' }]);
  });

  it('what was found sold out is shown as it is to whoever opens it next', async () => {
    const { body } = await asked('No Pictures');
    await world.control('/activities/switches', { switches: ['no_dates'], activity: body.code, times: 3 });
    expect((await validate(body)).status).toBe(422);
    expect((await open(body.code)).data.modalities).toEqual([]);
  });

  it.each([
    ['a modality nobody offers', { modality: 'NOBODY#0' }, 422],
    ['a session nobody holds', { session: '0300' }, 400],
    ['a day that has passed', { date: '2020-01-01' }, 400],
    ['an activity nobody sells', { code: 'E-E10-MADXXXXX1' }, 404],
    ['nothing', { code: '' }, 400],
  ])('refuses %s', async (_title, more, status) => {
    const { body } = await asked('Price Drop', more);
    expect((await validate(body)).status).toBe(status);
  });

  it('a child of an age that is not taken finds it sold out', async () => {
    const list = await search('CUN');
    const dive = list.data.find(({ code }) => code.includes('DIVEB1'));
    const detail = await open(dive?.code ?? '', { paxes: '30-4' });
    expect(detail.data.modalities).toEqual([]);
  });
});

it('a slow supplier is waited for', async () => {
  expect((await search('ILD')).data).not.toEqual([]);
});
