import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { buildSandbox } from '@travesia/sandbox/app';
import type {
  HotelWithRooms,
  NewStayBooking,
  QuotedStay,
  StayRequest,
  StaySearch,
  StaySupplier,
} from '../../modules/hotels/ports.ts';
import { accommodationTypeOf } from './accommodation-type.ts';
import { amenitiesFromDuffel } from './amenities.ts';
import { createDuffelStaySupplier } from './index.ts';

const SLOW_MS = 1500;
const today = todayIn(Date.now());
const sandbox = await buildSandbox({ slowMs: SLOW_MS });
let baseUrl = '';
let supplier: StaySupplier;

beforeAll(async () => {
  baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  // The sandbox reads all names of the world when it is first asked for one.
  await sandbox.inject({
    method: 'POST',
    url: '/stays/accommodation/suggestions',
    headers: { authorization: 'Bearer duffel_test_key', 'duffel-version': 'v2' },
    payload: { data: { query: 'azahar' } },
  });
  supplier = createDuffelStaySupplier({ baseUrl, token: 'duffel_test_key', suggestDeadlineMs: 10_000 });
}, 60_000);
afterAll(() => sandbox.close());
afterEach(async () => {
  await sandbox.inject({ method: 'DELETE', url: '/_control/stays/switches' });
});

const setSwitch = (payload: object) =>
  sandbox.inject({ method: 'POST', url: '/_control/stays/switches', payload });
const ledger = async () =>
  (await sandbox.inject({ method: 'GET', url: '/_control/stays/bookings' })).json().bookings as {
    status: string;
    metadata: Record<string, string>;
    familyNames: string[];
  }[];

const stay = (more: Partial<StayRequest> = {}): StayRequest => ({
  startDate: addDays(today, 40),
  endDate: addDays(today, 43),
  rooms: [{ adults: 2, childAges: [] }],
  ...more,
});
const around = (city: string, more: Partial<StaySearch> = {}): StaySearch => ({
  ...stay(),
  centre: findCity(city)?.location ?? { lat: 0, lon: 0 },
  radiusKm: 322,
  refundableOnly: false,
  hotelCode: null,
  ...more,
});

async function hotelOf(name: string): Promise<HotelWithRooms> {
  const { hotels } = await supplier.search(around('VDE'));
  const found = hotels.find(({ hotel }) => hotel.name === name);
  const opened = found && (await supplier.hotel(found.hotel.hotelCode, stay()));
  if (!opened) throw new Error(`${name} is not there`);
  return opened;
}
async function quoteIn(
  name: string,
): Promise<{ shown: number; outcome: Awaited<ReturnType<StaySupplier['quote']>> }> {
  const { hotel, rooms } = await hotelOf(name);
  const [room] = rooms;
  const [rate] = room?.rates ?? [];
  if (!room || !rate) throw new Error('no rate');
  const outcome = await supplier.quote({
    hotelCode: hotel.hotelCode,
    stay: stay(),
    roomName: room.name,
    rate,
  });
  return { shown: rate.total.amount, outcome };
}
async function quoted(): Promise<QuotedStay> {
  const { outcome } = await quoteIn('Hotel Sin Fotos');
  if (outcome.state !== 'quoted') throw new Error(outcome.state);
  return outcome.quote;
}
const bookingFor = (quote: QuotedStay, lastName: string): NewStayBooking => ({
  reference: `ref-${lastName}`,
  supplierQuoteId: quote.supplierQuoteId,
  guests: [{ firstName: 'Ana María', lastName }],
  contact: { email: 'ana@example.com', phone: '+34 600 11 22 33' },
});

describe('searching', () => {
  it('B-36: Madrid has hotels of many kinds with places, prices and pictures, nearest first', async () => {
    const found = await supplier.search(around('MAD'));
    expect(found).toMatchObject({ radiusKm: 100, knowsFreeCancellation: true });
    expect(found.hotels.length).toBeGreaterThan(80);
    const types = new Set(found.hotels.map(({ hotel }) => hotel.accommodationType));
    expect([...types].toSorted()).toEqual(
      ['apartment', 'conference_center', 'extended_stay', 'hotel', 'motel', 'resort'].toSorted(),
    );
    for (const { hotel, price } of found.hotels) {
      expect(hotel.timeZone).toBe('Europe/Madrid');
      expect(hotel.address.countryCode).toBe('ES');
      expect(hotel.photos.length).toBeGreaterThan(0);
      expect(hotel.photos[0]?.subject).toBe('exterior');
      expect(price?.total.currency).toBe('USD');
    }
  });

  it('H-08: filters of the specification can be met: each amenity stands at some hotel and not at all', async () => {
    const { hotels } = await supplier.search(around('CUN'));
    for (const amenity of [
      'free_parking',
      'health_club',
      'restaurant',
      'security_24h',
      'pets',
      'atm',
      'pool',
    ] as const) {
      const count = hotels.filter(({ hotel }) => hotel.amenities.includes(amenity)).length;
      expect([amenity, count > 0 && count < hotels.length]).toEqual([amenity, true]);
    }
  });

  it('free cancellation is dearer, the same, or not to be had', async () => {
    const { hotels } = await supplier.search(around('MAD'));
    const kinds = new Set(
      hotels.map(({ price, freePrice }) =>
        !freePrice ? 'none' : freePrice.total.amount > (price?.total.amount ?? 0) ? 'dearer' : 'same',
      ),
    );
    expect([...kinds].toSorted()).toEqual(['dearer', 'none', 'same']);
    const refundable = await supplier.search(around('MAD', { refundableOnly: true }));
    expect(refundable.hotels.length).toBeLessThan(hotels.length);
  });

  it('a hotel found by name stands first wherever it is, once', async () => {
    const { hotels } = await supplier.search(around('MAD'));
    const far = hotels.at(-1)?.hotel;
    const again = await supplier.search(around('MAD', { hotelCode: far?.hotelCode ?? '' }));
    expect(again.hotels[0]?.hotel.hotelCode).toBe(far?.hotelCode);
    expect(again.hotels.filter(({ hotel }) => hotel.hotelCode === far?.hotelCode)).toHaveLength(1);
    expect(again.hotels).toHaveLength(hotels.length);
  });

  it('nothing there is an empty list; part of the supplier down is a list that says so', async () => {
    expect((await supplier.search(around('LEU', { radiusKm: 10 }))).hotels).toEqual([]);
    const part = await supplier.search(around('SLM', { radiusKm: 10 }));
    expect(part.knowsFreeCancellation).toBe(false);
    expect(part.hotels.length).toBeGreaterThan(0);
  });

  it.each([
    ['JCU', 'too_many_requests'],
    ['VIT', 'supplier_failed'],
    ['VRL', 'supplier_failed'],
  ])('H-12: a search around %s is a fault of the supplier: %s', async (city, code) => {
    await expect(supplier.search(around(city, { radiusKm: 10 }))).rejects.toMatchObject({ code });
  });

  it('a slow supplier is given up after our own deadline', async () => {
    const hasty = createDuffelStaySupplier({ baseUrl, token: 'x', searchDeadlineMs: 300 });
    await expect(hasty.search(around('ILD', { radiusKm: 10 }))).rejects.toMatchObject({
      code: 'supplier_timeout',
    });
  });

  it('an unreachable supplier is a fault', async () => {
    const nobody = createDuffelStaySupplier({ baseUrl: 'http://127.0.0.1:2', token: 'x' });
    await expect(nobody.search(around('MAD'))).rejects.toMatchObject({ code: 'supplier_failed' });
  });
});

describe('one hotel', () => {
  it('has rooms with rates we can sell, cheapest first, steps in order', async () => {
    const { rooms } = await hotelOf('Hotel Sin Fotos');
    expect(rooms.length).toBeGreaterThan(0);
    const firsts = rooms.map((room) => room.rates[0]?.total.amount ?? 0);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    for (const rate of rooms.flatMap((room) => room.rates)) {
      expect((rate.beforeTax?.amount ?? 0) + (rate.taxes?.amount ?? 0)).toBe(rate.total.amount);
      const steps = rate.timeline.map((step) => step.before);
      expect(steps).toEqual(steps.toSorted());
    }
  });

  it('K-03: what the house says of its reception and its keys is marked for who lands late', async () => {
    const { hotels } = await supplier.search(around('MAD'));
    const about = async (found: typeof hotels) => {
      const opened = await Promise.all(
        found.slice(0, 3).map(({ hotel }) => supplier.hotel(hotel.hotelCode, stay())),
      );
      const rates = opened.flatMap((each) => each?.rooms.flatMap((room) => room.rates) ?? []);
      return new Map(
        rates.flatMap(({ conditions }) => conditions.map(({ title, about: topic }) => [title, topic])),
      );
    };
    const desks = await about(hotels.filter(({ hotel }) => !hotel.amenities.includes('front_desk_24h')));
    expect(desks.get('Late arrival')).toBe('arrival');
    expect([...desks]).toContainEqual(['Identification', undefined]);
    const apartments = await about(hotels.filter(({ hotel }) => hotel.accommodationType === 'apartment'));
    expect(apartments.get('Key collection')).toBe('arrival');
  });

  it('two rooms cost about twice as much', async () => {
    const { hotel, rooms } = await hotelOf('Hotel Sin Fotos');
    const two = await supplier.hotel(
      hotel.hotelCode,
      stay({
        rooms: [
          { adults: 2, childAges: [] },
          { adults: 2, childAges: [] },
        ],
      }),
    );
    const name = two?.rooms[0]?.name ?? '';
    const single = rooms.find((room) => room.name === name)?.rates[0]?.total.amount ?? 0;
    expect((two?.rooms[0]?.rates[0]?.total.amount ?? 0) / single).toBeCloseTo(2, 1);
  });

  it('full: the hotel without rooms; gone or never there: null', async () => {
    expect((await hotelOf('Hotel Completo')).rooms).toEqual([]);
    const { hotels } = await supplier.search(around('VDE'));
    const closed = hotels.find(({ hotel }) => hotel.name === 'Hotel Cerrado')?.hotel.hotelCode ?? '';
    expect(await supplier.hotel(closed, stay())).toBeNull();
    expect(await supplier.hotel('acc_nobody', stay())).toBeNull();
    const unpriced = hotels.find(({ hotel }) => hotel.name === 'Hotel Sin Precio');
    expect(unpriced?.price).toBeNull();
  });
});

describe('quoting', () => {
  it.each([
    ['Hotel Precio Nuevo', 1],
    ['Hotel Rebaja', -1],
    ['Hotel Sin Fotos', 0],
  ])('%s: the price moves by %i', async (name, direction) => {
    const { shown, outcome } = await quoteIn(name);
    if (outcome.state !== 'quoted') throw new Error(outcome.state);
    expect(Math.sign(outcome.quote.rate.total.amount - shown)).toBe(direction);
    expect(Date.parse(outcome.quote.expiresAt)).toBeGreaterThan(Date.now());
  });

  it.each([
    ['Hotel Última Habitación', 'sold_out'],
    ['Hotel Tarifa Perdida', 'expired'],
  ])('%s answers %s', async (name, state) => {
    expect((await quoteIn(name)).outcome.state).toBe(state);
  });
});

describe('booking', () => {
  it('books, finds by our reference, cancels, and cancelling twice is done too', async () => {
    const outcome = await supplier.createBooking(bookingFor(await quoted(), 'Ruiz'));
    if (outcome.state !== 'created') throw new Error(outcome.state);
    expect(outcome.booking).toMatchObject({ reference: 'ref-Ruiz', isCancelled: false });
    expect(outcome.booking.confirmationCode).toMatch(/^[A-Z0-9]{8}$/);
    expect(await supplier.findBooking('ref-Ruiz')).toMatchObject({
      supplierBookingId: outcome.booking.supplierBookingId,
    });
    expect(await supplier.findBooking('ref-nobody')).toBeNull();
    const id = outcome.booking.supplierBookingId;
    expect(await supplier.cancelBooking(id)).toEqual({ state: 'cancelled' });
    expect(await supplier.cancelBooking(id)).toEqual({ state: 'cancelled' });
    expect(await supplier.findBooking('ref-Ruiz')).toMatchObject({ isCancelled: true });
  });

  it.each([
    ['No Room', { state: 'refused', reason: 'sold_out' }],
    ['Late Room', { state: 'refused', reason: 'expired' }],
    ['Dear Room', { state: 'refused', reason: 'price_changed' }],
    ['Busy Hotel', { state: 'refused', reason: 'rate_limited' }],
    ['Broken Hotel', { state: 'unknown', reason: 'failed' }],
  ])('%s: %j, and nothing is booked', async (lastName, outcome) => {
    expect(await supplier.createBooking(bookingFor(await quoted(), lastName))).toMatchObject(outcome);
    expect((await ledger()).some((booking) => booking.familyNames.includes(lastName))).toBe(false);
  });

  it('a lost answer is unknown, and the booking is found afterwards', async () => {
    const order = bookingFor(await quoted(), 'Lost Hotel');
    expect(await supplier.createBooking(order)).toMatchObject({ state: 'unknown' });
    expect(await supplier.findBooking(order.reference)).toMatchObject({ reference: order.reference });
    // Asked again blindly the supplier would refuse: still not known, never "refused".
    expect(await supplier.createBooking(order)).toMatchObject({ state: 'unknown' });
  });

  it('a slow answer is unknown after our deadline', async () => {
    const hasty = createDuffelStaySupplier({ baseUrl, token: 'x', bookingDeadlineMs: 300 });
    const outcome = await hasty.createBooking(bookingFor(await quoted(), 'Slow Hotel'));
    expect(outcome).toMatchObject({ state: 'unknown', reason: 'timeout' });
  });

  it('nobody there: refused, for nothing was sent', async () => {
    const nobody = createDuffelStaySupplier({ baseUrl: 'http://127.0.0.1:2', token: 'x' });
    const outcome = await nobody.createBooking(bookingFor(await quoted(), 'Ruiz'));
    expect(outcome).toMatchObject({ state: 'refused', reason: 'unreachable' });
  });

  it('a refused cancellation says so', async () => {
    const outcome = await supplier.createBooking(bookingFor(await quoted(), 'No Cancel'));
    if (outcome.state !== 'created') throw new Error(outcome.state);
    expect(await supplier.cancelBooking(outcome.booking.supplierBookingId)).toMatchObject({
      state: 'refused',
    });
  });
});

describe('suggestions', () => {
  it('B-09: a hotel is found by name; two letters ask nobody', async () => {
    const [first] = (await supplier.search(around('BCN'))).hotels;
    const name = first?.hotel.name ?? '';
    const found = await supplier.suggestHotels(`${name} barcelona`);
    expect(found[0]).toMatchObject({ hotelCode: first?.hotel.hotelCode, name, countryCode: 'ES' });
    expect(await supplier.suggestHotels('ab')).toEqual([]);
  });

  it('a supplier that is down is a fault', async () => {
    await setSwitch({ switches: ['suggestions_down'] });
    await expect(supplier.suggestHotels('azahar')).rejects.toMatchObject({ code: 'supplier_failed' });
  });
});

it.each([
  ['Gran Hotel Azahar', 'hotel'],
  ['Apartamentos Lavanda Madrid', 'apartment'],
  ['Aparthotel Noria', 'extended_stay'],
  ['Heron Suites', 'extended_stay'],
  ['Motel Ruta Sauce', 'motel'],
  ['Marea Resort y Spa', 'resort'],
  ['Hotel Veleta Centro de Congresos', 'conference_center'],
  ['The Rowan Conference Center', 'conference_center'],
  ['Appartements Glycine', 'apartment'],
])('H-08: %s is a %s', (name, type) => {
  expect(accommodationTypeOf(name)).toBe(type);
});

it('H-08: free parking and security are told by the words beside the type', () => {
  expect(
    amenitiesFromDuffel([
      { type: 'parking', description: 'Free parking' },
      { type: '24_hour_front_desk', description: '24-hour front desk and security' },
    ]),
  ).toEqual(['parking', 'free_parking', 'front_desk_24h', 'security_24h']);
  expect(amenitiesFromDuffel([{ type: 'parking', description: 'Paid parking on site' }])).toEqual([
    'parking',
  ]);
  expect(amenitiesFromDuffel(null)).toEqual([]);
});
