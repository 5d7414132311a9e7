import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import type { CancellationQuote, ServiceOffers, ServicesQuote } from '@travesia/contracts';
import { formatMoney, marginReturned } from '@travesia/domain';
import { spread } from './refunds-repository.ts';
import { createMoneyChecks } from './testing/money.ts';
import { createDeath } from './testing/death.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers, type Booked as OneBooking } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';
import { cartOf, createShoppers, givesPartBack, PAYS } from './testing/shopper.ts';

const REFUND_REFUSED = '4000009900000160';
const REPLY_LOST = '4000009900000186';
const RETURNED_LATER = '4000009900000210';
const DAY_MS = 24 * 3_600_000;

const death = createDeath();

const shop = useShop(
  {
    interleave: death.interleave,
  },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
const { pay, status } = createShoppers(shop);
const { bookFlight, call, progressOf, codeOf, readyToPayMore, setClocks } = createTravellers(shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);
beforeEach(async () => {
  death.never();
  await setClocks(0);
});

const db = () => shop().dependencies.database;
/** `paid`: what each payment took, the newest first. */
type Booked = Of & { readonly paid: readonly number[] };
type Of = Pick<OneBooking, 'browser' | 'referenceId'>;

/** A flight that gives a part back, and a bag that was paid later. */
async function bookWithBag({ first = PAYS, second = PAYS, lastName = 'Ruiz' } = {}): Promise<Booked> {
  const of = await bookFlight({ isWanted: givesPartBack, cardNumber: first, lastName });
  const { bags } = (await call(of, 'services/offers')).body.data as ServiceOffers;
  const services = [{ serviceId: bags[0]?.additionalServicesId, quantity: 1 }];
  const quoted = await call(of, 'services/quote', { services, shown: bags[0]?.amount });
  const { changeId, total } = quoted.body.data as ServicesQuote;
  await call(of, 'change/confirm', { changeId, code: await codeOf(of) });
  const order = await readyToPayMore(of, 'flight-services', changeId, second);
  const added = await status(of.browser, cartOf(await pay(of.browser, order, total.amount)));
  expect(added.body.data).toMatchObject({ paymentStatus: 'confirmed' });
  return { ...of, paid: [total.amount, of.total] };
}
async function quoteOf(booked: Booked): Promise<CancellationQuote> {
  const reply = await call(booked, 'cancellation/quote');
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}
async function cancel(booked: Booked): Promise<CancellationQuote> {
  const quote = await quoteOf(booked);
  await call(booked, 'cancellation/confirm', { quoteId: quote.quoteId, code: await codeOf(booked) });
  return quote;
}
const rows = () =>
  db()
    .selectFrom('cancellation_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'cancellation_refunds.attempt_id')
    .select(['cancellation_refunds.amount', 'cancellation_refunds.state', 'cancellation_refunds.tries'])
    .orderBy('payment_attempts.created_at', 'desc')
    .execute();
async function ledgerSum(kind: 'supplier_cost' | 'supplier_refund' | 'margin'): Promise<number> {
  const lines = await db().selectFrom('ledger_lines').select('amount').where('kind', '=', kind).execute();
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

describe('an amount over payments', () => {
  it.each([
    [100, [30, 200], [30, 70]],
    [30, [30, 200], [30]],
    [20, [30, 200], [20]],
    [230, [30, 200], [30, 200]],
    [300, [30, 200], [30, 200]],
    [50, [0, -5, 200], [50]],
    [0, [30], []],
  ])('%d over %j: %j', (amount, lefts, shares) => {
    const payments = lefts.map((left) => ({ left }));
    expect(spread(amount, payments).map((share) => share.amount)).toEqual(shares);
  });
});

describe('a booking that was paid twice is cancelled (M-06)', () => {
  it('each payment gives its share back, the newest first, and they add up to the quote', async () => {
    const booked = await bookWithBag();
    const { back, paid } = await cancel(booked);
    const [newest = 0, first = 0] = booked.paid;
    expect(paid.amount).toBe(newest + first);
    expect(back.amount).toBeGreaterThan(newest);
    expect(await rows()).toEqual([
      { amount: newest, state: 'done', tries: 1 },
      { amount: back.amount - newest, state: 'done', tries: 1 },
    ]);
    expect(await moneyAtProvider()).toEqual({ taken: newest + first - back.amount, held: 0 });
    const lines = await db()
      .selectFrom('ledger_lines')
      .select(['booking_id', 'cause', 'amount'])
      .where('kind', '=', 'refunded')
      .execute();
    expect(new Set(lines.map(({ cause }) => cause)).size).toBe(1);
    expect(new Set(lines.map(({ booking_id: id }) => id)).size).toBe(2);
    await expectBalanced();
    const { events, review } = await progressOf(booked);
    expect([events.at(-1)?.code, events.at(-1)?.amount?.amount, review]).toEqual([
      'refunded',
      back.amount,
      null,
    ]);
    await shop().settleDue();
    const mails = await db().selectFrom('mails').select('kind').where('kind', '=', 'refund-sent').execute();
    expect(mails).toHaveLength(1);
  });

  it('the quote names each card in words, with what goes back to it', async () => {
    const booked = await bookWithBag({ second: RETURNED_LATER });
    const { back, paidWith } = await quoteOf(booked);
    const [newest = 0] = booked.paid;
    const dollars = (amount: number) =>
      formatMoney({ amount, currency: 'USD' }, 'en-US').replaceAll('\u00A0', ' ');
    expect(paidWith.replaceAll('\u00A0', ' ')).toBe(
      `Visa ending in 0210 (${dollars(newest)}) and Visa ending in 4242 (${dollars(back.amount - newest)})`,
    );
  });

  it('one that the provider refuses stops no other, and a person has the rest', async () => {
    const booked = await bookWithBag({ second: REFUND_REFUSED });
    const { back } = await cancel(booked);
    const [newest = 0, first = 0] = booked.paid;
    expect((await rows()).map(({ state }) => state)).toEqual(['refused', 'done']);
    expect(await moneyAtProvider()).toEqual({ taken: newest + first - (back.amount - newest), held: 0 });
    expect(await progressOf(booked)).toMatchObject({ review: 'refund_refused', isMoving: false });
    await expectBalanced();
  });

  it('a provider that never takes a refund is a person’s job within ten minutes, however often it is asked', async () => {
    const booked = await bookWithBag();
    const hangUp = (request: IncomingMessage) => {
      if (request.method !== 'POST' || request.url !== '/v1/refunds') return;
      request.url = '/nowhere';
      request.socket.destroy();
    };
    shop().sandbox.server.prependListener('request', hangUp);
    await cancel(booked);
    for (let minute = 1; minute < 10; minute += 1) {
      await setClocks(minute * 60_000);
      await shop().settleDue();
    }
    await setClocks(9.9 * 60_000);
    expect(await progressOf(booked)).toMatchObject({ review: 'refund_silent', isMoving: false });
    shop().sandbox.server.removeListener('request', hangUp);
    expect((await rows()).every(({ tries }) => tries > 1)).toBe(true);
    await expectBalanced();
  });

  it('a lost reply of one is looked up, and each is made once', async () => {
    const booked = await bookWithBag({ first: REPLY_LOST });
    const { back } = await cancel(booked);
    await progressOf(booked);
    expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
      ['done', 1],
      ['done', 1],
    ]);
    const [newest = 0, first = 0] = booked.paid;
    expect(await moneyAtProvider()).toEqual({ taken: newest + first - back.amount, held: 0 });
    await expectBalanced();
  });

  it('one that its bank sends back later is taken back from the ledger, the other stands', async () => {
    const booked = await bookWithBag({ second: RETURNED_LATER });
    await cancel(booked);
    expect((await progressOf(booked)).review).toBeNull();
    await setClocks(3.2 * DAY_MS);
    await shop().settleDue();
    expect((await rows()).map(({ state }) => state)).toEqual(['refused', 'done']);
    expect(await progressOf(booked)).toMatchObject({ review: 'refund_refused' });
  });

  it.each([
    ['before-refund', 0],
    ['after-refund', 0],
    ['before-refund', 1],
    ['after-refund', 1],
  ] as const)('a crash at %s of refund %i is recovered: each made once', async (point, passes) => {
    const booked = await bookWithBag();
    death.at(point, passes);
    const { back } = await cancel(booked);
    expect(death.isDue()).toBe(false);
    for (const minutes of [0, 2, 4]) {
      await setClocks(minutes * 60_000);
      await shop().api.recover();
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done']);
    const [newest = 0, first = 0] = booked.paid;
    expect(await moneyAtProvider()).toEqual({ taken: newest + first - back.amount, held: 0 });
    await expectBalanced();
  });
});

describe('a supplier that gives back less than it quoted', () => {
  it('is believed: that much goes back, its owner is told, and a person has the difference', async () => {
    const booked = await bookWithBag({ lastName: 'Gives Less' });
    const [cost, margin] = [-(await ledgerSum('supplier_cost')), -(await ledgerSum('margin'))];
    const { parts } = await cancel(booked);
    const quoted = cost - (parts[0]?.supplierKeeps.amount ?? 0);
    const given = Math.round(quoted / 2);
    // Of what we earn the same share goes back as the supplier really gave.
    const back = given + marginReturned(margin, { given, cost });
    const progress = await progressOf(booked);
    expect(progress).toMatchObject({ review: 'supplier_gave_less', isMoving: false });
    expect(progress.events.at(-1)).toMatchObject({ code: 'in_review' });
    expect(progress.events.find(({ code }) => code === 'refunded')?.amount?.amount).toBe(back);
    expect(await ledgerSum('supplier_refund')).toBe(given);
    const [newest = 0, first = 0] = booked.paid;
    expect((await moneyAtProvider()).taken).toBe(newest + first - back);
    await expectBalanced();
    await shop().settleDue();
    const [mail] = await db()
      .selectFrom('mails')
      .select('message')
      .where('kind', '=', 'booking-cancelled')
      .execute();
    const text = Buffer.from(mail?.message ?? '')
      .toString()
      .split('\r\n\r\n')
      .map((part) => Buffer.from(part, 'base64').toString())
      .join(' ');
    expect(text).toContain('less than it had quoted');
  });
});

describe('an airline that cancels before it has issued the tickets', () => {
  it('everything paid goes back once, its owner is mailed, and a person has the trip', async () => {
    const booked = await bookFlight({ lastName: 'Airline Cancels' });
    expect(await progressOf(booked)).toMatchObject({ mayCancel: true, review: null });
    await shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
    shop().clock.setOffsetMs(2 * 60_000);
    await Promise.all([shop().settleDue(), shop().settleDue()]);
    await shop().settleDue();
    expect(await moneyAtProvider()).toEqual({ taken: 0, held: 0 });
    await expectBalanced();
    const progress = await progressOf(booked);
    expect(progress).toMatchObject({ review: 'supplier_cancelled', isMoving: false, mayCancel: false });
    expect(progress.events.map(({ code }) => code)).toEqual([
      'paid',
      'booked',
      'cancelled',
      'refunded',
      'in_review',
    ]);
    expect((await call(booked, 'mine')).body.data).toMatchObject({ status: 'cancelled' });
    const mails = await db()
      .selectFrom('mails')
      .select('kind')
      .where('booking_id', 'is not', null)
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-cancelled', 'booking-confirmed', 'refund-sent']);
  });
});
