import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  OrderViewSchema,
  type BookingProgress,
  type ConfirmedBooking,
  type FlightOffer,
  type HotelReply,
  type HotelSearchReply,
  type OrderView,
  type RateValidateReply,
  type ServiceOffers,
  type ServicesQuote,
} from '@travesia/contracts';
import {
  addDays,
  dateOf,
  firstNight,
  formatMoney,
  formatRooms,
  packageRooms,
  packageTotal,
  todayIn,
  printedName,
} from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { FLIGHT_WORDS } from '@travesia/products/flights';
import { HOTEL_WORDS } from '@travesia/products/hotels';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { STARTUP_MS } from '../../testing.ts';
import { createCheckoutWorld, type Browser, type CheckoutWorld } from '../../testing-checkout.ts';
import { mailedCode } from '../payments/testing/shopper.ts';
import { receiptPdf } from '../receipt/index.ts';

const OUT = addDays(todayIn(Date.now()), 40);
const BACK = addDays(OUT, 5);
const PARTY = { adult: 2, child: 1, infant: 0 };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld({ MAIL_FOLDER: temporaryFolder('mails') });
}, STARTUP_MS);
beforeEach(() => world.testDatabase.truncate());
afterEach(async () => {
  await world.sandbox.inject({ method: 'DELETE', url: '/_control/switches' });
  await world.sandbox.inject({ method: 'DELETE', url: '/_control/stays/switches' });
});
afterAll(() => world.close());

/** A return flight, priced; `isFree` wants one that can be given up at no cost. */
async function chooseFlight({ isFree = false } = {}): Promise<FlightOffer> {
  const search = await world.json('POST', '/air/flight-offer/search', {
    legInfo: {
      1: { from: 'MAD', to: 'BOG', departureDate: OUT },
      2: { from: 'BOG', to: 'MAD', departureDate: BACK },
    },
    travelerInfo: PARTY,
  });
  const offers = search.body.data as FlightOffer[];
  const offer = offers.find(
    ({ conditions }) => (conditions.refundable && conditions.refundPenalty?.amount === 0) === isFree,
  );
  const priced = await world.json('POST', '/air/flight-offer/validate', {
    data: { type: 'flight-offers-pricing', flightOffers: [{ id: offer?.id }], metaName: '' },
  });
  const [first] = priced.body.data as FlightOffer[];
  if (!first) throw new Error('no offer');
  return first;
}

interface Room {
  readonly hotelCode: string;
  readonly rateKey: string;
  readonly amount: number;
}

/** K-02, K-04: a room for the flight's travellers from the first night after landing to the day of the flight back. */
async function chooseRoom(
  flight: FlightOffer,
  { isFree = false, startDate = '', party = PARTY } = {},
): Promise<Room> {
  const [outbound, inbound] = flight.itineraries;
  const dates = {
    startDate:
      startDate ||
      firstNight({
        departsAt: outbound?.segments[0]?.departure.at ?? '',
        landsAt: outbound?.segments.at(-1)?.arrival.at ?? '',
      }),
    endDate: dateOf(inbound?.segments[0]?.departure.at ?? ''),
  };
  const rooms = packageRooms(party, 1);
  const { lat, lon } = findCity('BOG')?.location ?? { lat: 0, lon: 0 };
  const found = (
    await world.json('POST', '/hotel/search', {
      geoSearch: { radius: 20, UOM: 'MI', geoCode: { latitude: lat, longitude: lon } },
      rateInfo: {
        refundableOnly: isFree,
        stayDateTimeRange: dates,
        rooms: {
          room: rooms.map((room, at) => ({
            index: at + 1,
            adult: room.adults,
            children: room.childAges.length,
            childAge: room.childAges,
          })),
        },
      },
    })
  ).body as unknown as HotelSearchReply;
  for (const { hotelInfo, hotelRateInfo } of found.data) {
    const kind = hotelRateInfo.rateInfo.convertedRateInfo?.freeCancellation;
    if (!isFree && kind === 'included') continue;
    const { hotelCode } = hotelInfo;
    const opened = (
      await world.json(
        'GET',
        `/hotel/${hotelCode}?startDate=${dates.startDate}&endDate=${dates.endDate}&rooms=${formatRooms(rooms)}`,
      )
    ).body as unknown as HotelReply;
    const plan = opened.data.rooms
      .flatMap((room) => room.ratePlans)
      .find(({ cancellation }) => (cancellation.kind === 'free') === isFree);
    if (!plan) continue;
    const priced = (await world.json('POST', '/hotel/rate/validate', { hotelCode, rateKey: plan.rateKey }))
      .body as unknown as RateValidateReply;
    return {
      hotelCode,
      rateKey: priced.data.rate.rateKey,
      amount: priced.data.rate.amountAfterTax.amount,
    };
  }
  throw new Error('no such room');
}

const setOrder = (browser: Browser, flight: FlightOffer, room: Room) =>
  browser.call('/user/session/set/package-order', {
    flightOffer: { id: flight.id },
    hotel: { hotelCode: room.hotelCode },
    rateKey: room.rateKey,
  });
async function viewOf(browser: Browser): Promise<OrderView> {
  return (await browser.call('/user/session/order-view', {})).body.data as OrderView;
}

async function readyToPay(browser: Browser, flight: FlightOffer, room: Room, lastName: string) {
  const { id: orderId } = (await setOrder(browser, flight, room)).body.data as { id: string };
  const { travellers } = await viewOf(browser);
  const saved = await browser.call('/user/session/create-passenger', {
    orderId,
    passengers: travellers.map(({ id, type }, place) => ({
      id,
      type,
      firstName: `Ana${'a'.repeat(place)}`,
      lastName,
      gender: 'female',
      dateOfBirth: type === 'ADULT' ? '1990-06-15' : addDays(OUT, -3000),
      primary: place === 0,
    })),
  });
  expect(saved.status).toBe(200);
  const { transactionId } = await world.giveDetails(browser, { orderId });
  const view = await viewOf(browser);
  expect(view.missing).toEqual([]);
  return { orderId, transactionId, amount: view.total.amount };
}

async function book(lastName: string, free: { flight?: boolean; room?: boolean } = {}) {
  const flight = await chooseFlight({ isFree: free.flight ?? false });
  const room = await chooseRoom(flight, { isFree: free.room ?? false });
  const browser = await world.openBrowser();
  const order = await readyToPay(browser, flight, room, lastName);
  const direction = await world.pay(browser, order);
  return { browser, order, direction, outcome: await world.status(browser, direction) };
}

const stays = async () =>
  (
    (await world.control('/stays/bookings')) as {
      bookings: { status: string; familyNames: string[]; metadata: object; createdMs: number }[];
    }
  ).bookings;
const tickets = async () =>
  (
    (await world.control('/orders')) as {
      orders: { cancelledAt: string | null; familyNames: string[]; createdMs: number }[];
    }
  ).orders;
const lastPayment = async () =>
  ((await world.control('/payments')) as { payments: { status: string; amount: number }[] }).payments.at(-1);
const of = <Made extends { familyNames: string[] }>(made: readonly Made[], lastName: string) =>
  made.filter(({ familyNames }) => familyNames.includes(String(printedName(lastName))));

describe('B-25 setting a package', () => {
  it('K-05: one order whose total is flight plus room, with both parts told', async () => {
    const flight = await chooseFlight();
    const room = await chooseRoom(flight);
    const browser = await world.openBrowser();
    const set = await setOrder(browser, flight, room);
    expect([set.status, set.body.data]).toMatchObject([
      200,
      { baggageUrl: `/air/flightOffer/${flight.id}/bags` },
    ]);
    const view = v.parse(OrderViewSchema, await viewOf(browser));
    const sum = packageTotal(flight.price.intTotal, { amount: room.amount, currency: 'USD' });
    expect(view).toMatchObject({ orderKind: 'package', summaryPath: '/booking/summary', total: sum });
    expect(view.priceLines.reduce((total, line) => total + line.total.amount, 0)).toBe(sum.amount);
    expect(view.sections.map(({ kind }) => kind)).toEqual(['journey', 'journey', 'facts', 'facts']);
    expect(view.heading).toMatch(/^Madrid – Bogota \+ .+, Bogota$/);
    // The forms are the flight's, for all three.
    expect(view.travellers.map(({ type }) => type)).toEqual(['ADULT', 'ADULT', 'CHILD']);
    expect(view.requirements.travellerFields).toBeUndefined();
  });

  it('F-37, B-26: a bag of the flight is added to the whole; an empty list removes it', async () => {
    const flight = await chooseFlight();
    const browser = await world.openBrowser();
    const set = await setOrder(browser, flight, await chooseRoom(flight));
    const { id: orderId, baggageUrl } = set.body.data as { id: string; baggageUrl: string };
    const before = await viewOf(browser);
    const [bag] = (await world.json('GET', baggageUrl)).body.data as {
      additionalServicesId: string;
      journeyType: string;
      segmentIds: string[];
      travellerId: string;
      amount: { amount: number };
    }[];
    if (!bag) throw new Error('no bag');
    const added = await browser.call('/user/session/add/additional-services', {
      orderId,
      baggages: [
        {
          additionalServicesId: bag.additionalServicesId,
          journeyType: bag.journeyType,
          quantity: 1,
          segmentIds: bag.segmentIds,
          travellerId: bag.travellerId,
        },
      ],
    });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({
      id: expect.any(String),
      total: { amount: before.total.amount + bag.amount.amount },
    });
    const removed = await browser.call('/user/session/add/additional-services', { orderId, baggages: [] });
    expect(removed.body.data).toMatchObject({ total: before.total });
  });

  it('K-04: other nights than the flight’s and a flight without a way back are refused with the field', async () => {
    const flight = await chooseFlight();
    const browser = await world.openBrowser();
    const late = await setOrder(browser, flight, await chooseRoom(flight, { startDate: addDays(OUT, 2) }));
    expect([late.status, late.body.error]).toMatchObject([
      400,
      { fields: [{ path: 'rateKey', code: 'stay_dates_differ' }] },
    ]);
    const search = await world.json('POST', '/air/flight-offer/search', {
      legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: OUT } },
      travelerInfo: PARTY,
    });
    const [offer] = search.body.data as FlightOffer[];
    const priced = await world.json('POST', '/air/flight-offer/validate', {
      data: { type: 'flight-offers-pricing', flightOffers: [{ id: offer?.id }], metaName: '' },
    });
    const [oneWay] = priced.body.data as FlightOffer[];
    const refused = await setOrder(browser, oneWay as FlightOffer, await chooseRoom(flight));
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { fields: [{ path: 'flightOffer.id', code: 'return_missing' }] },
    ]);
  });

  it('K-02: a room for fewer people than fly is refused with the field', async () => {
    const flight = await chooseFlight();
    const room = await chooseRoom(flight, { party: { adult: 1, child: 0, infant: 0 } });
    const refused = await setOrder(await world.openBrowser(), flight, room);
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { fields: [{ path: 'rateKey', code: 'guests_differ' }] },
    ]);
  });

  it('either half gone is told as such', async () => {
    const flight = await chooseFlight();
    const room = await chooseRoom(flight);
    const browser = await world.openBrowser();
    const noRoom = await setOrder(browser, flight, { ...room, rateKey: 'stay_nobody' });
    expect([noRoom.status, noRoom.body.error]).toMatchObject([404, { code: 'hotel_not_found' }]);
    const noFlight = await setOrder(browser, { ...flight, id: 'off_nobody' }, room);
    expect([noFlight.status, noFlight.body.error]).toMatchObject([404, { code: 'offer_not_found' }]);
  });
});

describe('K-07 booking a package', () => {
  it('both halves stand, one charge, one confirmation with both locators', async () => {
    const { order, outcome } = await book('Paquete');
    expect(outcome.status).toBe(200);
    const { booking } = outcome.body.data as { booking: ConfirmedBooking };
    expect(booking).toMatchObject({
      kind: 'package',
      totalPaid: { amount: order.amount },
      ticketing: { ticketed: true },
    });
    expect(booking.supplierReference).toMatch(/^\w+ · \w+$/);
    expect(of(await stays(), 'Paquete')).toMatchObject([{ status: 'confirmed' }]);
    expect(of(await tickets(), 'Paquete')).toMatchObject([{ cancelledAt: null }]);
    expect(await lastPayment()).toMatchObject({ status: 'succeeded', amount: order.amount });
  });

  it.each([
    ['a room that can be given up before a flight that cannot', 'Uno', { room: true }, 'hotel'],
    ['a flight that can be given up before a room that cannot', 'Dos', { flight: true }, 'flight'],
  ])('orders %s', async (_title, lastName, free, first) => {
    const { outcome } = await book(lastName, free);
    expect(outcome.status).toBe(200);
    const parts = await world.dependencies.database
      .selectFrom('supplier_orders')
      .select(['part', 'created_at'])
      .orderBy('created_at')
      .execute();
    expect(parts.map(({ part }) => part)).toEqual(
      first === 'hotel' ? ['hotel', 'flight'] : ['flight', 'hotel'],
    );
  });

  it('the hotel fails after the flight: the flight is cancelled, the payment given back, and it is said so', async () => {
    const { outcome } = await book('No Room', { flight: true });
    expect([outcome.status, outcome.body.error]).toMatchObject([422, { code: 'booking_failed' }]);
    expect(of(await stays(), 'No Room')).toEqual([]);
    expect(of(await tickets(), 'No Room')).toMatchObject([{ cancelledAt: expect.any(String) }]);
    expect((await lastPayment())?.status).toBe('canceled');
  });

  it('the flight fails after the hotel: the room is cancelled, the payment given back', async () => {
    const { outcome } = await book('Soldout', { room: true });
    expect([outcome.status, outcome.body.error]).toMatchObject([422, { code: 'booking_failed' }]);
    expect(of(await stays(), 'Soldout')).toMatchObject([{ status: 'cancelled' }]);
    expect((await lastPayment())?.status).toBe('canceled');
  });

  it('a first half that cannot be given up again is a person’s job: what stands and what is charged is said', async () => {
    await world.control('/stays/switches', { switches: ['cancel_refused'], familyName: 'Soldout' });
    const { browser, direction, outcome } = await book('Soldout', { room: true });
    expect([outcome.status, outcome.body.data]).toMatchObject([202, { paymentStatus: 'pending' }]);
    const { explanation } = outcome.body.data as { explanation: string };
    expect(explanation).toMatch(/Hotel: booked \([A-Z0-9]{8}\)/);
    expect(explanation).toMatch(/Flight: could not be booked/);
    expect(explanation).toMatch(/Nothing was charged/);
    const spanish = await world.status(browser, direction, 'es');
    expect((spanish.body.data as { explanation: string }).explanation).toMatch(/No se ha cobrado nada/);
    const rows = await world.dependencies.database.selectFrom('bookings').select('state').execute();
    expect(rows).toEqual([{ state: 'manual_review' }]);
    expect((await lastPayment())?.status).toBe('requires_capture');
  });
});

/** Bought after the booking, for the way back. */
async function addBag(browser: Browser, referenceId: string) {
  const call = async <Data>(path: string, body: object = {}) =>
    (await browser.call(`/booking/${path}`, { referenceId, ...body })).body.data as Data;
  const { bags } = await call<ServiceOffers>('services/offers');
  const [bag] = bags.filter(({ journeyType }) => journeyType === 'return');
  const services = [{ serviceId: bag?.additionalServicesId, quantity: 1 }];
  const quote = await call<ServicesQuote>('services/quote', { services, shown: bag?.amount });
  expect(quote).toMatchObject({ total: bag?.amount, previous: null });
  const { changeId } = quote;
  // What the code does is told by services.test.ts.
  await world.dependencies.database
    .updateTable('booking_changes')
    .set({ allowed_at: new Date() })
    .where('id', '=', changeId)
    .execute();
  await browser.call('/user/session/set/flight-services-order', { change: { id: changeId } });
  const card = await world.giveDetails(browser, { orderId: changeId });
  const paid = await world.pay(browser, { orderId: changeId, ...card, amount: quote.total.amount });
  expect((await world.status(browser, paid)).body.data).toMatchObject({ paymentStatus: 'confirmed' });
  return { bag, quote };
}

describe('M-06 a bag for the flight of a package that was booked', () => {
  it('is paid on top and shown with it; hotel and trip stay as they were', async () => {
    const { browser, outcome, order } = await book('Ruiz');
    const { referenceId } = outcome.body.data as { referenceId: string };
    const call = async <Data>(path: string, body: object = {}) =>
      (await browser.call(`/booking/${path}`, { referenceId, ...body })).body.data as Data;
    const before = await call<ConfirmedBooking>('mine');
    expect(await call('progress')).toMatchObject({ mayAdd: true, mayChange: false });
    const { bag, quote } = await addBag(browser, referenceId);
    const after = await call<ConfirmedBooking>('mine');
    expect(after.totalPaid.amount).toBe(order.amount + quote.total.amount);
    expect(after.additionalServices.baggages).toMatchObject([
      { journeyType: 'return', quantity: 1, travellerId: bag?.travellerId },
    ]);
    expect([after.sections, after.calendar]).toEqual([before.sections, before.calendar]);
    expect(await call('progress')).toMatchObject({
      mayAdd: true,
      events: [{ code: 'paid' }, { code: 'booked' }, { code: 'ticketed' }, { code: 'added' }],
    });
  });
});

describe('a package whose hotel was cancelled', () => {
  const mailsOf = async (kind: 'booking-cancelled' | 'booking-changed' | 'itinerary' | 'one-time-code') => {
    const rows = await world.dependencies.database
      .selectFrom('mails')
      .select('message')
      .where('kind', '=', kind)
      .execute();
    return Promise.all(rows.map(({ message }) => PostalMime.parse(message)));
  };

  it.each([
    ['gives money back: offered', true],
    ['gives nothing back: not offered, and refused where it is asked for', false],
  ])('its hotel alone %s', async (_title, isFree) => {
    const { browser, outcome } = await book('Solo', { flight: true, room: isFree });
    const { booking } = outcome.body.data as { booking: ConfirmedBooking };
    const after = (path: string, body: object = {}) =>
      browser.call(`/booking/${path}`, { referenceId: booking.referenceId, ...body });
    const { parts } = (await after('progress')).body.data as BookingProgress;
    expect(parts).toEqual([
      { name: 'flight', title: FLIGHT_WORDS.name, isCancelled: false, aloneToo: false },
      { name: 'hotel', title: HOTEL_WORDS.name, isCancelled: false, aloneToo: isFree },
    ]);
    expect((await after('cancellation/quote', { part: 'hotel' })).status).toBe(isFree ? 200 : 409);
  });

  it('is a flight wherever it is shown, listed or mailed, and says what was cancelled', async () => {
    const { browser, outcome } = await book('Medio', { room: true });
    const { booking: bought } = outcome.body.data as { booking: ConfirmedBooking };
    const { referenceId } = bought;
    const hotel = bought.heading.split(' + ')[1] ?? '';
    expect(hotel).not.toBe('');
    expect(bought.policies.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Flight: /), expect.stringMatching(/^Hotel: /)]),
    );
    const after = (path: string, body: object = {}) =>
      browser.call(`/booking/${path}`, { referenceId, ...body });
    const { quoteId } = (await after('cancellation/quote', { part: 'hotel' })).body.data as {
      quoteId: string;
    };
    await after('cancellation/code', { purpose: 'cancel_part' });
    const code = await mailedCode(world.dependencies.database);
    expect(await after('cancellation/confirm', { quoteId, code })).toMatchObject({ status: 200 });
    await world.api.settlement.settleDue();

    const booking = (await after('mine')).body.data as ConfirmedBooking;
    expect(booking).toMatchObject({
      status: 'confirmed',
      kindName: 'Flight',
      heading: bought.heading.split(' + ')[0],
      cancelled: [{ kindName: 'Hotel', heading: hotel }],
      ticketing: { ticketed: true },
      totalPaid: bought.totalPaid,
    });
    const name = hotel.split(',')[0] ?? '';
    const { cancelled: _said, priceLines: _paid, ...rest } = booking;
    expect(JSON.stringify(rest)).not.toContain(name);
    expect(booking.supplierReferences?.map(({ part }) => part)).toEqual(['flight']);
    expect(booking.policies.some(({ title }) => title.startsWith('Hotel'))).toBe(false);
    expect(await receiptPdf(booking, 'en')).toBeInstanceOf(Buffer);

    const { data: trips } = await browser.list();
    expect(trips).toMatchObject([{ kindName: 'Flight', title: booking.heading, status: 'confirmed' }]);

    expect((await after('itinerary/share', { to: 'mateo@example.com' })).status).toBe(202);
    const [shared] = await mailsOf('itinerary');
    expect(shared?.text).not.toContain(name);
    expect(shared?.subject).not.toContain(name);
    const [cancelled] = await mailsOf('booking-cancelled');
    expect(cancelled?.subject).toBe(`Hotel canceled · ${referenceId}`);
    const [asked] = await mailsOf('one-time-code');
    expect(asked?.text).toContain(`This code cancels the hotel of booking ${referenceId}`);

    const { quote } = await addBag(browser, referenceId);
    await world.api.settlement.settleDue();
    const [changed] = await mailsOf('booking-changed');
    expect(changed?.text).not.toContain(name);
    const [{ amount: back } = { amount: { amount: 0, currency: '' } }] = booking.refunds ?? [];
    expect(back.amount).toBeGreaterThan(0);
    const net = bought.totalPaid.amount + quote.total.amount - back.amount;
    const words = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(words(changed?.text ?? '')).toContain(
      words(`Paid after refunds: ${formatMoney({ amount: net, currency: 'USD' }, 'en-US')}`),
    );
  });
});
