import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import type { ChangeOffer, ChangeQuote, OrderSection, TripChange } from '@travesia/contracts';
import { addDays, dateOf } from '@travesia/domain';
import { fixedRates } from '../../testing.ts';
import type { InterleavePoint } from './settlement/index.ts';
import { reportFlight } from './testing/flight-news.ts';
import { createMoneyChecks } from './testing/money.ts';
import { createDeath, WHILE_GIVING_BACK, WHILE_PAYING } from './testing/death.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { canBeChanged, codesIn, createTravellers, type Booked } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { billing, cartOf, createShoppers, PAYS } from './testing/shopper.ts';

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
const { pay, status } = createShoppers(shop);
const travellers = createTravellers(shop);
const { call, detailOf, progressOf, codeOf, readyToPayMore } = travellers;
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);
beforeEach(() => death.never());

const db = () => shop().dependencies.database;

/** A flight that can be changed; the family name says what its airline does then. */
const bookFlight = (lastName: string) => travellers.bookFlight({ isWanted: canBeChanged, lastName });

async function dayOf(booked: Booked): Promise<string> {
  const [journey] = (await detailOf(booked)).sections;
  return journey?.kind === 'journey' ? dateOf(journey.segments[0]?.departureAt ?? '') : '';
}

/** The first flight of the airline two days later. */
async function offersOf(booked: Booked) {
  const date = addDays(await dayOf(booked), 2);
  return call(booked, 'change/offers', { journey: 0, date });
}
async function quoteOf(booked: Booked): Promise<ChangeQuote> {
  const { offers } = (await offersOf(booked)).body.data as { offers: ChangeOffer[] };
  const [offer] = offers;
  const reply = await call(booked, 'change/quote', { offerRef: offer?.offerRef, shown: offer?.total });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}
async function confirm(booked: Booked, { changeId }: ChangeQuote, code?: string) {
  return call(booked, 'change/confirm', { changeId, code: code ?? (await codeOf(booked)) });
}
const readyToPay = (booked: Booked, { changeId }: ChangeQuote, cardNumber = PAYS) =>
  readyToPayMore(booked, 'flight-change', changeId, cardNumber);
async function payFor(booked: Booked, quote: ChangeQuote, cardNumber = PAYS) {
  await confirm(booked, quote);
  const ready = await readyToPay(booked, quote, cardNumber);
  const reply = await pay(booked.browser, ready, quote.total.amount);
  return reply.status === 200 ? status(booked.browser, cartOf(reply)) : reply;
}
const later = (booked: Booked, minutes: number) => {
  shop().clock.setOffsetMs(minutes * 60_000);
  return progressOf(booked);
};
async function expectUnchanged(booked: Booked, day: string) {
  expect(await dayOf(booked)).toBe(day);
  expect(await moneyAtProvider()).toEqual({ taken: booked.total, held: 0 });
  await expectBalanced();
}

describe('changing a flight (M-05)', () => {
  it('offers flights of the same airline with penalty and difference, by traveller and in total', async () => {
    const booked = await bookFlight('Change Costs');
    const reply = await offersOf(booked);
    const { offers } = reply.body.data as { offers: ChangeOffer[] };
    expect(offers.length).toBeGreaterThan(0);
    for (const { section, total, penalty, difference, travellers } of offers) {
      expect(section).toMatchObject({ kind: 'journey' });
      expect(penalty.amount + difference.amount).toBe(total.amount);
      expect(difference.amount).toBe(6_000);
      expect(travellers).toMatchObject([{ name: 'Ana Change Costs', total: { amount: total.amount } }]);
    }
    expect(await progressOf(booked)).toMatchObject({ mayChange: true });
  });

  it('on its own day the booked flight is not among them, others of that day are', async () => {
    const booked = await bookFlight('Change Costs');
    const flightsOf = (section: OrderSection | undefined) =>
      section?.kind === 'journey'
        ? section.segments.map(({ flightNumber, departureAt }) => `${flightNumber} ${departureAt}`)
        : [];
    const present = flightsOf((await detailOf(booked)).sections[0]);
    const { body } = await call(booked, 'change/offers', { journey: 0, date: await dayOf(booked) });
    const { offers } = body.data as { offers: ChangeOffer[] };
    const offered = offers.map(({ section }) => flightsOf(section));
    expect(present.length).toBeGreaterThan(0);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContainEqual(present);
  });

  it('the difference is paid in the same checkout: held, changed, taken; the booking is the new one', async () => {
    const booked = await bookFlight('Change Costs');
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    expect(quote.previous).toBeNull();
    const confirmed = await confirm(booked, quote);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { data: { payment: { kind: 'flight-change', body: { change: { id: quote.changeId } } } } },
    });
    expect(await moneyAtProvider()).toEqual({ taken: booked.total, held: 0 });
    const before = (await detailOf(booked)).sections;
    const ready = await readyToPay(booked, quote);
    const amendment = {
      dropped: [before[0]],
      flown: [quote.sections[0]],
      added: null,
      total: quote.total,
      priceLines: [{ code: 'penalty' }, { code: 'difference' }],
    };
    expect(ready.order).toMatchObject({
      amends: {
        referenceId: booked.referenceId,
        title: 'Pay for the change',
        amendment,
        billing: { addressLine1: billing.addressLine1, postCode: billing.postCode },
      },
    });
    const paid = await status(booked.browser, cartOf(await pay(booked.browser, ready, quote.total.amount)));
    expect(paid.body.data).toMatchObject({
      paymentStatus: 'confirmed',
      booking: { referenceId: booked.referenceId, title: 'Change confirmed', revised: { amendment } },
    });
    const detail = await detailOf(booked);
    expect(await dayOf(booked)).toBe(addDays(day, 2));
    expect(detail).toMatchObject({
      totalPaid: { amount: booked.total + quote.total.amount },
      revised: { sequence: 1 },
      paymentInformation: {
        transactions: [
          { paidWith: expect.stringMatching(/\d{4}$/) },
          { amount: quote.total, paidWith: expect.stringMatching(/\d{4}$/) },
        ],
      },
    });
    const lines = detail.priceLines.reduce((sum, { total }) => sum + total.amount, 0);
    expect(lines).toBe(detail.totalPaid.amount);
    expect(codesIn(await progressOf(booked))).toEqual(['paid', 'booked', 'ticketed', 'changed']);
    expect(await moneyAtProvider()).toEqual({ taken: booked.total + quote.total.amount, held: 0 });
    await expectBalanced();
    const trips = await booked.browser.call('/user/session/order-view', {});
    expect(trips.status).toBe(200);
  });

  it('mails the code and the change, each once, with the calendar counted up (N-05)', async () => {
    const booked = await bookFlight('Change Costs');
    await payFor(booked, await quoteOf(booked));
    for (let round = 0; round < 2; round += 1) {
      await db()
        .updateTable('outbox')
        .set({ run_at: new Date(0) })
        .where('done_at', 'is', null)
        .execute();
      await shop().api.settlement.settleDue();
    }
    const mails = await db().selectFrom('mails').select(['kind', 'message']).orderBy('kind').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-changed', 'booking-confirmed', 'one-time-code']);
    const parts = Buffer.from(mails[0]?.message ?? '')
      .toString()
      .split('\r\n\r\n')
      .map((part) => Buffer.from(part, 'base64').toString());
    const text = parts.find((part) => part.startsWith('Hello ')) ?? '';
    expect(text).toContain(`Your booking ${booked.referenceId} has changed.`);
    expect(text).toMatch(
      /Before[^]*New flight[^]*Airline's change fee[^]*Paid for the change[^]*Your booking now/,
    );
    const calendar = parts.find((part) => part.includes('BEGIN:VCALENDAR')) ?? '';
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain(`UID:${booked.referenceId}-onward-1@`);
  });

  it.each([
    ['Free Change', 0],
    ['Cheaper Change', -4_000],
  ])('%s: carried out with the code alone, and what comes back is refunded', async (lastName, total) => {
    const booked = await bookFlight(lastName);
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    expect(quote.total.amount).toBe(total);
    const { body } = await confirm(booked, quote);
    expect(body.data).toMatchObject({ payment: null });
    expect(await dayOf(booked)).toBe(addDays(day, 2));
    expect(codesIn(await progressOf(booked))).toEqual([
      'paid',
      'booked',
      'ticketed',
      'change_asked',
      'changed',
      ...(total < 0 ? ['refund_on_its_way', 'refunded'] : []),
    ]);
    expect(await moneyAtProvider()).toEqual({ taken: booked.total + total, held: 0 });
    await expectBalanced();
  });

  it.each([
    ['Change Costs', ['flight', 'flight-change']],
    ['Cheaper Change', ['flight']],
  ])(
    'W-09, %s: with an account in euros the airline pays and is paid in euros, the traveller in dollars',
    async (lastName, parts) => {
      const settleIn = (currency: string) =>
        shop().sandbox.inject({ method: 'POST', url: '/_control/account', payload: { currency } });
      await settleIn('EUR');
      try {
        const booked = await bookFlight(lastName);
        const quote = await quoteOf(booked);
        if (quote.total.amount > 0) {
          expect((await payFor(booked, quote)).body.data).toMatchObject({ paymentStatus: 'confirmed' });
        } else {
          // Forty euros, at 1.275 dollars each.
          expect(quote.total.amount).toBe(-5_100);
          await confirm(booked, quote);
          expect(codesIn(await progressOf(booked))).toContain('refunded');
        }
        const orders = await db()
          .selectFrom('supplier_orders')
          .select(['part', 'settled_currency', 'settled_rate'])
          .orderBy('created_at')
          .execute();
        expect(orders).toEqual(parts.map((part) => ({ part, settled_currency: 'EUR', settled_rate: 1.275 })));
        await expectBalanced();
      } finally {
        await settleIn('USD');
      }
    },
  );

  it.each([
    ['Change Expired', 'order_expired'],
    ['Change Refused', 'booking_failed'],
  ])(
    '%s at the supplier: what was held is free again, and the booking is as it was',
    async (lastName, code) => {
      const booked = await bookFlight(lastName);
      const day = await dayOf(booked);
      const quote = await quoteOf(booked);
      expect(quote.total.amount).toBeGreaterThan(0);
      const reply = await payFor(booked, quote);
      expect(reply).toMatchObject({ body: { error: { code } } });
      await expectUnchanged(booked, day);
      const progress = await progressOf(booked);
      expect(progress).toMatchObject({ mayChange: true, mayCancel: true, isMoving: false });
      expect(codesIn(progress)).toEqual(['paid', 'booked', 'ticketed', 'change_refused']);
    },
  );

  it('a refusal of what costs nothing leaves the booking as it was', async () => {
    const booked = await bookFlight('Free Change');
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    await shop().sandbox.inject({
      method: 'POST',
      url: '/_control/switches',
      payload: { switches: ['change_dearer_at_confirm'], times: 1 },
    });
    await confirm(booked, quote);
    expect(await progressOf(booked)).toMatchObject({ mayChange: true, review: null });
    expect(codesIn(await progressOf(booked))).toContain('change_refused');
    await expectUnchanged(booked, day);
  });

  it('an airline that accepts and loses the answer is looked up, never asked again', async () => {
    const booked = await bookFlight('Lost Change');
    const quote = await quoteOf(booked);
    await payFor(booked, quote);
    await later(booked, 1);
    expect(codesIn(await progressOf(booked))).toContain('changed');
    expect(await moneyAtProvider()).toEqual({ taken: booked.total + quote.total.amount, held: 0 });
    await expectBalanced();
  });

  it('a declined card changes nothing, and another card pays', async () => {
    const booked = await bookFlight('Change Costs');
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    const declined = await payFor(booked, quote, '4000000000000002');
    expect(declined).toMatchObject({ body: { error: { code: 'payment_declined' } } });
    await expectUnchanged(booked, day);
    const ready = await readyToPay(booked, quote);
    await status(booked.browser, cartOf(await pay(booked.browser, ready, quote.total.amount)));
    expect(await dayOf(booked)).toBe(addDays(day, 2));
  });

  it('says another price that the airline names when the flight is chosen (S-46)', async () => {
    const booked = await bookFlight('Dearer Change');
    const { offers } = (await offersOf(booked)).body.data as { offers: ChangeOffer[] };
    const quote = await quoteOf(booked);
    expect(quote.previous).toEqual(offers[0]?.total);
    expect(quote.total.amount).toBe((offers[0]?.total.amount ?? 0) + 1_500);
  });

  it.each([
    ['No Change', 409, 'change_refused'],
    ['No Offers', 200, undefined],
  ])('%s: said before anything happens', async (lastName, code, error) => {
    const reply = await offersOf(await bookFlight(lastName));
    expect([reply.status, (reply.body.error as { code?: string } | undefined)?.code]).toEqual([code, error]);
  });

  it.each([
    ['other flights', 'change/offers', '/air/order_change_requests'],
    ['bags and seats', 'services/offers', '/available_services'],
  ])('an airline that does not answer about %s has failed, and we have not', async (_what, asked, path) => {
    const booked = await bookFlight('Change Costs');
    const date = addDays(await dayOf(booked), 2);
    const hangUp = ({ url, socket }: IncomingMessage) => {
      if (url?.includes(path)) socket.destroy();
    };
    shop().sandbox.server.prependListener('request', hangUp);
    const reply = await call(booked, asked, { journey: 0, date });
    shop().sandbox.server.removeListener('request', hangUp);
    expect(reply).toMatchObject({ status: 502, body: { error: { code: 'supplier_failed' } } });
  });

  it('a quote ends, for the code and for the checkout', async () => {
    const booked = await bookFlight('Change Costs');
    const quote = await quoteOf(booked);
    await confirm(booked, quote);
    shop().clock.setOffsetMs(21 * 60_000);
    expect(await confirm(booked, quote, '000000')).toMatchObject({
      body: { error: { code: 'offer_expired' } },
    });
    expect(
      await booked.browser.call('/user/session/set/flight-change-order', { change: { id: quote.changeId } }),
    ).toMatchObject({ status: 410, body: { error: { code: 'offer_expired' } } });
  });

  it('nobody pays for a change that its owner has not allowed', async () => {
    const booked = await bookFlight('Change Costs');
    const { changeId } = await quoteOf(booked);
    expect(await confirm(booked, { changeId } as ChangeQuote, '000000')).toMatchObject({ status: 422 });
    expect(
      await booked.browser.call('/user/session/set/flight-change-order', { change: { id: changeId } }),
    ).toMatchObject({ status: 404 });
  });

  it('of two changes that were quoted one happens; the other was quoted for what is no more', async () => {
    const booked = await bookFlight('Change Costs');
    const [one, other] = [await quoteOf(booked), await quoteOf(booked)];
    await confirm(booked, one);
    await confirm(booked, other);
    expect(await payFor(booked, one)).toMatchObject({ status: 200 });
    expect(
      await booked.browser.call('/user/session/set/flight-change-order', { change: { id: other.changeId } }),
    ).toMatchObject({ status: 410 });
    expect(codesIn(await progressOf(booked)).filter((code) => code === 'changed')).toHaveLength(1);
    await expectBalanced();
  });

  it('while one pays back, whoever makes the other is told that a change is under way', async () => {
    const booked = await bookFlight('Cheaper Change');
    const [one, other] = [await quoteOf(booked), await quoteOf(booked)];
    const code = await codeOf(booked);
    death.at('before-refund');
    await confirm(booked, one, code);
    expect(await confirm(booked, other)).toMatchObject({
      status: 409,
      body: { error: { code: 'change_in_progress' } },
    });
    await shop().api.recover();
    await expectBalanced();
  });

  it.each(WHILE_PAYING)('a crash at %s is recovered: changed once, paid once', async (point) => {
    const booked = await bookFlight('Change Costs');
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    await confirm(booked, quote);
    const ready = await readyToPay(booked, quote);
    death.at(point);
    await pay(booked.browser, ready, quote.total.amount);
    expect(death.isDue()).toBe(false);
    await shop().api.recover();
    for (const minutes of [1, 2, 3]) {
      shop().clock.setOffsetMs(minutes * 60_000);
      await shop().api.recover();
      await shop().api.settlement.settleDue();
    }
    expect(await dayOf(booked)).toBe(addDays(day, 2));
    expect(await moneyAtProvider()).toEqual({ taken: booked.total + quote.total.amount, held: 0 });
    await expectBalanced();
  });

  it.each(WHILE_GIVING_BACK)('a crash at %s is recovered: changed once, refunded once', async (point) => {
    const booked = await bookFlight('Cheaper Change');
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    const code = await codeOf(booked);
    death.at(point);
    await confirm(booked, quote, code);
    expect(death.isDue()).toBe(false);
    await shop().api.recover();
    shop().clock.setOffsetMs(2 * 60_000);
    await shop().api.recover();
    expect(await dayOf(booked)).toBe(addDays(day, 2));
    expect(await moneyAtProvider()).toEqual({ taken: booked.total - 4_000, held: 0 });
    await expectBalanced();
  });
});

describe('the airline moves the flights as well (M-08)', () => {
  const MOVED = 'Moved Change';
  beforeAll(async () => {
    await shop().sandbox.inject({
      method: 'POST',
      url: '/_control/switches',
      payload: { switches: ['flight_moved', 'change_costs'], familyName: MOVED },
    });
  });
  async function airlineMoves({ referenceId }: Booked) {
    await shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
    const object = { metadata: { travesia_reference: referenceId } };
    expect(await reportFlight(shop().app, { type: 'order.airline_initiated_change_detected', object })).toBe(
      200,
    );
  }
  const openChange = async (booked: Booked): Promise<TripChange | null> =>
    (await call(booked, 'trip-change')).body.data;
  const accept = (booked: Booked, change: TripChange | null) =>
    call(booked, 'trip-change/answer', { changeId: change?.id, answer: 'accept' });

  it('ends a quote and is answered first; accepted and changed, the calendar counts on (N-05)', async () => {
    const booked = await bookFlight(MOVED);
    const early = await quoteOf(booked);
    const code = await codeOf(booked);
    await airlineMoves(booked);
    expect(await confirm(booked, early, code)).toMatchObject({
      status: 410,
      body: { error: { code: 'offer_expired' } },
    });
    expect(await progressOf(booked)).toMatchObject({ mayChange: false });
    expect(await offersOf(booked)).toMatchObject({ body: { error: { code: 'change_refused' } } });
    await accept(booked, await openChange(booked));
    expect(await progressOf(booked)).toMatchObject({ mayChange: true, revision: 1 });
    const day = await dayOf(booked);
    await payFor(booked, await quoteOf(booked));
    expect(await dayOf(booked)).toBe(addDays(day, 2));
    expect(await detailOf(booked)).toMatchObject({ revised: { sequence: 2 } });
    expect(await progressOf(booked)).toMatchObject({ revision: 2 });
    await expectBalanced();
  });

  /** Paid up to a point where the process dies; the airline moves the flights, and the api goes on. */
  async function payWhileAirlineMoves(point: InterleavePoint) {
    const booked = await bookFlight(MOVED);
    const day = await dayOf(booked);
    const quote = await quoteOf(booked);
    await confirm(booked, quote);
    const ready = await readyToPay(booked, quote);
    death.at(point);
    await pay(booked.browser, ready, quote.total.amount);
    await airlineMoves(booked);
    const change = await openChange(booked);
    expect(change).toMatchObject({ state: 'open' });
    expect(await accept(booked, change)).toMatchObject({
      status: 409,
      body: { error: { code: 'change_in_progress' } },
    });
    for (const minutes of [1, 2, 3]) {
      shop().clock.setOffsetMs(minutes * 60_000);
      await shop().api.recover();
    }
    await expectBalanced();
    return { booked, day };
  }

  it('before a paid change reaches it: it refuses that one, and its own is answered', async () => {
    const { booked, day } = await payWhileAirlineMoves('before-order');
    await expectUnchanged(booked, day);
    expect((await accept(booked, await openChange(booked))).status).toBe(200);
    expect(await detailOf(booked)).toMatchObject({ revised: { sequence: 1 } });
  });

  it('before a change that it made is booked here: nobody accepts it over the new flights, a person looks', async () => {
    const { booked, day } = await payWhileAirlineMoves('after-order');
    expect(await dayOf(booked)).toBe(addDays(day, 2));
    expect(await detailOf(booked)).toMatchObject({ revised: { sequence: 2 } });
    const left = await openChange(booked);
    expect(left).toMatchObject({ state: 'desk', mayAccept: false });
    expect((await accept(booked, left)).status).toBe(404);
  });
});
