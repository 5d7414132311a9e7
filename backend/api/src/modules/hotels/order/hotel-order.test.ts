import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  OrderViewSchema,
  type ConfirmedBooking,
  type HotelReply,
  type HotelSearchReply,
  type OrderView,
  type RateValidateReply,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import * as v from 'valibot';
import { STARTUP_MS } from '../../../testing.ts';
import { createCheckoutWorld, type Browser, type CheckoutWorld } from '../../../testing-checkout.ts';

const CHECK_IN = addDays(todayIn(Date.now()), 40);
const CHECK_OUT = addDays(CHECK_IN, 3);

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
}, STARTUP_MS);
beforeEach(() => world.testDatabase.truncate());
afterAll(() => world.close());

interface Chosen {
  readonly hotelCode: string;
  readonly rateKey: string;
  /** What the list and the room table showed. */
  readonly shown: number;
  /** What the supplier says for this visitor. */
  readonly priced: number;
}

/** List, hotel, room, price: what mfe-hotels does before it sets the order. */
async function chooseRoom({
  city = 'VDE',
  name = 'Hotel Sin Fotos',
  type = '',
  rooms = '2',
  isFree = false,
  isLast = false,
}): Promise<Chosen> {
  const { lat, lon } = findCity(city)?.location ?? { lat: 0, lon: 0 };
  const guests = rooms.split(',').map((room, at) => ({
    index: at + 1,
    adult: Number(room.split('-')[0]),
    children: room.split('-').length - 1,
    childAge: room.split('-').slice(1).map(Number),
  }));
  const found = (
    await world.json('POST', '/hotel/search', {
      geoSearch: { radius: 5, UOM: 'MI', geoCode: { latitude: lat, longitude: lon } },
      rateInfo: {
        stayDateTimeRange: { startDate: CHECK_IN, endDate: CHECK_OUT },
        rooms: { room: guests },
      },
    })
  ).body as unknown as HotelSearchReply;
  const hotel = found.data.find(({ hotelInfo }) =>
    type ? hotelInfo.accommodationType === type : !name || hotelInfo.hotelName === name,
  );
  const hotelCode = hotel?.hotelInfo.hotelCode ?? '';
  const opened = (
    await world.json('GET', `/hotel/${hotelCode}?startDate=${CHECK_IN}&endDate=${CHECK_OUT}&rooms=${rooms}`)
  ).body as unknown as HotelReply;
  const plans = opened.data.rooms
    .flatMap((room) => room.ratePlans)
    .filter((plan) => !isFree || plan.cancellation.kind === 'free');
  const plan = isLast ? plans.at(-1) : plans[0];
  if (!plan) throw new Error('no such rate');
  const validated = (await world.json('POST', '/hotel/rate/validate', { hotelCode, rateKey: plan.rateKey }))
    .body as unknown as RateValidateReply;
  return {
    hotelCode,
    rateKey: validated.data.rate.rateKey,
    shown: plan.amountAfterTax.amount,
    priced: validated.data.rate.amountAfterTax.amount,
  };
}

const setOrder = (browser: Browser, chosen: Pick<Chosen, 'hotelCode' | 'rateKey'>) =>
  browser.call('/user/session/set/hotel-order', {
    hotel: { hotelCode: chosen.hotelCode },
    rateKey: chosen.rateKey,
  });

async function viewOf(browser: Browser, language?: string): Promise<OrderView> {
  return (await browser.call('/user/session/order-view', {}, language)).body.data as OrderView;
}

async function readyToPay(browser: Browser, chosen: Chosen, lastName = 'Pérez') {
  const set = await setOrder(browser, chosen);
  expect(set.status).toBe(200);
  const { id: orderId } = set.body.data as { id: string };
  const { travellers } = await viewOf(browser);
  const saved = await browser.call('/user/session/create-passenger', {
    orderId,
    passengers: travellers.map(({ id, type }, place) => ({
      id,
      type,
      firstName: `Ana${'a'.repeat(place)}`,
      lastName,
      primary: place === 0,
    })),
  });
  expect(saved.status).toBe(200);
  const { transactionId } = await world.giveDetails(browser, { orderId });
  const view = await viewOf(browser);
  expect(view.missing).toEqual([]);
  return { orderId, transactionId, amount: view.total.amount };
}

async function book(lastName: string, options: Parameters<typeof chooseRoom>[0] = {}) {
  const browser = await world.openBrowser();
  const order = await readyToPay(browser, await chooseRoom(options), lastName);
  const outcome = await world.status(browser, await world.pay(browser, order));
  return { browser, order, outcome };
}
const stays = async () =>
  (
    (await world.control('/stays/bookings')) as {
      bookings: { status: string; familyNames: string[]; rooms: number; reference: string }[];
    }
  ).bookings;
const payments = async () =>
  ((await world.control('/payments')) as { payments: { status: string; amount: number }[] }).payments;

describe('B-25 setting a stay', () => {
  it('H-13: checkout shows stay, room and terms in the language of the page and asks one name a room', async () => {
    const browser = await world.openBrowser();
    const chosen = await chooseRoom({ rooms: '2-8,1', isFree: true });
    const set = await setOrder(browser, chosen);
    expect([set.status, set.body.data]).toMatchObject([200, { id: chosen.rateKey }]);
    const view = v.parse(OrderViewSchema, await viewOf(browser));
    expect(view).toMatchObject({
      orderKind: 'hotel',
      heading: 'Hotel Sin Fotos, El Hierro',
      summaryPath: '/hoteles/booking/summary',
      total: { amount: chosen.priced, currency: 'USD' },
      requirements: { travellerFields: 'name', firstTravelDate: CHECK_IN, lastTravelDate: CHECK_OUT },
      bags: { url: null, chosen: [] },
    });
    expect(view.travellers.map(({ type }) => type)).toEqual(['ADULT', 'ADULT']);
    expect(view.priceLines.map(({ code }) => code)).toEqual(['stay', 'taxes']);
    expect(view.priceLines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(chosen.priced);
    const [stay] = view.sections;
    if (stay?.kind !== 'facts') throw new Error('no facts');
    expect(stay.facts.find(({ label }) => label === 'Guests')?.value).toBe('3 adults, 1 child (age 8)');
    const spanish = await viewOf(browser, 'es');
    expect(spanish.policies.find(({ code }) => code === 'cancellation')?.text).toMatch(
      /^Cancelación gratuita hasta el .+ a las \d{2}:\d{2}, hora del hotel\./,
    );
  });

  it('what is paid at the property is said and not charged', async () => {
    const browser = await world.openBrowser();
    const chosen = await chooseRoom({ city: 'PAR', name: '' });
    await setOrder(browser, chosen);
    const view = await viewOf(browser);
    expect(view.total.amount).toBe(chosen.priced);
    expect(view.policies.find(({ code }) => code === 'pay_at_property')?.text).toMatch(
      /charges €[\d.]+ during the stay/,
    );
    expect(view.payAtProperty).toMatchObject({ currency: 'EUR' });
  });

  it('another stay resets the later steps, the same one keeps them (S-32)', async () => {
    const browser = await world.openBrowser();
    const chosen = await chooseRoom({});
    await readyToPay(browser, chosen);
    await setOrder(browser, chosen);
    expect((await viewOf(browser)).missing).toEqual([]);
    await setOrder(browser, await chooseRoom({ name: 'Hotel Rebaja' }));
    expect((await viewOf(browser)).missing).toEqual(['customer', 'passengers', 'billing', 'payment']);
  });

  it.each([
    ['a key nobody priced', { hotelCode: 'acc_x', rateKey: 'stay_nobody' }, 404],
    ['nothing', { hotelCode: '', rateKey: '' }, 400],
  ])('refuses %s', async (_title, chosen, status) => {
    expect((await setOrder(await world.openBrowser(), chosen)).status).toBe(status);
  });

  it('refuses a rate of another hotel, and one that has ended', async () => {
    const browser = await world.openBrowser();
    const chosen = await chooseRoom({});
    const other = await setOrder(browser, { ...chosen, hotelCode: 'acc_other' });
    expect([other.status, other.body.error]).toMatchObject([404, { code: 'hotel_not_found' }]);
    world.dependencies.clock.setOffsetMs(40 * 60_000);
    const late = await setOrder(await world.openBrowser(), chosen);
    world.dependencies.clock.setOffsetMs(0);
    expect([late.status, late.body.error]).toMatchObject([410, { code: 'rate_expired' }]);
  });

  it('B-28: every room needs a name', async () => {
    const browser = await world.openBrowser();
    const set = await setOrder(browser, await chooseRoom({ rooms: '2,2' }));
    const { id: orderId } = set.body.data as { id: string };
    const one = await browser.call('/user/session/create-passenger', {
      orderId,
      passengers: [{ id: 'guest-1', type: 'ADULT', firstName: 'Ana', lastName: 'Ruiz', primary: true }],
    });
    expect([one.status, one.body.error]).toMatchObject([422, { code: 'travellers_mismatch' }]);
    const nameless = await browser.call('/user/session/create-passenger', {
      orderId,
      passengers: ['guest-1', 'guest-2'].map((id) => ({ id, type: 'ADULT', firstName: 'Ana', lastName: '' })),
    });
    expect(nameless.status).toBe(400);
  });
});

describe('B-40 booking a stay', () => {
  it('H-14: paid once, booked once, confirmed with stay, room and policy', async () => {
    const { order, outcome } = await book('Pérez', { rooms: '2,2', isFree: true });
    expect(outcome.status).toBe(200);
    const { booking } = outcome.body.data as { booking: ConfirmedBooking };
    expect(booking).toMatchObject({
      kind: 'hotel',
      status: 'confirmed',
      heading: 'Hotel Sin Fotos, El Hierro',
      ticketing: null,
      totalPaid: { amount: order.amount, currency: 'USD' },
      travellers: [{ lastName: 'Pérez' }, { lastName: 'Pérez' }],
    });
    const made = (await stays()).at(-1);
    expect(made).toMatchObject({ status: 'confirmed', rooms: 2, familyNames: ['PEREZ', 'PEREZ'] });
    expect(booking.supplierReference).toBe(made?.reference);
    expect(booking.policies.map(({ code }) => code)).toContain('cancellation');
    expect((await payments()).at(-1)).toMatchObject({ status: 'succeeded', amount: order.amount });
  });

  it('W-08: how the keys of an apartment are collected is stored with the booking', async () => {
    const { outcome } = await book('Llaves', { city: 'MAD', type: 'apartment' });
    const { booking } = outcome.body.data as { booking: ConfirmedBooking };
    expect(booking.sections.at(-1)).toEqual({
      kind: 'facts',
      heading: 'From the supplier',
      facts: [
        {
          label: 'Key collection',
          value: 'Key box beside the door; the code is sent on the day of arrival.',
        },
      ],
    });
  });

  it.each(['No Room', 'Late Room', 'Dear Room', 'Busy Hotel'])(
    'refused (%s): nothing is charged, nothing is booked, and it is said so',
    async (lastName) => {
      const { outcome } = await book(lastName);
      const isLate = lastName === 'Late Room';
      expect([outcome.status, outcome.body.error]).toMatchObject(
        isLate ? [410, { code: 'order_expired' }] : [422, { code: 'booking_failed' }],
      );
      expect((await payments()).at(-1)?.status).toBe('canceled');
      expect((await stays()).some(({ familyNames }) => familyNames.includes(lastName.toUpperCase()))).toBe(
        false,
      );
    },
  );

  it('a lost answer is looked up by our reference: one booking, one charge', async () => {
    const { order, outcome } = await book('Lost Hotel');
    expect([outcome.status, outcome.body.data]).toMatchObject([200, { paymentStatus: 'confirmed' }]);
    const ours = (await stays()).filter(({ familyNames }) => familyNames.includes('LOST HOTEL'));
    expect(ours).toHaveLength(1);
    expect((await payments()).at(-1)).toMatchObject({ status: 'succeeded', amount: order.amount });
  });

  it('re-check price up: what the list showed is 409 price_changed with the total that holds', async () => {
    const browser = await world.openBrowser();
    const chosen = await chooseRoom({ name: 'Hotel Precio Nuevo' });
    expect(chosen.priced).toBeGreaterThan(chosen.shown);
    const order = await readyToPay(browser, chosen);
    const refused = await world.pay(browser, { ...order, amount: chosen.shown });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'price_changed', details: { current: { total: { amount: chosen.priced } } } },
    ]);
    const paid = await world.status(browser, await world.pay(browser, order));
    expect(paid.status).toBe(200);
  });
});
