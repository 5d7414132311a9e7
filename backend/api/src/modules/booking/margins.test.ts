import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ActivityReply,
  ActivitySearchReply,
  ActivityValidateReply,
  ConfirmedBooking,
  FlightOffer,
  FlightSearchReply,
  HotelReply,
  HotelSearchReply,
  MarginRule,
  MarketSettings,
  OrderView,
  RateValidateReply,
  ValidateReply,
} from '@travesia/contracts';
import { addDays, marginReturned, priceWithMargin, todayIn } from '@travesia/domain';
import { findCity } from '@travesia/geography';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STARTUP_MS } from '../../testing.ts';
import { createCheckoutWorld, type Browser, type CheckoutWorld } from '../../testing-checkout.ts';
import { balanceOf } from '../payments/ledger-lines.ts';
import { giveBack } from '../payments/testing/shopper.ts';

const MARKETS_FOLDER = join(import.meta.dirname, '../../../../../shell/markets');
const TODAY = todayIn(Date.now());
const FROM = addDays(TODAY, 40);
const TO = addDays(FROM, 3);
const RULE: MarginRule = { percent: 7.5, fixed: 199, minimum: 300, maximum: 9_000, roundTo: 1 };
const SETTINGS: MarketSettings = {
  contactNumber: '+1 800 555 0170',
  defaultCurrency: 'USD',
  paymentMode: 'provider',
  fees: { atol: 2.5 },
  phoneDeals: [],
};

let world: CheckoutWorld;
let margins: Record<string, MarginRule[]> = {};
beforeAll(async () => {
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-margins-'));
  world = await createCheckoutWorld(
    { MARKETS_FOLDER, MAIL_FOLDER },
    {
      marketSettings: () =>
        Object.fromEntries(
          Object.entries(margins).map(([market, own]) => [market, { ...SETTINGS, margins: own }]),
        ),
    },
  );
}, STARTUP_MS);
beforeEach(async () => {
  margins = {};
  await world.testDatabase.truncate();
});
afterAll(() => world.close());

const from = (visitor?: string): Record<string, string> => (visitor ? { 'x-visitor': visitor } : {});
const totalOf = (offer: FlightOffer | undefined) => offer?.price.intTotal.amount ?? 0;

async function searchFlights(visitor?: string): Promise<FlightOffer[]> {
  const asked = {
    legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: FROM } },
    travelerInfo: { adult: 2, child: 1, infant: 0, ages: [30, 30, 8] },
  };
  const { body } = await world.json('POST', '/air/flight-offer/search', asked, from(visitor));
  return (body as unknown as FlightSearchReply).data;
}
async function priceFlight(id: string, visitor?: string): Promise<ValidateReply> {
  const data = { type: 'flight-offers-pricing', flightOffers: [{ id }], metaName: '' };
  const { body } = await world.json('POST', '/air/flight-offer/validate', { data }, from(visitor));
  return body as unknown as ValidateReply;
}

async function searchHotels(visitor?: string): Promise<HotelSearchReply> {
  const { lat, lon } = findCity('VDE')?.location ?? { lat: 0, lon: 0 };
  const room = [{ index: 1, adult: 2, children: 0, childAge: [] }];
  const asked = {
    geoSearch: { radius: 5, UOM: 'MI', geoCode: { latitude: lat, longitude: lon } },
    rateInfo: { stayDateTimeRange: { startDate: FROM, endDate: TO }, rooms: { room } },
  };
  return (await world.json('POST', '/hotel/search', asked, from(visitor)))
    .body as unknown as HotelSearchReply;
}
async function chooseRoom(visitor?: string) {
  const { data } = await searchHotels(visitor);
  const hotel = data.find(({ hotelInfo }) => hotelInfo.hotelName === 'Hotel Sin Fotos');
  const hotelCode = hotel?.hotelInfo.hotelCode ?? '';
  const address = `/hotel/${hotelCode}?startDate=${FROM}&endDate=${TO}&rooms=2`;
  const opened = (await world.json('GET', address, undefined, from(visitor))).body as unknown as HotelReply;
  const plans = opened.data.rooms.flatMap(({ ratePlans }) => ratePlans);
  const plan = plans.find(({ cancellation }) => cancellation.timeline.length > 0) ?? plans[0];
  if (!plan) throw new Error('no rate');
  const validated = (
    await world.json('POST', '/hotel/rate/validate', { hotelCode, rateKey: plan.rateKey }, from(visitor))
  ).body as unknown as RateValidateReply;
  return {
    listed: hotel?.hotelRateInfo.rateInfo.convertedRateInfo,
    plans,
    plan,
    validated,
    body: { hotel: { hotelCode }, rateKey: validated.data.rate.rateKey },
  };
}

async function chooseActivity(visitor?: string) {
  const { lat, lon } = findCity('VDE')?.location ?? { lat: 0, lon: 0 };
  const paxes = [{ age: 30 }, { age: 30 }, { age: 8 }];
  const asked = {
    filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
    from: FROM,
    to: TO,
    paxes,
  };
  const list = (await world.json('POST', '/activities/search', asked, from(visitor)))
    .body as unknown as ActivitySearchReply;
  const found = list.data.find(({ name }) => name.includes('No Pictures'));
  const address = `/activities/${found?.code ?? ''}?from=${FROM}&to=${TO}&paxes=30-30-8`;
  const opened = (await world.json('GET', address, undefined, from(visitor)))
    .body as unknown as ActivityReply;
  const [modality] = opened.data.modalities;
  const [rate] = modality?.rates ?? [];
  const [day] = rate?.days ?? [];
  if (!found || !modality || !rate || !day) throw new Error('nothing can be had');
  const choice = { code: found.code, modality: modality.code, date: day.date, paxes };
  const validated = (
    await world.json('POST', '/activities/validate', { ...choice, rate: rate.code }, from(visitor))
  ).body as unknown as ActivityValidateReply;
  return { listed: found, day, validated, body: { ...choice, rateKey: validated.data.rate.rateKey } };
}

async function viewOf(browser: Browser): Promise<OrderView> {
  return (await browser.call('/user/session/order-view', {})).body.data;
}

/** Sets the order, fills it in and pays it. */
async function book(path: string, body: Record<string, unknown>) {
  const browser = await world.openBrowser();
  const set = await browser.call(`/user/session/set/${path}`, body);
  const { id: orderId } = set.body.data as { id: string };
  const { travellers } = await viewOf(browser);
  await browser.call('/user/session/create-passenger', {
    orderId,
    passengers: travellers.map(({ id, type }, place) => ({
      id,
      type,
      firstName: `Ana${'a'.repeat(place)}`,
      lastName: 'Pérez',
      gender: 'female',
      dateOfBirth: type === 'CHILD' ? addDays(TODAY, -8 * 366) : '1990-06-15',
      primary: place === 0,
    })),
  });
  const { transactionId } = await world.giveDetails(browser, { orderId });
  const view = await viewOf(browser);
  const paying = { orderId, transactionId, amount: view.total.amount };
  const { body: outcome } = await world.status(browser, await world.pay(browser, paying));
  const { paymentStatus, referenceId, booking } = outcome.data as {
    paymentStatus: string;
    referenceId: string;
    booking: ConfirmedBooking;
  };
  expect(paymentStatus).toBe('confirmed');
  return { browser, view, referenceId, booking };
}

const linesOf = async () => {
  const lines = await world.dependencies.database
    .selectFrom('ledger_lines')
    .select(['kind', 'amount'])
    .execute();
  expect(balanceOf(lines)).toBe(0);
  return (kind: string) => lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);
};

/** Quotes and carries out the cancellation. */
describe('W-14: a price with a margin is the same from search to ledger', () => {
  it('a flight: found, priced, paid and booked at one price; the airline gets its own', async () => {
    const costs = await searchFlights();
    margins = { intl: [{ ...RULE, product: 'flight' }] };
    const [cost, found] = [costs[0], (await searchFlights())[0]];
    const sold = priceWithMargin({ amount: totalOf(cost), currency: 'USD' }, RULE).amount;
    expect(totalOf(found)).toBe(sold);
    expect(found?.travelerPricings.reduce((sum, { price }) => sum + price.intTotal.amount, 0)).toBe(sold);

    const priced = await priceFlight(found?.id ?? '');
    expect(priced).toMatchObject({
      data: [{ price: { intTotal: { amount: sold } } }],
      meta: { priceChanged: false },
    });
    const booked = await book('flight-order', { flightOffer: { id: priced.data[0]?.id } });
    const fee = 3 * 250;
    expect(booked.view.total.amount).toBe(sold + fee);
    expect(booked.booking.totalPaid.amount).toBe(sold + fee);
    expect(booked.booking.priceLines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(sold + fee);
    const of = await linesOf();
    expect([of('captured'), of('supplier_cost'), of('fee'), of('margin')]).toEqual([
      sold + fee,
      -totalOf(cost),
      -fee,
      -(sold - totalOf(cost)),
    ]);
  });

  it('a stay: list, rooms, terms and total have the margin, and the terms promise its share', async () => {
    const bare = await chooseRoom();
    margins = { intl: [{ ...RULE, product: 'hotel' }] };
    const shown = await chooseRoom();
    const withMargin = (amount = 0) => priceWithMargin({ amount, currency: 'USD' }, RULE).amount;
    expect(shown.listed?.amountAfterTax.amount).toBe(withMargin(bare.listed?.amountAfterTax.amount));
    const [cost, sold] = [bare.plan.amountAfterTax.amount, shown.plan.amountAfterTax.amount];
    expect(sold).toBe(withMargin(cost));
    const margin = sold - cost;
    expect(shown.plan.cancellation.timeline.map(({ refund }) => refund.amount)).toEqual(
      bare.plan.cancellation.timeline.map(
        ({ refund }) => refund.amount + marginReturned(margin, { given: refund.amount, cost }),
      ),
    );
    expect(
      shown.validated.data.rate.amountAfterTax.amount - bare.validated.data.rate.amountAfterTax.amount,
    ).toBe(
      withMargin(bare.validated.data.rate.amountAfterTax.amount) -
        bare.validated.data.rate.amountAfterTax.amount,
    );
    const { view, browser, referenceId } = await book('hotel-order', shown.body);
    expect(view.total).toEqual(shown.validated.data.rate.amountAfterTax);
    const of = await linesOf();
    expect(of('supplier_cost')).toBe(-bare.validated.data.rate.amountAfterTax.amount);
    expect(of('margin')).toBe(of('supplier_cost') * -1 - view.total.amount);

    const [step] = shown.validated.data.rate.cancellation.timeline;
    const quote = await giveBack(world.dependencies.database, browser, referenceId);
    expect(quote.back.amount).toBe(step?.refund.amount ?? 0);
    const after = await linesOf();
    expect(-after('refunded')).toBe(quote.back.amount);
  });

  it('an activity: list, day, total and lines have the margin', async () => {
    const bare = await chooseActivity();
    margins = { intl: [{ ...RULE, product: 'activity' }] };
    const shown = await chooseActivity();
    const sold = priceWithMargin({ amount: bare.day.amount, currency: 'USD' }, RULE).amount;
    expect([shown.day.amount, shown.validated.data.rate.amount]).toEqual([sold, sold]);
    expect(shown.listed.totalFrom?.amount).toBe(
      priceWithMargin({ amount: bare.listed.totalFrom?.amount ?? 0, currency: 'USD' }, RULE).amount,
    );
    const { view } = await book('activity-order', shown.body);
    expect(view.total.amount).toBe(sold);
    expect(view.priceLines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(sold);
    const of = await linesOf();
    expect([of('supplier_cost'), of('margin')]).toEqual([-bare.day.amount, -(sold - bare.day.amount)]);
  });

  it('a rule of activities is none of tours', async () => {
    margins = { intl: [{ ...RULE, product: 'tour' }] };
    const before = await chooseActivity();
    margins = {};
    expect((await chooseActivity()).day.amount).toBe(before.day.amount);
  });
});

describe('W-14: what goes back of a price with a margin', () => {
  it('of our margin the share that the airline gives back of its price', async () => {
    const costs = await searchFlights();
    const place = costs.findIndex(
      ({ conditions }) => conditions.refundable && (conditions.refundPenalty?.amount ?? 0) > 0,
    );
    margins = { intl: [RULE] };
    const shown = (await searchFlights())[place];
    const cost = totalOf(costs[place]);
    const margin = totalOf(shown) - cost;
    const penalty = costs[place]?.conditions.refundPenalty?.amount ?? 0;
    const share = marginReturned(margin, { given: cost - penalty, cost });
    expect(shown?.conditions.refundPenalty?.amount).toBe(penalty + margin - share);

    const priced = await priceFlight(shown?.id ?? '');
    const booked = await book('flight-order', { flightOffer: { id: priced.data[0]?.id } });
    const { back, parts } = await giveBack(world.dependencies.database, booked.browser, booked.referenceId);
    expect(back.amount).toBe(cost - penalty + share);
    expect(parts).toMatchObject([
      { supplierKeeps: { amount: penalty }, weKeep: { amount: margin - share + 3 * 250 } },
    ]);
    const of = await linesOf();
    expect([of('refunded'), of('supplier_refund')]).toEqual([-back.amount, cost - penalty]);
  });
});

describe('W-14: whose price it is', () => {
  it('a cached search is of one market and one source, where their rules differ', async () => {
    const bare = totalOf((await searchFlights('ES'))[0]);
    margins = { ES: [{ ...RULE, source: 'kayak', percent: 2 }, RULE], MX: [{ ...RULE, fixed: 5_000 }] };
    const price = (rule: MarginRule) => priceWithMargin({ amount: bare, currency: 'USD' }, rule).amount;
    const shown = async (visitor?: string) => totalOf((await searchFlights(visitor))[0]);
    expect(await shown('ES')).toBe(price(RULE));
    expect(await shown('MX')).toBe(price({ ...RULE, fixed: 5_000 }));
    expect(await shown('ES Kayak')).toBe(price({ ...RULE, percent: 2 }));
    expect(await shown('CO')).toBe(bare);
    // Nobody, nonsense, and too much of it.
    for (const nobody of [undefined, 'ZZ', '../..', `ES ${'x'.repeat(2_000)}`, '%']) {
      expect(await shown(nobody)).toBe(bare);
    }
    expect(await shown('ES %E0%A4%A')).toBe(price(RULE));
  });

  it('what was found in one market is priced in another one as that one has it, and the difference is said', async () => {
    margins = { MX: [RULE] };
    const [found] = await searchFlights('ES');
    const reply = await priceFlight(found?.id ?? '', 'MX');
    expect(reply.meta).toMatchObject({ priceChanged: true, previousTotal: found?.price.intTotal });
    expect(totalOf(reply.data[0])).toBe(
      priceWithMargin({ amount: totalOf(found), currency: 'USD' }, RULE).amount,
    );
  });

  it('a rule that is over, or has not begun, counts for nothing; a price that was quoted stands', async () => {
    const bare = totalOf((await searchFlights())[0]);
    margins = { intl: [{ ...RULE, until: TODAY }] };
    const [found] = await searchFlights();
    expect(totalOf(found)).toBeGreaterThan(bare);
    const quoted = await priceFlight(found?.id ?? '');
    margins = {
      intl: [
        { ...RULE, until: addDays(TODAY, -1) },
        { ...RULE, from: addDays(TODAY, 2) },
      ],
    };
    expect(totalOf((await searchFlights())[0])).toBe(bare);
    const { view } = await book('flight-order', { flightOffer: { id: quoted.data[0]?.id } });
    expect(view.total.amount).toBe(totalOf(found) + 3 * 250);
  });
});
