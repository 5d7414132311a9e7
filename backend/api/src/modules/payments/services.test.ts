import { beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CancellationQuote,
  ChangeOffer,
  ChangeQuote,
  Seat,
  ServiceOffers,
  ServicesQuote,
  WantedServices,
} from '@travesia/contracts';
import { addDays, dateOf, marginReturned } from '@travesia/domain';
import { fixedRates } from '../../testing.ts';
import { createMoneyChecks } from './testing/money.ts';
import { createDeath, WHILE_PAYING } from './testing/death.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { canBeChanged, codesIn, createTravellers, type Booked } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { AGENT, cartOf, createShoppers, mailedCode, type Browser } from './testing/shopper.ts';

const death = createDeath();

const shop = useShop(
  {
    interleave: death.interleave,
  },
  {
    environment: { MAIL_FOLDER: temporaryFolder('mails') },
    exchangeRates: fixedRates({ EUR: 0.8 }),
  },
);
const { openBrowser, pay, status } = createShoppers(shop);
const travellers = createTravellers(shop);
const { call, detailOf, progressOf, codeOf, readyToPayMore, setClocks } = travellers;
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);
beforeEach(async () => {
  death.never();
  await setClocks(0);
});

const db = () => shop().dependencies.database;

/** A flight; the family name says what its airline does when something is added. */
const bookFlight = (lastName = 'Ruiz', more: Parameters<typeof travellers.bookFlight>[0] = {}) =>
  travellers.bookFlight({ lastName, ...more });

async function offersOf(booked: Booked): Promise<ServiceOffers> {
  const reply = await call(booked, 'services/offers');
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}
const freeSeats = ({ seatMaps }: ServiceOffers): Seat[] =>
  seatMaps.flatMap(({ cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap(({ seats }) => seats.filter(({ services }) => services.length)),
    ),
  );
/** One bag and one seat, and what the page would show for them. */
async function wishOf(booked: Booked, bags = 1) {
  const offers = await offersOf(booked);
  const [bag] = offers.bags;
  const [seat] = freeSeats(offers);
  const [service] = seat?.services ?? [];
  if (!bag || !seat || !service) throw new Error('nothing is on sale');
  const services: WantedServices = [
    { serviceId: bag.additionalServicesId, quantity: bags },
    { serviceId: service.serviceId, quantity: 1 },
  ];
  return {
    services,
    seat,
    shown: { amount: bag.amount.amount * bags + service.amount.amount, currency: 'USD' },
  };
}
async function quoteOf(booked: Booked, bags = 1) {
  const { services, shown, seat } = await wishOf(booked, bags);
  const reply = await call(booked, 'services/quote', { services, shown });
  expect(reply).toMatchObject({ status: 200 });
  return { seat, shown, ...(reply.body.data as ServicesQuote) };
}
async function allow(booked: Booked, { changeId }: Pick<ServicesQuote, 'changeId'>) {
  return call(booked, 'change/confirm', { changeId, code: await codeOf(booked) });
}
const readyToPay = (
  booked: Booked,
  changeId: string,
  kind: 'flight-change' | 'flight-services' = 'flight-services',
) => readyToPayMore(booked, kind, changeId);
async function payFor(booked: Booked, { changeId, total }: ServicesQuote) {
  await allow(booked, { changeId });
  const reply = await pay(booked.browser, await readyToPay(booked, changeId), total.amount);
  return reply.status === 200 ? status(booked.browser, cartOf(reply)) : reply;
}
async function later(minutes: readonly number[]) {
  for (const minute of minutes) {
    await setClocks(minute * 60_000);
    await shop().api.recover();
    await shop().api.settlement.settleDue();
  }
}
async function orderAtAirline({ referenceId }: Booked) {
  const { orders } = (await shop().sandbox.inject('/_control/orders')).json() as {
    orders: { metadata: Record<string, string>; bags: number; seats: string[]; paidCents: number }[];
  };
  const found = orders.find(({ metadata }) => metadata['travesia_reference'] === referenceId);
  if (!found) throw new Error('the airline has no such order');
  return found;
}
async function expectUnchanged(booked: Booked) {
  expect(await orderAtAirline(booked)).toMatchObject({ bags: 0, seats: [] });
  expect(await detailOf(booked)).toMatchObject({
    totalPaid: { amount: booked.total },
    additionalServices: { baggages: [] },
  });
  expect(await moneyAtProvider()).toEqual({ taken: booked.total, held: 0 });
  await expectBalanced();
}
async function expectAdded(booked: Booked, quote: ServicesQuote, seat: Seat) {
  const detail = await detailOf(booked);
  expect(detail).toMatchObject({
    totalPaid: { amount: booked.total + quote.total.amount },
    additionalServices: {
      baggages: [{ journeyType: 'onward', quantity: 1 }],
      seats: [{ designator: seat.designator, amount: seat.services[0]?.amount }],
    },
  });
  expect(await orderAtAirline(booked)).toMatchObject({ bags: 1, seats: [seat.designator] });
  expect(await moneyAtProvider()).toEqual({ taken: booked.total + quote.total.amount, held: 0 });
  await expectBalanced();
  return detail;
}

describe('adding bags and seats (M-06)', () => {
  it('offers bags by journey and traveller, and maps of the flights with free and taken seats', async () => {
    const booked = await bookFlight();
    const detail = await detailOf(booked);
    expect(await progressOf(booked)).toMatchObject({ mayAdd: true });
    const { bags, seatMaps } = await offersOf(booked);
    expect(bags).toMatchObject([
      { journeyType: 'onward', travellerId: detail.travellers[0]?.id, quantity: 2 },
    ]);
    const [map] = seatMaps;
    const [cabin] = map?.cabins ?? [];
    expect(cabin?.columns).toContain(null);
    const rows = cabin?.rows ?? [];
    expect(rows.filter(({ isExit }) => isExit)).toHaveLength(1);
    const exit = rows.find(({ isExit }) => isExit)?.seats[0];
    expect(exit).toMatchObject({
      name: 'Exit row seat',
      conditions: [expect.any(String), expect.any(String)],
    });
    const seats = rows.flatMap((row) => row.seats);
    expect(seats.some(({ services }) => services.length === 0)).toBe(true);
    expect(seats.some(({ services }) => services[0]?.travellerId === detail.travellers[0]?.id)).toBe(true);
    const segment = detail.sections[0]?.kind === 'journey' ? detail.sections[0].segments[0] : undefined;
    expect(map?.title).toContain(`${segment?.carrierCode} ${segment?.flightNumber}`);
  });

  it.each([
    [14, 409],
    [15, 200],
  ])('a seat in an exit row for a traveler of %i years: %i', async (age, status) => {
    const booked = await bookFlight();
    const exitSeat = async () =>
      (await offersOf(booked)).seatMaps
        .flatMap(({ cabins }) => cabins.flatMap(({ rows }) => rows))
        .filter(({ isExit }) => isExit)
        .flatMap(({ seats }) => seats);
    const sold = (await exitSeat()).find(({ services }) => services.length > 0);
    const [service] = sold?.services ?? [];
    const stored = await db().selectFrom('bookings').select(['id', 'order_data']).executeTakeFirstOrThrow();
    const order: object =
      typeof stored.order_data === 'string' ? JSON.parse(stored.order_data) : stored.order_data;
    await db()
      .updateTable('bookings')
      .set({ order_data: JSON.stringify({ ...order, ages: [age] }) })
      .where('id', '=', stored.id)
      .execute();
    const offered = (await exitSeat()).find(({ designator }) => designator === sold?.designator);
    expect(offered?.services).toHaveLength(status === 200 ? 1 : 0);
    expect(offered?.tooYoung).toHaveLength(status === 200 ? 0 : 1);
    const reply = await call(booked, 'services/quote', {
      services: [{ serviceId: service?.serviceId, quantity: 1 }],
      shown: service?.amount,
    });
    expect(reply.status).toBe(status);
    if (status === 409) expect(reply.body).toMatchObject({ error: { code: 'exit_row_age' } });
    await expectUnchanged(booked);
  });

  it('paid in the same checkout: held, added, taken; booking, receipt lines and mail have them', async () => {
    const booked = await bookFlight();
    const before = await detailOf(booked);
    const quote = await quoteOf(booked);
    expect(quote).toMatchObject({ previous: null, total: quote.shown });
    expect(quote.priceLines.map(({ code }) => code)).toEqual(['baggage', 'service']);
    expect(await allow(booked, quote)).toMatchObject({
      status: 200,
      body: { data: { payment: { kind: 'flight-services', body: { change: { id: quote.changeId } } } } },
    });
    await expectUnchanged(booked);
    const ready = await readyToPay(booked, quote.changeId);
    // The terms of the fare are not those of a bag or a seat, for which the airline states none.
    expect(before.policies.map(({ code }) => code)).toContain('refund');
    expect(ready.order.policies).toEqual([]);
    expect(ready.order.priceLines.map(({ code, travellerId }) => [code, travellerId])).toEqual([
      ['baggage', undefined],
      ['service', ready.order.travellers[0]?.id],
    ]);
    const paid = await status(booked.browser, cartOf(await pay(booked.browser, ready, quote.total.amount)));
    expect(paid.body.data).toMatchObject({
      paymentStatus: 'confirmed',
      booking: { referenceId: booked.referenceId, title: 'Bags and seats confirmed' },
    });
    const detail = await expectAdded(booked, quote, quote.seat);
    const { seatMaps } = await offersOf(booked);
    expect(seatMaps.map((map) => map.booked)).toEqual([
      [{ travellerId: detail.travellers[0]?.id, designator: quote.seat.designator }],
      ...seatMaps.slice(1).map(() => []),
    ]);
    const amendments = await db()
      .selectFrom('bookings')
      .select('reference')
      .where('amends', 'is not', null)
      .where('reference', 'is not', null)
      .execute();
    // The second try of the booking's own order would be called -2.
    expect(amendments).toEqual([{ reference: `${booked.referenceId}-A1` }]);
    expect(detail.sections).toEqual(before.sections);
    expect(detail.calendar).toEqual(before.calendar);
    expect(detail.revised).toMatchObject({ sequence: 1, dropped: [] });
    expect(detail.priceLines.reduce((sum, { total }) => sum + total.amount, 0)).toBe(detail.totalPaid.amount);
    expect(codesIn(await progressOf(booked))).toEqual(['paid', 'booked', 'ticketed', 'added']);
    await shop().api.settlement.settleDue();
    const mails = await db().selectFrom('mails').select(['kind', 'message']).orderBy('kind').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-changed', 'booking-confirmed', 'one-time-code']);
    const text = Buffer.from(mails[0]?.message ?? '')
      .toString()
      .split('\r\n\r\n')
      .map((part) => Buffer.from(part, 'base64').toString());
    expect(text.join(' ')).toContain(quote.seat.designator);
    expect(text.find((part) => part.startsWith('Hello '))).toMatch(
      new RegExp(
        `Added[^]*Ana [^\n]*: \\d checked bags? on the outbound flight, seat ${quote.seat.designator} on [^]*Paid for the change`,
      ),
    );
    expect(detail.revised?.amendment).toMatchObject({ dropped: [], flown: [], total: quote.total });
  });

  it.each([
    ['MXN', 'COP'],
    ['USD', 'COP'],
  ])(
    'a booking bought in %s keeps it, whatever is shown to who adds or shopped on (%s)',
    async (bought, since) => {
      await db()
        .insertInto('exchange_rates')
        .values({
          source: 'test',
          as_of: '2026-11-20',
          base: 'USD',
          rates: JSON.stringify({ USD: 1, MXN: 18, COP: 3950 }),
          fetched_at: new Date(),
        })
        .execute();
      const buyer = await openBrowser();
      await buyer.call('/user/session/start', { currencyCode: bought });
      const booked = await bookFlight('Ruiz', { opened: buyer });
      const before = await detailOf(booked);
      expect((before.totalShown ?? before.totalPaid).currency).toBe(bought);
      await buyer.call('/user/session/start', { currencyCode: since });
      const other = await openBrowser('0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22');
      const visitor: Browser = {
        ...other,
        call: (url, payload) => other.call(url, { ...payload, email: 'ana@example.com' }),
      };
      const quote = await quoteOf({ ...booked, browser: visitor });
      await allow({ ...booked, browser: visitor }, quote);
      const ready = await readyToPay({ ...booked, browser: visitor }, quote.changeId);
      // The checkout writes its amounts like the booking.
      expect(ready.order).toMatchObject({
        amends: { totalPaid: before.totalPaid, totalShown: before.totalShown ?? null },
      });
      const paid = await status(visitor, cartOf(await pay(visitor, ready, quote.total.amount)));
      const total = booked.total + quote.total.amount;
      const expected = {
        totalPaid: { amount: total, currency: 'USD' },
        totalShown: bought === 'USD' ? null : { amount: total * 18, currency: bought },
      };
      expect(paid.body.data).toMatchObject({ paymentStatus: 'confirmed', booking: expected });
      expect(await detailOf(booked)).toMatchObject({ ...expected, numberLocale: before.numberLocale });
      const trips = await shop().app.inject({
        url: `/booking?userId=${AGENT}`,
        cookies: { ...buyer.cookies },
        headers: { host: 'localhost:3000' },
      });
      const { totalShown } = await detailOf(booked);
      expect(trips.json()).toMatchObject({ data: [{ amount: total, currency: 'USD', totalShown }] });
    },
  );

  it('the airline is paid its own price, and the margin of the bag is ours (F-38)', async () => {
    const booked = await bookFlight();
    const { paidCents } = await orderAtAirline(booked);
    const quote = await quoteOf(booked, 2);
    await payFor(booked, quote);
    const cost = (await orderAtAirline(booked)).paidCents - paidCents;
    expect(cost).toBeLessThan(quote.total.amount);
    const lines = await db()
      .selectFrom('ledger_lines')
      .select(['kind', 'amount'])
      .where('part', '=', 'flight-services')
      .execute();
    expect(lines).toEqual([{ kind: 'supplier_cost', amount: -cost }]);
    const cancelling = (await call(booked, 'cancellation/quote')).body.data as { paid?: { amount: number } };
    if (cancelling.paid) expect(cancelling.paid.amount).toBe(booked.total + quote.total.amount);
  });

  it('of the margin of a bag the share goes back that the airline gives of its price (W-14, F-38)', async () => {
    const canBeRefunded = ({ conditions }: { readonly conditions: object }) =>
      'refundable' in conditions && conditions.refundable === true;
    const booked = await bookFlight('Ruiz', { isWanted: canBeRefunded });
    const quote = await quoteOf(booked);
    await payFor(booked, quote);
    const paid = booked.total + quote.total.amount;
    const { paidCents: cost } = await orderAtAirline(booked);
    const cancelling = (await call(booked, 'cancellation/quote')).body.data as CancellationQuote;
    const keeps = cancelling.parts[0]?.supplierKeeps.amount ?? 0;
    const margin = paid - cost;
    expect(margin).toBeGreaterThan(0);
    const returned = marginReturned(margin, { given: cost - keeps, cost });
    expect(returned).toBeGreaterThan(0);
    expect(cancelling).toMatchObject({
      back: { amount: cost - keeps + returned },
      parts: [{ weKeep: { amount: margin - returned } }],
    });
    // The booking says it before anybody asks for a quote; a fare that gives everything back keeps nothing.
    const kept = margin - returned;
    expect((await detailOf(booked)).keptByUs?.amount ?? 0).toBe(kept);
  });

  it('W-09: an account in euros pays for them in euros', async () => {
    const settleIn = (currency: string) =>
      shop().sandbox.inject({ method: 'POST', url: '/_control/account', payload: { currency } });
    await settleIn('EUR');
    try {
      const booked = await bookFlight();
      const { paidCents } = await orderAtAirline(booked);
      const quote = await quoteOf(booked, 2);
      expect((await payFor(booked, quote)).body.data).toMatchObject({ paymentStatus: 'confirmed' });
      const settled = (await orderAtAirline(booked)).paidCents - paidCents;
      const line = await db()
        .selectFrom('ledger_lines')
        .select(['amount', 'settled_amount', 'settled_currency'])
        .where('part', '=', 'flight-services')
        .executeTakeFirstOrThrow();
      expect(line).toEqual({
        amount: -Math.round(settled * 1.275),
        settled_amount: -settled,
        settled_currency: 'EUR',
      });
    } finally {
      await settleIn('USD');
    }
  });

  it('a cancellation that was quoted before is quoted again: another amount comes back now', async () => {
    const booked = await bookFlight();
    const { quoteId } = (await call(booked, 'cancellation/quote')).body.data as { quoteId: string };
    await payFor(booked, await quoteOf(booked));
    await call(booked, 'cancellation/code');
    const confirmed = await call(booked, 'cancellation/confirm', { quoteId, code: await mailedCode(db()) });
    expect(confirmed).toMatchObject({ body: { error: { code: 'quote_expired' } } });
    expect(await progressOf(booked)).toMatchObject({ mayCancel: true, isMoving: false });
    await expectBalanced();
  });

  it.each([
    ['Services Refused', 'booking_failed'],
    ['Services Changed', 'booking_failed'],
  ])('%s after the money was held: it is free again, and nothing was added', async (lastName, code) => {
    const booked = await bookFlight(lastName);
    expect(await payFor(booked, await quoteOf(booked))).toMatchObject({ body: { error: { code } } });
    await expectUnchanged(booked);
    const progress = await progressOf(booked);
    expect(progress).toMatchObject({ mayAdd: true, mayCancel: true, isMoving: false });
    expect(codesIn(progress)).toEqual(['paid', 'booked', 'ticketed', 'change_refused']);
  });

  it.each(['Lost Services', 'Silent Services'])(
    '%s: added without an answer, looked up and never added again',
    async (lastName) => {
      const booked = await bookFlight(lastName);
      const quote = await quoteOf(booked);
      await payFor(booked, quote);
      await later([1, 3, 8]);
      if (lastName === 'Silent Services') {
        expect(codesIn(await progressOf(booked))).not.toContain('added');
        await later([12, 17]);
      }
      await expectAdded(booked, quote, quote.seat);
      expect(codesIn(await progressOf(booked))).toContain('added');
    },
  );

  it('Half Services: only a part was added, so nothing is taken and a person has it', async () => {
    const booked = await bookFlight('Half Services');
    const quote = await quoteOf(booked);
    await payFor(booked, quote);
    await later([1, 5, 10]);
    expect(await orderAtAirline(booked)).toMatchObject({ bags: 1, seats: [] });
    expect(await moneyAtProvider()).toEqual({ taken: booked.total, held: 1 });
    expect(await progressOf(booked)).toMatchObject({
      review: 'change_unsettled',
      isMoving: false,
      mayAdd: false,
      mayCancel: false,
    });
    await expectBalanced();
  });

  it('Dearer Services: says the price that the airline names when they are chosen (S-46)', async () => {
    const booked = await bookFlight('Dearer Services');
    const quote = await quoteOf(booked);
    expect(quote.previous).toEqual(quote.shown);
    expect(quote.total.amount).toBe(quote.shown.amount + 500);
  });

  it('No Services: the traveller is told that nothing is on sale', async () => {
    expect(await offersOf(await bookFlight('No Services'))).toEqual({ bags: [], seatMaps: [] });
  });

  it.each([
    ['what is not on sale', (id: string) => [{ serviceId: `${id}9`, quantity: 1 }], 410],
    ['more than there is', (id: string) => [{ serviceId: id, quantity: 9 }], 410],
    ['nothing', () => [], 409],
    ['one bag as two wishes', (id: string) => [1, 1].map((quantity) => ({ serviceId: id, quantity })), 409],
    ['part of a bag', (id: string) => [{ serviceId: id, quantity: 0.5 }], 400],
  ])('refuses %s', async (_what, wish, code) => {
    const booked = await bookFlight();
    const { bags } = await offersOf(booked);
    const services = wish(bags[0]?.additionalServicesId ?? '');
    const reply = await call(booked, 'services/quote', { services, shown: { amount: 0, currency: 'USD' } });
    expect(reply.status).toBe(code);
  });

  it('two seats for one traveller on one flight are refused', async () => {
    const booked = await bookFlight();
    const services = freeSeats(await offersOf(booked))
      .slice(0, 2)
      .map(({ services: [service] }) => ({ serviceId: service?.serviceId ?? '', quantity: 1 }));
    const reply = await call(booked, 'services/quote', { services, shown: { amount: 0, currency: 'USD' } });
    expect(reply.status).toBe(409);
  });

  it('a quote is paid as the kind that it was made for, and only after the code', async () => {
    const booked = await bookFlight();
    const quote = await quoteOf(booked);
    const set = (kind: string) =>
      booked.browser.call(`/user/session/set/${kind}-order`, { change: { id: quote.changeId } });
    expect((await set('flight-services')).status).toBe(404);
    await allow(booked, quote);
    expect((await set('flight-change')).status).toBe(404);
    expect((await set('flight-services')).status).toBe(200);
  });

  it('of two quotes one is added; the other was made for the booking as it was', async () => {
    const booked = await bookFlight();
    const [one, other] = [await quoteOf(booked), await quoteOf(booked)];
    await allow(booked, other);
    await payFor(booked, one);
    const set = await booked.browser.call('/user/session/set/flight-services-order', {
      change: { id: other.changeId },
    });
    expect(set.status).toBe(410);
    await expectAdded(booked, one, one.seat);
    const again = await offersOf(booked);
    expect(again.bags).toMatchObject([{ quantity: 1 }]);
    expect(freeSeats(again)).toEqual([]);
  });

  it('a second bag for the same journey is counted with the first', async () => {
    const booked = await bookFlight();
    await payFor(booked, await quoteOf(booked));
    const [bag] = (await offersOf(booked)).bags;
    const services = [{ serviceId: bag?.additionalServicesId, quantity: 1 }];
    const more = await call(booked, 'services/quote', { services, shown: bag?.amount });
    await payFor(booked, more.body.data as ServicesQuote);
    const { baggages } = (await detailOf(booked)).additionalServices;
    expect(baggages).toMatchObject([{ journeyType: 'onward', quantity: 2 }]);
    expect(baggages).toHaveLength(1);
  });

  it('bags stay with a flight that is changed: its payment page says so, and they count against the limit', async () => {
    const booked = await bookFlight('Change Costs', { isWanted: canBeChanged });
    await payFor(booked, await quoteOf(booked));
    const viewOf = async () => (await booked.browser.call('/user/session/order-view', {})).body.data;
    const [journey] = (await detailOf(booked)).sections;
    const departureAt = journey?.kind === 'journey' ? (journey.segments[0]?.departureAt ?? '') : '';
    const found = await call(booked, 'change/offers', { journey: 0, date: addDays(dateOf(departureAt), 2) });
    const [offer] = (found.body.data as { offers: ChangeOffer[] }).offers;
    const quoted = await call(booked, 'change/quote', { offerRef: offer?.offerRef, shown: offer?.total });
    const change: ChangeQuote = quoted.body.data;
    await allow(booked, change);
    const ready = await readyToPay(booked, change.changeId, 'flight-change');
    expect(await viewOf()).toMatchObject({ bags: { chosen: [], carriedOver: 1 } });
    const paid = await status(booked.browser, cartOf(await pay(booked.browser, ready, change.total.amount)));
    expect(paid.body.data).toMatchObject({ paymentStatus: 'confirmed' });
    expect((await offersOf(booked)).bags).toMatchObject([{ journeyType: 'onward', quantity: 1 }]);
  });

  it.each(WHILE_PAYING)('a crash at %s is recovered: added once, paid once', async (point) => {
    const booked = await bookFlight();
    const quote = await quoteOf(booked);
    await allow(booked, quote);
    const ready = await readyToPay(booked, quote.changeId);
    death.at(point);
    await pay(booked.browser, ready, quote.total.amount);
    expect(death.isDue()).toBe(false);
    await later([0, 1, 2, 3]);
    await expectAdded(booked, quote, quote.seat);
  });
});
