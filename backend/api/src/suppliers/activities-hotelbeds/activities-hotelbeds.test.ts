import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { buildSandbox } from '@travesia/sandbox/app';
import type {
  ActivitySupplier,
  NewActivityBooking,
  SupplierActivity,
} from '../../modules/activities/ports.ts';
import { createHotelbedsActivitySupplier } from './index.ts';

const KEYS = { apiKey: 'hotelbeds_test_travesia_sandbox', secret: 'travesia-sandbox-activities' };
const SLOW_MS = 1500;
const FROM = addDays(todayIn(Date.now()), 30);
const days = (more: object = {}) => ({
  from: FROM,
  to: addDays(FROM, 6),
  paxes: [{ age: 30 }, { age: 30 }],
  language: 'en' as const,
  ...more,
});
const around = (city: string) => ({ ...days(), centre: findCity(city)?.location ?? { lat: 0, lon: 0 } });

const sandbox = await buildSandbox({ slowMs: SLOW_MS, preconfirmedMs: 60_000 });
let baseUrl = '';
let supplier: ActivitySupplier;
let hasty: ActivitySupplier;
beforeAll(async () => {
  baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  supplier = createHotelbedsActivitySupplier({ baseUrl, ...KEYS });
  hasty = createHotelbedsActivitySupplier({
    baseUrl,
    ...KEYS,
    searchDeadlineMs: 300,
    detailDeadlineMs: 300,
    bookingDeadlineMs: 300,
  });
});
afterAll(() => sandbox.close());

async function opened(name = 'No Pictures'): Promise<SupplierActivity> {
  const { activities } = await supplier.search(around('VDE'));
  const found = activities.find((each) => each.name === `Class ${name}`);
  const activity = found && (await supplier.activity(found.code, days()));
  if (!activity) throw new Error(`${name} is not there`);
  return activity;
}

async function bookingFor(
  lastName: string,
  more: Partial<NewActivityBooking> = {},
): Promise<NewActivityBooking> {
  const activity = await opened();
  const day = activity.modalities[0]?.rates.find(({ code }) => code === 'GENERIC')?.days[0];
  if (!day) throw new Error('no day');
  const person = { firstName: 'Ana', lastName, age: 30, type: 'ADULT' } as const;
  return {
    reference: `TRV-${lastName.replaceAll(' ', '')}`,
    language: 'en',
    supplierRateKey: day.supplierRateKey,
    date: day.date,
    endDate: day.endDate,
    session: day.sessions[0]?.code ?? null,
    serviceLanguage: 'en',
    holder: { firstName: 'Ana', lastName, email: 'ana@example.com', phone: '+34600112233' },
    participants: [person, person],
    answers: [],
    ...more,
  };
}

describe('searching', () => {
  it('T-02 reads what the supplier nests: place, pictures, rates, days in minor units', async () => {
    const activity = await opened();
    expect(activity).toMatchObject({
      type: 'TICKET',
      cityName: 'El Hierro',
      countryCode: 'ES',
      timeZone: 'Atlantic/Canary',
      pictures: [],
      content: { meetingPoint: { location: { lat: expect.any(Number) } } },
    });
    const [day] = activity.modalities[0]?.rates[0]?.days ?? [];
    expect(Number.isInteger(day?.total.amount)).toBe(true);
    expect(day?.total.amount).toBe(2 * (day?.bands[0]?.amount.amount ?? 0));
    expect(day?.penalties[0]?.from).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  });

  it('a rate of the class NRF is non-refundable, whenever its penalty begins', async () => {
    const { modalities } = await opened();
    const rates = modalities.flatMap((modality) => modality.rates);
    const isNonRefundable = (code: string) =>
      rates.filter((rate) => rate.code === code).map(({ days: [day] }) => day?.isNonRefundable ?? false);
    expect(isNonRefundable('NOREF')).toContain(true);
    expect(isNonRefundable('NOREF')).not.toContain(false);
    expect(isNonRefundable('GENERIC')).not.toContain(true);
  });

  it.each([
    ['JCU', 'too_many_requests'],
    ['VIT', 'supplier_failed'],
    ['VRL', 'supplier_failed'],
  ])('a supplier in trouble around %s is %s', async (city, code) => {
    await expect(supplier.search(around(city))).rejects.toMatchObject({ code });
  });

  it('a supplier that takes too long is a timeout, in lists and in details', async () => {
    await expect(hasty.search(around('ILD'))).rejects.toMatchObject({ code: 'supplier_timeout' });
    const { activities } = await supplier.search(around('VDE'));
    const code = activities.find(({ name }) => name === 'Class No Hurry')?.code ?? '';
    await expect(hasty.activity(code, days())).rejects.toMatchObject({ code: 'supplier_timeout' });
  });

  it('a wrong key is a fault of ours, told as a failing supplier', async () => {
    const stranger = createHotelbedsActivitySupplier({ baseUrl, ...KEYS, secret: 'not-the-secret' });
    await expect(stranger.search(around('MAD'))).rejects.toMatchObject({ code: 'supplier_failed' });
  });

  it('what is closed is null', async () => {
    expect(await supplier.activity('E-E10-MADXXXXX1', days())).toBeNull();
  });
});

describe('booking', () => {
  it('W-08: is found by the supplier’s id, and by our reference where its answer was lost, with remarks and one voucher', async () => {
    const outcome = await supplier.createBooking(await bookingFor('Vega'));
    if (outcome.state !== 'created') throw new Error(outcome.state);
    const { supplierBookingId, status } = outcome.booking;
    expect(status).toBe('confirmed');
    expect(await supplier.findBooking({ reference: 'x', familyName: 'x', supplierBookingId })).toEqual(
      outcome.booking,
    );
    const lost = await supplier.createBooking(await bookingFor('Lost Guide'));
    expect(lost.state).toBe('unknown');
    const search = { reference: 'TRV-LostGuide', familyName: 'Lost Guide', supplierBookingId: null };
    expect(await supplier.findBooking(search)).toMatchObject({
      status: 'confirmed',
      remarks: [expect.stringContaining('voucher')],
      voucherUrls: [expect.stringMatching(/\/activity-vouchers\/[\d-]+$/)],
    });
    expect(await supplier.findBooking({ ...search, reference: 'TRV-other' })).toBeNull();
  });

  it('T-07 pre-confirmed is pending', async () => {
    const outcome = await supplier.createBooking(await bookingFor('Wait Confirmed'));
    expect(outcome).toMatchObject({ state: 'created', booking: { status: 'pending' } });
  });

  it.each([
    ['No Place', { state: 'refused', reason: 'sold_out' }],
    ['Late Place', { state: 'refused', reason: 'expired' }],
    ['Dear Place', { state: 'refused', reason: 'price_changed' }],
    ['Busy Guide', { state: 'refused', reason: 'rate_limited' }],
    ['Broken Guide', { state: 'unknown' }],
  ])('%s', async (lastName, outcome) => {
    expect(await supplier.createBooking(await bookingFor(lastName))).toMatchObject(outcome);
  });

  it('a rate key that nobody knows is refused', async () => {
    const booking = await bookingFor('Gil', { supplierRateKey: 'nobody' });
    expect(await supplier.createBooking(booking)).toMatchObject({
      state: 'refused',
      reason: 'supplier_refused',
    });
  });

  it('without an answer in time nobody knows; without a connection nothing was booked', async () => {
    expect(await hasty.createBooking(await bookingFor('Slow Guide'))).toMatchObject({ state: 'unknown' });
    const closed = await buildSandbox();
    const nowhere = createHotelbedsActivitySupplier({
      baseUrl: await closed.listen({ port: 0, host: '127.0.0.1' }),
      ...KEYS,
    });
    await closed.close();
    expect(await nowhere.createBooking(await bookingFor('Gil'))).toMatchObject({
      state: 'refused',
      reason: 'unreachable',
    });
  });

  it('is cancelled, or the supplier says no', async () => {
    const made = async (lastName: string) => {
      const outcome = await supplier.createBooking(await bookingFor(lastName));
      return outcome.state === 'created' ? outcome.booking.supplierBookingId : '';
    };
    const free = { amount: 0, currency: 'USD' };
    expect(await supplier.cancelBooking(await made('Mora'))).toEqual({ state: 'cancelled', cost: free });
    expect(await supplier.cancelBooking(await made('No Cancel'))).toEqual({ state: 'refused' });
  });

  it('one that costs more than was simulated is told so', async () => {
    const outcome = await supplier.createBooking(await bookingFor('Gives Less'));
    const id = outcome.state === 'created' ? outcome.booking.supplierBookingId : '';
    expect(await supplier.simulateCancellation(id)).toEqual({ cost: { amount: 0, currency: 'USD' } });
    const cancelled = await supplier.cancelBooking(id);
    expect(cancelled.state === 'cancelled' && cancelled.cost?.amount).toBeGreaterThan(0);
  });
});

/** A supplier that answers what the story says: what the sandbox never sends. */
describe('replies that are not as they should be', () => {
  let server: Server;
  let answer: { status: number; body: unknown };
  /** The page of a search that fails. */
  let missingPage: number | null = null;
  let asked: { headers: IncomingMessage['headers']; body: string } | null = null;
  let odd: ActivitySupplier;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked = { headers: request.headers, body: Buffer.concat(chunks).toString() };
        const { pagination } = JSON.parse(asked.body || '{}') as { pagination?: { page: number } };
        const isMissing = missingPage !== null && pagination?.page === missingPage;
        response.writeHead(isMissing ? 500 : answer.status, { 'content-type': 'application/json' });
        response.end(isMissing ? '{}' : JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    odd = createHotelbedsActivitySupplier({
      baseUrl: `http://127.0.0.1:${port}`,
      ...KEYS,
      rateOf: async (currency) => (currency === 'EUR' ? 1.275 : null),
    });
  });
  afterEach(() => {
    asked = null;
    missingPage = null;
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );

  const one = (more: object = {}) => ({
    code: 'E-1',
    activityCode: 'E-1',
    name: 'Paseo',
    type: 'EXCURSION',
    currency: 'USD',
    country: { code: 'ES', destinations: [{ code: 'MAD', name: 'Madrid' }] },
    modalities: [
      {
        code: 'GROUP#0',
        name: 'Grupo',
        amountUnitType: 'SERVICE',
        duration: { value: 1.5, metric: 'HOURS' },
        questions: [{ code: 'BIRTHDATES', text: 'Dates', required: true }],
        rates: [
          {
            rateCode: 'A',
            rateDetails: [
              {
                rateKey: 'k',
                operationDates: [{ from: FROM, to: FROM }],
                totalAmount: { amount: 120.125 },
                paxAmounts: [{ paxType: 'ADULT', ageFrom: 0, ageTo: 99, amount: 120 }],
              },
            ],
          },
        ],
      },
    ],
    content: { description: '<p>Uno.</p> <b>Dos.</b>', geolocation: { latitude: 40.4, longitude: -3.7 } },
    ...more,
  });
  const list = (...activities: unknown[]) => ({
    status: 200,
    body: { pagination: { totalItems: activities.length }, activities },
  });

  it('T-02 the request is the payload of the specification, signed', async () => {
    answer = list();
    await odd.search(around('MAD'));
    const { latitude, longitude } = {
      latitude: around('MAD').centre.lat,
      longitude: around('MAD').centre.lon,
    };
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      filters: [{ searchFilterItems: [{ type: 'gps', latitude, longitude }] }],
      from: FROM,
      to: addDays(FROM, 6),
      paxes: [{ age: 30 }, { age: 30 }],
      language: 'en',
      pagination: { itemsPerPage: 100, page: 1 },
      order: 'DEFAULT',
    });
    const seconds = Math.floor(Date.now() / 1000);
    const signatures = [seconds, seconds - 1].map((each) =>
      createHash('sha256').update(`${KEYS.apiKey}${KEYS.secret}${each}`).digest('hex'),
    );
    expect(signatures).toContain(asked?.headers['x-signature']);
  });

  it('one that cannot be read, is in a currency without a rate or of no known type does not take the others with it', async () => {
    answer = list({ code: 'broken' }, one({ currency: 'GBP' }), one({ type: 'TRANSFER' }), one());
    const { activities } = await odd.search(around('MAD'));
    expect(activities).toHaveLength(1);
  });

  it('one whose lists are null can be read and booked: nothing is charged for cancelling it', async () => {
    const [modality] = one().modalities;
    const [rate] = modality?.rates ?? [];
    const details = rate?.rateDetails.map((detail) => ({
      ...detail,
      languages: null,
      sessions: null,
      operationDates: [{ from: FROM, to: FROM, cancellationPolicies: null }],
    }));
    const activity = one({
      country: { code: 'ES', destinations: null },
      modalities: [
        {
          ...modality,
          questions: null,
          amountsFrom: null,
          rates: [{ ...rate, rateClass: 'NOR', rateDetails: details }],
        },
      ],
      content: {
        ...one().content,
        segmentationGroups: null,
        highligths: null,
        featureGroups: null,
        importantInfo: null,
        redeemInfo: null,
        location: null,
        media: null,
      },
    });
    answer = { status: 200, body: { activity } };
    const found = await odd.activity('E-1', days());
    expect(found?.content).toMatchObject({ highlights: [], importantInfo: [], meetingPoint: null });
    expect(found?.modalities[0]?.rates[0]?.days).toMatchObject([
      { date: FROM, penalties: [], languages: [], sessions: [] },
    ]);
    answer = list(activity);
    expect((await odd.search(around('MAD'))).activities).toHaveLength(1);
  });

  it('W-09: what an account in euros is charged is kept beside its price; at the rate of the day, or of the order', async () => {
    answer = { status: 200, body: { activity: one({ currency: 'EUR' }) } };
    const dayAt = async (more: object) =>
      (await odd.activity('E-1', { ...days(), ...more }))?.modalities[0]?.rates[0]?.days[0];
    const settled = { amount: 12_013, currency: 'EUR' };
    expect(await dayAt({})).toMatchObject({
      total: { amount: 15_317, currency: 'USD' },
      settled: { ...settled, rate: 1.275 },
    });
    expect(await dayAt({ rate: 2 })).toMatchObject({
      total: { amount: 24_026, currency: 'USD' },
      settled: { ...settled, rate: 2 },
    });
  });

  it('W-09: prices that cannot be charged are a failing supplier, not an empty list', async () => {
    answer = list(one({ currency: 'GBP' }));
    await expect(odd.search(around('MAD'))).rejects.toMatchObject({ code: 'supplier_failed' });
    answer = { status: 200, body: { activity: one({ currency: 'GBP' }) } };
    await expect(odd.activity('E-1', days())).rejects.toMatchObject({ code: 'supplier_failed' });
  });

  it('T-05 a list of more than five hundred is read in five pages, and said to be longer', async () => {
    answer = { status: 200, body: { pagination: { totalItems: 612 }, activities: [one()] } };
    expect(await odd.search(around('MAD'))).toMatchObject({
      activities: Array.from({ length: 5 }, () => ({ code: 'E-1' })),
      isComplete: true,
      hasMore: true,
    });
  });

  it('a page that did not come is said to be missing; the others are there', async () => {
    answer = { status: 200, body: { pagination: { totalItems: 250 }, activities: [one()] } };
    missingPage = 3;
    expect(await odd.search(around('MAD'))).toMatchObject({
      activities: [{ code: 'E-1' }, { code: 'E-1' }],
      isComplete: false,
      hasMore: false,
    });
  });

  it('a price of a group has no bands; marks are not text; birth dates are no question', async () => {
    answer = list(one());
    const [activity] = (await odd.search(around('MAD'))).activities;
    expect(activity?.content).toMatchObject({ description: 'Uno. Dos.', summary: 'Uno.' });
    expect(activity?.modalities[0]).toMatchObject({
      amountUnitType: 'SERVICE',
      durationMinutes: { minimum: 90, maximum: 90 },
      questions: [],
      birthDatesCode: 'BIRTHDATES',
      rates: [{ name: 'A', days: [{ total: { amount: 12_013 }, bands: [], penalties: [] }] }],
    });
  });

  it('a refusal that comes with status 200 is a refusal', async () => {
    answer = { status: 200, body: { errors: [{ code: 'NO_AVAILABILITY', text: 'gone' }] } };
    expect(await odd.createBooking(await bookingFor('Gil'))).toMatchObject({
      state: 'refused',
      reason: 'sold_out',
    });
  });

  it('a booking of a status nobody knows is looked up, not believed', async () => {
    answer = { status: 200, body: { booking: { reference: '1-1', status: 'ON_REQUEST' } } };
    expect(await odd.createBooking(await bookingFor('Gil'))).toMatchObject({ state: 'unknown' });
  });
});
