import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ActivityReply,
  ActivitySearchReply,
  ActivityValidateReply,
  FlightOffer,
  FlightSearchReply,
  HotelReply,
  HotelSearchReply,
  OrderView,
  RateValidateReply,
  ValidateReply,
} from '@travesia/contracts';
import { addDays, marginReturned, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chargedFor } from '../../settled.ts';
import { STARTUP_MS } from '../../testing.ts';
import { createCheckoutWorld, type Browser, type CheckoutWorld } from '../../testing-checkout.ts';
import { balanceOf } from '../payments/ledger-lines.ts';
import type { ReconciliationDatabase } from '../reconciliation/index.ts';
import { readOurMoves } from '../reconciliation/our-moves.ts';
import { giveBack } from '../payments/testing/shopper.ts';

const TODAY = todayIn(Date.now());
/** 0.8 EUR for a dollar, two percent on top: a euro costs 1.275 dollars. */
const RATE = 1.275;
const euros = (amount: number) => chargedFor({ amount, currency: 'EUR', rate: RATE }).amount;

let world: CheckoutWorld;
let asOf = TODAY;
let rates: Record<string, number> = {};
let days = 40;
beforeAll(async () => {
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-settlement-'));
  world = await createCheckoutWorld(
    { MAIL_FOLDER },
    { exchangeRates: { read: async () => ({ source: 'test', asOf, base: 'USD', rates }) } },
  );
}, STARTUP_MS);
beforeEach(async () => {
  asOf = TODAY;
  rates = { USD: 1, EUR: 0.8 };
  // Nobody has searched for that day before.
  days += 1;
  await world.testDatabase.truncate();
  await world.control('/account', { currency: 'EUR' });
});
afterAll(() => world.close());

const search = () =>
  world.json('POST', '/air/flight-offer/search', {
    legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: addDays(TODAY, days) } },
    travelerInfo: { adult: 1, child: 0, infant: 0 },
  });
const offersOf = async () => ((await search()).body as unknown as FlightSearchReply).data;
const priceOf = (offer: FlightOffer | undefined) => offer?.price.intTotal.amount ?? 0;
async function priced(offer: FlightOffer | undefined): Promise<ValidateReply> {
  const data = { type: 'flight-offers-pricing', flightOffers: [{ id: offer?.id }], metaName: '' };
  return (await world.json('POST', '/air/flight-offer/validate', { data })).body as unknown as ValidateReply;
}

async function viewOf(browser: Browser): Promise<OrderView> {
  return (await browser.call('/user/session/order-view', {})).body.data;
}

async function book(path: string, body: Record<string, unknown>, bags: readonly unknown[] = []) {
  const browser = await world.openBrowser();
  const set = await browser.call(`/user/session/set/${path}`, body);
  const { id: orderId } = set.body.data as { id: string };
  if (bags.length > 0)
    expect(
      await browser.call('/user/session/add/additional-services', { orderId, baggages: bags }),
    ).toMatchObject({ status: 201 });
  const { travellers } = await viewOf(browser);
  await browser.call('/user/session/create-passenger', {
    orderId,
    passengers: travellers.map(({ id, type }, place) => ({
      id,
      type,
      firstName: 'Ana',
      lastName: 'Pérez',
      // Whoever guides asks for names alone.
      ...(path !== 'activity-order' && { gender: 'female', dateOfBirth: '1990-06-15' }),
      primary: place === 0,
    })),
  });
  const { transactionId } = await world.giveDetails(browser, { orderId });
  const view = await viewOf(browser);
  const paying = { orderId, transactionId, amount: view.total.amount };
  const { body: outcome } = await world.status(browser, await world.pay(browser, paying));
  const { paymentStatus, referenceId } = outcome.data as { paymentStatus: string; referenceId: string };
  expect(paymentStatus).toBe('confirmed');
  return { browser, referenceId, total: view.total.amount };
}

async function linesOf(kind: string) {
  const lines = await world.dependencies.database.selectFrom('ledger_lines').selectAll().execute();
  expect(balanceOf(lines)).toBe(0);
  return lines.filter((line) => line.kind === kind);
}
const settledOrders = () =>
  world.dependencies.database
    .selectFrom('supplier_orders')
    .select(['settled_amount', 'settled_currency', 'settled_rate'])
    .execute();

describe('W-09: an account that settles in euros', () => {
  it('a flight with a bag is found, priced and paid in dollars, ordered in euros, and given back at its rate', async () => {
    const ours = await world.control('/account', { currency: 'USD' }).then(offersOf);
    days += 1;
    await world.control('/account', { currency: 'EUR' });
    const found = await offersOf();
    expect(found.length).toBeGreaterThan(ours.length / 2);
    const offer = found.find(({ conditions }) => conditions.refundable);
    const { data, included, meta } = await priced(offer);
    expect(meta.priceChanged).toBe(false);
    const { data: bagList } = (await world.json('GET', `/air/flightOffer/${data[0]?.id}/bags`)).body as {
      data: { additionalServicesId: string; journeyType: string; segmentIds: string[] }[];
    };
    const [bag] = bagList;
    expect(included.bags?.[0]?.amount.currency).toBe('USD');
    const chosen = bag
      ? [
          {
            additionalServicesId: bag.additionalServicesId,
            journeyType: bag.journeyType,
            segmentIds: bag.segmentIds,
            quantity: 1,
          },
        ]
      : [];
    const { browser, referenceId } = await book('flight-order', { flightOffer: { id: data[0]?.id } }, chosen);

    const [order] = await settledOrders();
    const { orders } = (await world.control('/orders')) as { orders: { paidCents: number }[] };
    expect(order).toEqual({
      settled_amount: orders.at(-1)?.paidCents,
      settled_currency: 'EUR',
      settled_rate: RATE,
    });
    const [cost] = await linesOf('supplier_cost');
    expect(cost).toMatchObject({
      amount: -euros(order?.settled_amount ?? 0),
      currency: 'USD',
      settled_amount: -(order?.settled_amount ?? 0),
      settled_currency: 'EUR',
    });

    // The supplier's statement is in euros.
    const source = (
      await world.dependencies.database.selectFrom('supplier_orders').select('supplier').execute()
    ).at(-1);
    const moves = await readOurMoves(world.dependencies.database as unknown as ReconciliationDatabase, {
      source: source?.supplier ?? '',
      isProvider: false,
      from: new Date(0),
      until: new Date('2100-01-01'),
      references: [],
    });
    expect(moves.at(-1)).toMatchObject({
      kind: 'charge',
      amount: { amount: order?.settled_amount, currency: 'EUR' },
    });

    // What the euro does meanwhile is ours: the traveller gets back at the rate of the booking.
    rates = { USD: 1, EUR: 0.5 };
    const [margin] = await linesOf('margin');
    const { back, parts } = await giveBack(world.dependencies.database, browser, referenceId);
    const [refund] = await linesOf('supplier_refund');
    const [paid, given] = [-(cost?.amount ?? 0), refund?.amount ?? 0];
    expect(refund).toMatchObject({ amount: euros(refund?.settled_amount ?? 0), settled_currency: 'EUR' });
    expect(back.amount).toBe(given + marginReturned(-(margin?.amount ?? 0), { given, cost: paid }));
    expect((parts[0]?.supplierKeeps.amount ?? 0) + given).toBe(paid);
  });

  it('a stay is priced in dollars with its terms, and booked', async () => {
    const { lat, lon } = findCity('VDE')?.location ?? { lat: 0, lon: 0 };
    const [startDate, endDate] = [addDays(TODAY, days), addDays(TODAY, days + 3)];
    const asked = {
      geoSearch: { radius: 5, UOM: 'MI', geoCode: { latitude: lat, longitude: lon } },
      rateInfo: {
        stayDateTimeRange: { startDate, endDate },
        rooms: { room: [{ index: 1, adult: 2, children: 0, childAge: [] }] },
      },
    };
    const { data } = (await world.json('POST', '/hotel/search', asked)).body as unknown as HotelSearchReply;
    const hotel = data.find(({ hotelInfo }) => hotelInfo.hotelName === 'Hotel Sin Fotos');
    const hotelCode = hotel?.hotelInfo.hotelCode ?? '';
    const address = `/hotel/${hotelCode}?startDate=${startDate}&endDate=${endDate}&rooms=2`;
    const opened = (await world.json('GET', address)).body as unknown as HotelReply;
    const plan = opened.data.rooms
      .flatMap(({ ratePlans }) => ratePlans)
      .find(({ cancellation }) => cancellation.kind === 'free');
    const { data: checked } = (
      await world.json('POST', '/hotel/rate/validate', { hotelCode, rateKey: plan?.rateKey })
    ).body as unknown as RateValidateReply;
    expect(checked.rate.amountAfterTax).toEqual(plan?.amountAfterTax);
    expect(checked.rate.cancellation.kind).toBe('free');
    const { browser, referenceId, total } = await book('hotel-order', {
      hotel: { hotelCode },
      rateKey: checked.rate.rateKey,
    });
    const [order] = await settledOrders();
    expect(order).toMatchObject({ settled_currency: 'EUR', settled_rate: RATE });
    expect(total).toBe(euros(order?.settled_amount ?? 0));
    expect((await giveBack(world.dependencies.database, browser, referenceId)).back.amount).toBe(total);
  });

  const PAXES = [{ age: 30 }, { age: 30 }, { age: 8 }];
  /** An activity on its first day, as its page checks it. */
  async function checkedActivity(name = 'No Pictures') {
    const { lat, lon } = findCity('VDE')?.location ?? { lat: 0, lon: 0 };
    const [from, to] = [addDays(TODAY, days), addDays(TODAY, days + 3)];
    const asked = {
      filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
      from,
      to,
      paxes: PAXES,
    };
    const { data } = (await world.json('POST', '/activities/search', asked))
      .body as unknown as ActivitySearchReply;
    const found = data.find((each) => each.name.includes(name));
    const address = `/activities/${found?.code}?from=${from}&to=${to}&paxes=30-30-8`;
    const opened = (await world.json('GET', address)).body as unknown as ActivityReply;
    const [modality] = opened.data.modalities;
    const shown = modality?.rates.find(({ code }) => code === 'GENERIC')?.days[0];
    const choice = { code: found?.code, modality: modality?.code, date: shown?.date, paxes: PAXES };
    const { body } = await world.json('POST', '/activities/validate', { ...choice, rate: 'GENERIC' });
    const checked = body as unknown as ActivityValidateReply;
    return { shown, checked, order: { ...choice, rateKey: checked.data?.rate.rateKey } };
  }

  it('an activity is found, priced and paid in dollars, booked in euros, and given back at its rate', async () => {
    const { shown, checked, order } = await checkedActivity();
    expect(checked.data.rate).toMatchObject({ amount: shown?.amount, currency: 'USD' });
    expect(checked.data.rate.cancellation.kind).toBe('free');
    // What is booked needs no rate any more.
    rates = {};
    const { browser, referenceId, total } = await book('activity-order', order);
    const [settled] = await settledOrders();
    expect(settled).toMatchObject({ settled_currency: 'EUR', settled_rate: RATE });
    const { bookings } = (await world.control('/activities/bookings')) as {
      bookings: { totalAmount: number }[];
    };
    expect(settled?.settled_amount).toBe(Math.round((bookings.at(-1)?.totalAmount ?? 0) * 100));
    const [cost] = await linesOf('supplier_cost');
    expect(cost).toMatchObject({
      amount: -euros(settled?.settled_amount ?? 0),
      settled_amount: -(settled?.settled_amount ?? 0),
    });
    const { back } = await giveBack(world.dependencies.database, browser, referenceId);
    const [refund] = await linesOf('supplier_refund');
    expect(refund).toMatchObject({
      amount: -(cost?.amount ?? 0),
      settled_amount: settled?.settled_amount,
      settled_currency: 'EUR',
    });
    expect(back.amount).toBe(total);
  });

  it('an activity without a rate of these days is neither listed nor checked', async () => {
    const { order } = await checkedActivity();
    rates = { USD: 1 };
    const failed = { error: { code: 'supplier_failed' } };
    const { rateKey: _, ...again } = order;
    expect((await world.json('POST', '/activities/validate', again)).body).toMatchObject(failed);
    days += 1;
    await expect(checkedActivity()).rejects.toThrow();
  });

  it.each([
    ['missing', () => (rates = { USD: 1 })],
    ['too old', () => (asOf = addDays(TODAY, -4))],
  ])('a rate that is %s ends the search in words, before anything is held', async (_what, spoil) => {
    const [shown] = await offersOf();
    spoil();
    const again = await priced(shown);
    days += 1;
    for (const reply of [again, (await search()).body]) {
      expect(reply).toMatchObject({
        error: { code: 'supplier_failed', message: expect.stringMatching(/Nothing has been charged/) },
      });
    }
  });

  it('a price that was quoted is ordered though there is no rate any more', async () => {
    const { data } = await priced((await offersOf())[0]);
    rates = {};
    const { total } = await book('flight-order', { flightOffer: { id: data[0]?.id } });
    expect(total).toBe(priceOf(data[0]));
    expect(await settledOrders()).toMatchObject([{ settled_currency: 'EUR', settled_rate: RATE }]);
  });
});
