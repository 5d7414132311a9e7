import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  CancellationQuote,
  ConfirmedBooking,
  OrderView,
  SeatMap,
  TravelerInfo,
} from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import { STARTUP_MS } from '../../testing.ts';
import { createMoneyChecks } from './testing/money.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, PAYS, type Browser, type ReadyOrder } from './testing/shopper.ts';

let shop: Shop;
const { openBrowser, json, pricedOffer, fillIn, pay, status } = createShoppers(() => shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(() => shop);

beforeAll(async () => {
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-mails-'));
  const rates = { source: 'test', asOf: todayIn(Date.now()), base: 'USD', rates: { USD: 1, EUR: 0.8 } };
  shop = await openShop(
    {},
    {
      environment: { MAIL_FOLDER },
      exchangeRates: { read: async () => ({ ...rates, base: 'USD' as const }) },
    },
  );
}, STARTUP_MS);
beforeEach(async () => {
  await shop.sandbox.inject({ method: 'DELETE', url: '/_control/switches' });
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

interface Chosen {
  readonly segmentId: string;
  readonly travellerId: string;
  readonly designator: string;
  readonly amount: { readonly amount: number; readonly currency: string };
}

const mapsOf = async (offerId: string) => json('GET', `/air/flightOffer/${offerId}/seat-maps`);
const rowsOf = (maps: readonly SeatMap[]) =>
  maps.flatMap(({ segmentId, cabins }) =>
    cabins.flatMap(({ rows }) => rows.map((row) => ({ ...row, segmentId }))),
  );
/** What is on sale for one traveller, from the front. */
const seatsFor = (maps: readonly SeatMap[], travellerId: string): (Chosen & { isExit: boolean })[] =>
  rowsOf(maps).flatMap(({ segmentId, isExit, seats }) =>
    seats.flatMap(({ designator, services }) =>
      services
        .filter((service) => service.travellerId === travellerId)
        .map(({ amount }) => ({ segmentId, travellerId, designator, amount, isExit })),
    ),
  );
const wish = ({ segmentId, travellerId, designator, amount }: Chosen) => ({
  segmentId,
  travellerId,
  designator,
  amount,
});

const viewOf = async (browser: Browser): Promise<OrderView> =>
  (await browser.call('/user/session/order-view', {})).body.data;
const addSeats = (browser: Browser, orderId: string, seats: readonly Chosen[]) =>
  browser.call('/user/session/add/seats', { orderId, seats: seats.map(wish) });

/** A flight that is set as the order of a new browser, and the seats on sale with it. */
async function openFlight(party: TravelerInfo = ADULT) {
  const browser = await openBrowser(randomUUID());
  const { id } = await pricedOffer('BOG', undefined, party);
  const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id } });
  expect(set).toMatchObject({ status: 200 });
  const { id: orderId } = set.body.data as { id: string };
  const reply = await mapsOf(id);
  expect(reply.status).toBe(200);
  const { travellers, total } = await viewOf(browser);
  return { browser, orderId, maps: reply.body.data as SeatMap[], travellers, fare: total.amount };
}
const ADULT = { adult: 1, child: 0, infant: 0 };
type Opened = Awaited<ReturnType<typeof openFlight>>;

/** One seat for the first traveller, chosen and saved. */
async function openWithSeat() {
  const opened = await openFlight();
  const [seat] = seatsFor(opened.maps, opened.travellers[0]?.id ?? '');
  if (!seat) throw new Error('no seat is on sale');
  expect(await addSeats(opened.browser, opened.orderId, [seat])).toMatchObject({
    status: 201,
    body: { data: { total: { amount: opened.fare + seat.amount.amount } } },
  });
  return { ...opened, seat };
}

const atAirline = async (referenceId: string) => {
  const { orders } = (await shop.sandbox.inject('/_control/orders')).json() as {
    orders: { metadata: Record<string, string>; seats: string[]; paidCents: number }[];
  };
  return orders.find(({ metadata }) => metadata['travesia_reference']?.startsWith(referenceId));
};

/** The two ways to the same payment: over the provider's page, and with the card on our own (B-31, B-32). */
const PAYMENTS = [
  [
    'through the provider',
    async (browser: Browser, ready: ReadyOrder) => status(browser, cartOf(await pay(browser, ready))),
  ],
  [
    'with the card',
    (browser: Browser, ready: ReadyOrder) =>
      browser.call('/user/session/card/success', {
        orderId: ready.orderId,
        transactionId: ready.transactionId,
        amount: ready.order.total.amount,
        currency: 'USD',
      }),
  ],
] as const;

const confirmedBy = async (browser: Browser, ready: ReadyOrder) => {
  const { body } = await PAYMENTS[0][1](browser, ready);
  expect(body.data).toMatchObject({ paymentStatus: 'confirmed' });
  return body.data as { referenceId: string; booking: ConfirmedBooking };
};
const setSwitch = (switches: string[]) =>
  shop.sandbox.inject({ method: 'POST', url: '/_control/switches', payload: { switches } });

describe('Q-06: seats chosen before paying', () => {
  it('shows the cabin of each flight with the price and conditions of its free seats', async () => {
    const { maps, travellers } = await openFlight();
    const rows = rowsOf(maps);
    expect(maps[0]).toMatchObject({
      segmentId: '1',
      title: expect.stringMatching(/^[A-Z0-9]{2} \d+: Madrid – /),
    });
    expect(rows.find(({ isExit }) => isExit)?.seats[0]).toMatchObject({
      name: 'Exit row seat',
      conditions: [expect.any(String), expect.any(String)],
    });
    const seats = rows.flatMap((row) => row.seats);
    expect(seats.some(({ services }) => services.length === 0)).toBe(true);
    expect(seatsFor(maps, travellers[0]?.id ?? '').length).toBeGreaterThan(0);
  });

  it.each(PAYMENTS)(
    'is a line of the total, reaches the airline and is in the booking, paid %s',
    async (_how, payBy) => {
      const { browser, orderId, seat, fare } = await openWithSeat();
      const ready = await fillIn(browser, orderId, { cardNumber: PAYS });
      const total = fare + seat.amount.amount;
      expect(ready.order).toMatchObject({ state: 'ready', total: { amount: total }, seats: [wish(seat)] });
      const label = expect.stringContaining(`Seat ${seat.designator}, flight`);
      expect(ready.order.priceLines).toContainEqual(
        expect.objectContaining({ code: 'service', label, quantity: 1, total: seat.amount }),
      );
      const { body } = await payBy(browser, ready);
      const data = body.data as { paymentStatus: string; referenceId: string; booking: ConfirmedBooking };
      expect(data).toMatchObject({
        paymentStatus: 'confirmed',
        booking: {
          totalPaid: { amount: total },
          priceLines: ready.order.priceLines,
          additionalServices: {
            seats: [{ designator: seat.designator, travellerId: seat.travellerId, amount: seat.amount }],
          },
        },
      });
      expect(await atAirline(data.referenceId)).toMatchObject({ seats: [seat.designator], paidCents: total });
      expect(await moneyAtProvider()).toEqual({ taken: total, held: 0 });
      await expectBalanced();
      const quote = (await browser.call('/booking/cancellation/quote', { referenceId: data.referenceId }))
        .body.data as CancellationQuote;
      expect(quote.parts[0]?.paid).toMatchObject({ amount: total });
    },
  );

  it('seats for each traveller and flight are lines of their own', async () => {
    const { browser, orderId, maps, travellers, fare } = await openFlight({ adult: 2, child: 0, infant: 0 });
    const [first, second] = travellers.map(({ id }, place) => seatsFor(maps, id)[place]);
    if (!first || !second) throw new Error('two seats are on sale');
    expect(await addSeats(browser, orderId, [first, second])).toMatchObject({ status: 201 });
    const { priceLines, total } = await viewOf(browser);
    expect(priceLines.filter(({ code }) => code === 'service')).toHaveLength(2);
    expect(total.amount).toBe(fare + first.amount.amount + second.amount.amount);
  });

  it('going on without seats takes them out of the total, and the airline gets none', async () => {
    const { browser, orderId, fare } = await openWithSeat();
    expect(await addSeats(browser, orderId, [])).toMatchObject({
      status: 201,
      body: { data: { total: { amount: fare } } },
    });
    const { referenceId } = await confirmedBy(browser, await fillIn(browser, orderId));
    expect(await atAirline(referenceId)).toMatchObject({ seats: [], paidCents: fare });
  });

  it('another seat at the same price is another order to pay', async () => {
    const { browser, orderId, maps, seat } = await openWithSeat();
    const { orderKey } = await viewOf(browser);
    const other = seatsFor(maps, seat.travellerId).find(
      ({ designator, amount }) => designator !== seat.designator && amount.amount === seat.amount.amount,
    );
    await addSeats(browser, orderId, other ? [other] : []);
    const changed = await viewOf(browser);
    expect(changed.total).toEqual({ amount: expect.any(Number), currency: 'USD' });
    expect(changed.orderKey).not.toBe(orderKey);
  });

  it.each(PAYMENTS)(
    'a seat that is sold to somebody else before it is paid %s: the hold is released, and another one can be chosen',
    async (_how, payBy) => {
      const { browser, orderId, maps, seat } = await openWithSeat();
      const ready = await fillIn(browser, orderId, { cardNumber: PAYS });
      await sellToSomebodyElse(seat);
      expect(await payBy(browser, ready)).toMatchObject({
        status: 422,
        body: { error: { code: 'services_gone' } },
      });
      expect((await viewOf(browser)).state).toBe('voided');
      expect((await moneyAtProvider()).held).toBe(0);
      await expectBalanced();
      await browser.call('/user/session/set/flight-order', { flightOffer: { id: orderId } });
      expect(await addSeats(browser, orderId, [seat])).toMatchObject({
        status: 409,
        body: { error: { code: 'seat_taken' } },
      });
      const next = seatsFor(maps, seat.travellerId).find(({ designator }) => designator !== seat.designator);
      expect(await addSeats(browser, orderId, next ? [next] : [])).toMatchObject({ status: 201 });
      const { referenceId } = await confirmedBy(browser, await fillIn(browser, orderId));
      expect(await atAirline(referenceId)).toMatchObject({ seats: [next?.designator] });
      await expectBalanced();
    },
  );

  it('a taken seat is refused when it is chosen, and the seat chosen before stays', async () => {
    const { browser, orderId, maps, seat } = await openWithSeat();
    const taken = rowsOf(maps)
      .flatMap(({ seats }) => seats)
      .find(({ services }) => services.length === 0);
    expect(
      await addSeats(browser, orderId, [{ ...seat, designator: taken?.designator ?? '' }]),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'seat_taken' } },
    });
    expect((await viewOf(browser)).seats).toMatchObject([wish(seat)]);
  });

  it('a seat at another price than the page shows is not saved, and both totals are told (S-46)', async () => {
    const { browser, orderId, seat } = await openWithSeat();
    const shown = { amount: seat.amount.amount - 100, currency: 'USD' };
    expect(await addSeats(browser, orderId, [{ ...seat, amount: shown }])).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'price_changed',
          details: { previous: { total: shown }, current: { total: seat.amount } },
        },
      },
    });
  });

  it('an infant has no seat, and none can be chosen for it', async () => {
    const { browser, orderId, maps, travellers } = await openFlight({ adult: 1, child: 0, infant: 1 });
    const infant = travellers.find(({ type }) => type === 'INFANT')?.id ?? '';
    expect(seatsFor(maps, infant)).toEqual([]);
    const [seat] = seatsFor(maps, travellers[0]?.id ?? '');
    if (!seat) throw new Error('no seat is on sale');
    expect(await addSeats(browser, orderId, [{ ...seat, travellerId: infant }])).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found', fields: [{ path: 'seats.0.designator' }] } },
    });
  });

  it('exit rows are for travellers of 15 or over (M-06)', async () => {
    const { browser, orderId, maps, travellers } = await openFlight({
      adult: 2,
      child: 0,
      infant: 0,
      ages: [40, 14],
    });
    const [adult, youth] = travellers.map(({ id }) => id);
    const exit = seatsFor(maps, adult ?? '').find(({ isExit }) => isExit);
    if (!exit || !youth) throw new Error('no exit row is on sale');
    const offered = rowsOf(maps)
      .flatMap(({ seats }) => seats)
      .find(({ designator }) => designator === exit.designator);
    expect(offered?.tooYoung).toEqual([youth]);
    expect(await addSeats(browser, orderId, [{ ...exit, travellerId: youth }])).toMatchObject({
      status: 409,
      body: { error: { code: 'exit_row_age' } },
    });
    expect(await addSeats(browser, orderId, [exit])).toMatchObject({ status: 201 });
  });

  it.each<[string, (seat: Chosen) => Chosen[], number]>([
    ['two seats for one traveller', (seat) => [seat, { ...seat, designator: '99Z' }], 400],
    ['one seat for two travellers', (seat) => [seat, { ...seat, travellerId: '2' }], 400],
    ['a seat that the aircraft does not have', (seat) => [{ ...seat, designator: '99Z' }], 404],
    ['a flight that is not of the order', (seat) => [{ ...seat, segmentId: '9' }], 404],
  ])('refuses %s', async (_what, wanted, expected) => {
    const { browser, orderId, seat } = await openWithSeat();
    expect((await addSeats(browser, orderId, wanted(seat))).status).toBe(expected);
  });

  it('an airline without seat maps offers none; one that does not answer is told apart', async () => {
    const { orderId } = await openFlight();
    await setSwitch(['services_none']);
    expect(await mapsOf(orderId)).toMatchObject({ status: 200, body: { data: [] } });
    await setSwitch(['failing_seat_maps']);
    expect(await mapsOf(orderId)).toMatchObject({
      status: 502,
      body: { error: { code: 'supplier_failed' } },
    });
  });

  it('W-09: an account in euros pays for the seat in euros', async () => {
    const settleIn = (currency: string) =>
      shop.sandbox.inject({ method: 'POST', url: '/_control/account', payload: { currency } });
    await settleIn('EUR');
    try {
      const { browser, orderId } = await openWithSeat();
      const ready = await fillIn(browser, orderId);
      const { referenceId } = await confirmedBy(browser, ready);
      const line = await shop.dependencies.database
        .selectFrom('ledger_lines')
        .select(['settled_amount', 'settled_currency'])
        .where('kind', '=', 'supplier_cost')
        .executeTakeFirstOrThrow();
      const { paidCents = 0 } = (await atAirline(referenceId)) ?? {};
      expect(line).toEqual({ settled_amount: -paidCents, settled_currency: 'EUR' });
    } finally {
      await settleIn('USD');
    }
  });
});

/** Another traveller on the same flight is faster. */
async function sellToSomebodyElse({ designator }: Chosen): Promise<void> {
  const rival: Opened = await openFlight();
  const seat = seatsFor(rival.maps, rival.travellers[0]?.id ?? '').find(
    (each) => each.designator === designator,
  );
  if (!seat) throw new Error(`${designator} is not on sale any more`);
  expect(await addSeats(rival.browser, rival.orderId, [seat])).toMatchObject({ status: 201 });
  await confirmedBy(rival.browser, await fillIn(rival.browser, rival.orderId, { lastName: 'Rival' }));
}
