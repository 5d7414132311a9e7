import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { createSandboxClock } from '../clock.ts';
import { ACTIVITY_SANDBOX_KEYS } from './plugin.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const FROM = '2026-12-01';
const TO = '2026-12-07';

let app: FastifyInstance;
const clock = createSandboxClock(() => NOW_MS);
beforeAll(async () => {
  app = await buildSandbox({ clock, slowMs: 5, preconfirmedMs: 20_000 });
});
beforeEach(async () => {
  clock.setOffsetMs(0);
  await app.inject({ method: 'DELETE', url: '/_control/activities/switches' });
});
afterAll(() => app.close());

function signed(seconds = Math.floor(Date.now() / 1000)) {
  const { apiKey, secret } = ACTIVITY_SANDBOX_KEYS;
  return {
    'api-key': apiKey,
    'x-signature': createHash('sha256').update(`${apiKey}${secret}${seconds}`).digest('hex'),
  };
}

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = signed(),
) {
  const reply = await app.inject({
    method,
    url: `/activity-api/3.0${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() as never };
}

interface Wire {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly content: { readonly segmentationGroups: { segments: { code: string }[] }[] };
  readonly modalities: {
    code: string;
    amountUnitType: string;
    questions: { code: string }[];
    rates: {
      rateCode: string;
      rateDetails: {
        rateKey: string;
        totalAmount: { amount: number };
        paxAmounts: { paxType: string; ageFrom: number; ageTo: number; amount: number }[];
        sessions: { code: string }[];
        operationDates: {
          from: string;
          to: string;
          cancellationPolicies: { dateFrom: string; amount: number }[];
        }[];
      }[];
    }[];
  }[];
}

async function search(city: string, more: object = {}): Promise<Wire[]> {
  const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
  const { status, body } = await call('POST', '/activities/availability', {
    filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
    from: FROM,
    to: TO,
    paxes: [{ age: 30 }, { age: 30 }],
    language: 'en',
    pagination: { itemsPerPage: 100, page: 1 },
    order: 'DEFAULT',
    ...more,
  });
  expect(status).toBe(200);
  return (body as { activities: Wire[] }).activities;
}

async function open(code: string, more: object = {}): Promise<Wire> {
  const { status, body } = await call('POST', '/activities/details/full', {
    code,
    from: FROM,
    to: TO,
    language: 'en',
    paxes: [{ age: 30 }, { age: 30 }],
    ...more,
  });
  expect(status).toBe(200);
  return (body as { activity: Wire }).activity;
}

const kindsOf = (list: readonly Wire[]) =>
  new Set(
    list.flatMap(({ content }) =>
      content.segmentationGroups.flatMap(({ segments }) => segments.map(({ code }) => code)),
    ),
  );

async function bookable(name = 'No Pictures') {
  const found = (await search('VDE')).find((each) => each.name.includes(name));
  const [modality] = (await open(found?.code ?? '')).modalities;
  const detail = modality?.rates.find(({ rateCode }) => rateCode === 'GENERIC')?.rateDetails[0];
  const day = detail?.operationDates[0];
  return {
    detail,
    day,
    body: (surname: string, more: object = {}) => ({
      language: 'en',
      clientReference: `TRV-${surname}`,
      holder: { name: 'Ana', surname, email: 'ana@example.com' },
      activities: [
        {
          rateKey: detail?.rateKey,
          from: day?.from,
          to: day?.to,
          session: detail?.sessions[0]?.code,
          serviceLanguage: 'en',
          paxes: [
            { age: 30, name: 'Ana', surname, type: 'ADULT' },
            { age: 30, name: 'Luis', surname, type: 'ADULT' },
          ],
          ...more,
        },
      ],
    }),
  };
}

describe('signed calls', () => {
  it.each([
    ['no signature', { 'api-key': ACTIVITY_SANDBOX_KEYS.apiKey, 'x-signature': '' }],
    ['another key', { ...signed(), 'api-key': 'somebody-else' }],
    ['a signature of an hour ago', signed(Math.floor(Date.now() / 1000) - 3600)],
  ])('%s is refused', async (_title, headers) => {
    const { status, body } = await call('POST', '/activities/availability', {}, headers);
    expect([status, body]).toMatchObject([403, { errors: [{ code: 'AUTHENTICATION_FAILED' }] }]);
  });
});

describe('the inventory', () => {
  it('fits the place', async () => {
    expect(kindsOf(await search('CUN'))).toContain('boats');
    expect(kindsOf(await search('MAD'))).toContain('museums');
    expect(kindsOf(await search('CUZ'))).toContain('treks');
    expect(kindsOf(await search('CUZ'))).not.toContain('boats');
  });

  it('is the same for the same question, in either language', async () => {
    const [once, again] = [await search('LIM'), await search('LIM')];
    const prices = (list: Wire[]) =>
      list.map(({ modalities }) => modalities.map(({ rates }) => rates[0]?.rateDetails[0]?.totalAmount));
    expect(prices(again)).toEqual(prices(once));
    const spanish = await search('LIM', { language: 'es' });
    expect(spanish.map(({ code }) => code)).toEqual(once.map(({ code }) => code));
    expect(spanish.every(({ name }, place) => name !== once[place]?.name)).toBe(true);
  });

  it('prices by age band: children pay less, the smallest nothing, and all add up', async () => {
    const [walk] = (await search('MAD')).filter(({ code }) => code.includes('OLDTW1'));
    const ages = [30, 30, 8, 1];
    const { modalities } = await open(walk?.code ?? '', { paxes: ages.map((age) => ({ age })) });
    const detail = modalities[0]?.rates[0]?.rateDetails[0];
    const sum = ages.reduce(
      (so, age) =>
        so + (detail?.paxAmounts.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo)?.amount ?? NaN),
      0,
    );
    expect(sum).toBeCloseTo(detail?.totalAmount.amount ?? 0, 5);
    expect(detail?.paxAmounts.at(-1)?.amount).toBe(0);
  });

  it('takes nobody below its age, and no children alone', async () => {
    const dive = (await search('CUN')).find(({ code }) => code.includes('DIVEB1'));
    expect((await open(dive?.code ?? '', { paxes: [{ age: 30 }, { age: 6 }] })).modalities).toEqual([]);
    expect((await open(dive?.code ?? '', { paxes: [{ age: 12 }] })).modalities).toEqual([]);
  });

  it('sells nothing for today, and has days on which it rests or is full', async () => {
    const list = await search('MAD', { from: '2026-11-20', to: '2026-12-20' });
    const days = list.map(({ modalities }) =>
      modalities[0]?.rates[0]?.rateDetails.flatMap(({ operationDates }) =>
        operationDates.map(({ from }) => from),
      ),
    );
    expect(days.flat()).not.toContain('2026-11-20');
    expect(days.every((each) => (each?.length ?? 0) < 30)).toBe(true);
  });

  it('a trek of four days ends three days later', async () => {
    const trek = (await search('CUZ', { from: FROM, to: addDays(FROM, 20) })).find(({ code }) =>
      code.includes('TREK41'),
    );
    const [date] = trek?.modalities[0]?.rates[0]?.rateDetails[0]?.operationDates ?? [];
    expect(date?.to).toBe(addDays(date?.from ?? FROM, 3));
  });

  it('has drawn pictures that need no key', async () => {
    const [first] = await search('CUN');
    const picture = await app.inject({ method: 'GET', url: `/images/activities/${first?.code}/1.svg` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(
      (await app.inject({ method: 'GET', url: '/images/activities/E-E10-MADXXXXX1/1.svg' })).statusCode,
    ).toBe(404);
  });
});

describe('bookings', () => {
  it('keep our reference, are found by holder and are cancelled by their terms', async () => {
    const { body, detail } = await bookable();
    const made = (await call('PUT', '/bookings', body('Pérez'))).body as {
      booking: { reference: string; status: string; total: number };
    };
    expect(made.booking).toMatchObject({ status: 'CONFIRMED', total: detail?.totalAmount.amount });
    const listed = await call(
      'GET',
      '/bookings/en?filterType=CREATION&start=2026-11-19&end=2026-11-21&holder=Pérez&includedCancelled=true',
    );
    expect(listed.body).toMatchObject({ bookings: [{ clientReference: 'TRV-Pérez' }] });
    const path = `/bookings/en/${made.booking.reference}`;
    const simulated = await call('DELETE', `${path}?cancellationFlag=SIMULATION`);
    expect(simulated.body).toMatchObject({ booking: { status: 'CONFIRMED', total: 0 } });
    expect((await call('DELETE', path)).body).toMatchObject({ booking: { status: 'CANCELLED', total: 0 } });
    expect((await call('GET', path)).body).toMatchObject({ booking: { status: 'CANCELLED' } });
  });

  it('are listed in short, by the filter that is asked for; what is mandatory has to be there', async () => {
    const { body } = await bookable();
    const { booking } = (await call('PUT', '/bookings', body('Lista'))).body as {
      booking: { reference: string; activities: { dateFrom: string; vouchers: { mimeType: string }[] }[] };
    };
    const [activity] = booking.activities;
    expect(activity?.vouchers.map(({ mimeType }) => mimeType)).toEqual(['text/html', 'application/pdf']);
    const list = async (query: Record<string, string>) =>
      (await call('GET', `/bookings/en?${new URLSearchParams(query).toString()}`)) as {
        status: number;
        body: { bookings?: { reference: string; activities: object[] }[] };
      };
    const day = activity?.dateFrom ?? '';
    const whole = { filterType: 'CHECKIN', start: day, end: day, holder: 'Lista', includedCancelled: 'true' };
    const [found] = (await list(whole)).body.bookings ?? [];
    expect(found?.reference).toBe(booking.reference);
    expect(found?.activities[0]).not.toHaveProperty('vouchers');
    expect(found?.activities[0]).not.toHaveProperty('comments');
    expect((await list({ ...whole, filterType: 'CANCELLATION' })).body.bookings).toEqual([]);
    for (const name of ['filterType', 'start', 'end', 'includedCancelled'] as const)
      expect((await list({ ...whole, [name]: '' })).status).toBe(400);
  });

  it.each([
    ['Wait Confirmed', 'CONFIRMED'],
    ['Wait Refused', 'CANCELLED'],
  ])('%s: pre-confirmed first, %s after twenty seconds', async (surname, status) => {
    const { body } = await bookable();
    const { booking } = (await call('PUT', '/bookings', body(surname))).body as {
      booking: { reference: string; status: string };
    };
    expect(booking.status).toBe('PRECONFIRMED');
    clock.setOffsetMs(20_000);
    expect((await call('GET', `/bookings/en/${booking.reference}`)).body).toMatchObject({
      booking: { status },
    });
  });

  it.each([
    ['No Place', 409, 'NO_AVAILABILITY'],
    ['Late Place', 410, 'RATE_KEY_EXPIRED'],
    ['Dear Place', 409, 'PRICE_CHANGED'],
    ['Broken Guide', 500, 'INTERNAL_ERROR'],
  ])('%s is refused with %i %s', async (surname, status, code) => {
    const { body } = await bookable();
    const reply = await call('PUT', '/bookings', body(surname));
    expect([reply.status, reply.body]).toMatchObject([status, { errors: [{ code }] }]);
  });

  it('want a session that is held, a language, the people that were priced, and answers', async () => {
    const { body } = await bookable();
    const problem = async (more: object) => (await call('PUT', '/bookings', body('Gil', more))).status;
    expect(await problem({ session: '0300' })).toBe(400);
    expect(await problem({ serviceLanguage: null })).toBe(400);
    expect(await problem({ paxes: [] })).toBe(400);
    expect(await problem({ paxes: [{ age: 30, name: 'Eva', surname: 'Gil', type: 'CHILD' }] })).toBe(400);
    expect(await problem({ from: '2026-12-25', to: '2026-12-25' })).toBe(409);
    const asking = await bookable('Required Question');
    expect((await call('PUT', '/bookings', asking.body('Gil'))).body).toMatchObject({
      errors: [{ code: 'ANSWER_REQUIRED' }],
    });
    const answered = asking.body('Gil', { answers: [{ question: { code: 'HOTEL' }, answer: 'Hotel Sol' }] });
    expect((await call('PUT', '/bookings', answered)).status).toBe(200);
  });

  it('a rate key ends after half an hour', async () => {
    const { body } = await bookable();
    clock.setOffsetMs(30 * 60_000);
    expect((await call('PUT', '/bookings', body('Gil'))).status).toBe(410);
  });
});

describe('switches', () => {
  it('act where they are set, as often as they are told', async () => {
    await app.inject({
      method: 'POST',
      url: '/_control/activities/switches',
      payload: { switches: ['zero_results'], city: 'MAD', times: 1 },
    });
    expect(await search('MAD')).toEqual([]);
    expect(await search('MAD')).not.toEqual([]);
  });

  it('a setting that makes no sense is refused', async () => {
    const set = (payload: object) =>
      app.inject({ method: 'POST', url: '/_control/activities/switches', payload });
    expect((await set({ switches: ['rain'] })).statusCode).toBe(400);
    expect((await set({ switches: ['no_dates'], times: 0 })).statusCode).toBe(400);
  });
});
