import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking } from '@travesia/contracts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../database/connect.ts';
import type { OrderRecord } from '../flights/order/order-record.ts';
import { reportFlight } from './testing/flight-news.ts';
import { createDeath } from './testing/death.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { useShop } from './testing/use-shop.ts';
import { createShoppers, PAYS } from './testing/shopper.ts';

const HOUR_MS = 3_600_000;
const death = createDeath();

const shop = useShop(
  {
    interleave: death.interleave,
  },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
const { openBrowser, readyToPay, pay, status } = createShoppers(shop);
beforeEach(() => death.never());

const db = () => shop().dependencies.database;
const supplierSettles = () => shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });

interface SandboxOrder {
  readonly id: string;
  readonly offerId: string;
  readonly metadata: Record<string, string>;
  readonly cancelledAt: string | null;
}

async function payFor(familyName: string) {
  const browser = await openBrowser();
  const ready = await readyToPay(browser, PAYS, familyName);
  // Where the process dies on the way, the press has no reply.
  await pay(browser, ready);
  const { cart_id: cartId } = await db()
    .selectFrom('payment_attempts')
    .select('cart_id')
    .executeTakeFirstOrThrow();
  const { reference } = await db()
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', ready.order.bookingId ?? '')
    .executeTakeFirstOrThrow();
  return {
    browser,
    reference: reference ?? '',
    ask: () => status(browser, cartId),
    mine: async (): Promise<ConfirmedBooking> =>
      (await browser.call('/booking/mine', { referenceId: reference })).body.data,
  };
}
type Paid = Awaited<ReturnType<typeof payFor>>;

const ordersAtSupplier = async ({ reference }: Pick<Paid, 'reference'>) => {
  const { orders } = (await shop().sandbox.inject({ url: '/_control/orders' })).json() as {
    orders: SandboxOrder[];
  };
  return orders.filter(({ metadata }) => metadata['travesia_reference']?.startsWith(reference));
};

async function ledger() {
  const booking = await db().selectFrom('bookings').select(['state', 'reason']).executeTakeFirstOrThrow();
  const orders = await db()
    .selectFrom('supplier_orders')
    .select(['state', 'live'])
    .orderBy('created_at')
    .execute();
  const { state } = await db().selectFrom('payment_attempts').select('state').executeTakeFirstOrThrow();
  return { booking: booking.state, orders: orders.map((order) => order.state), payment: state };
}
const CONFIRMED = { booking: 'confirmed', orders: ['placed'], payment: 'captured' };
const WAITING = { booking: 'order_unknown', orders: ['pending'], payment: 'authorised' };

const report = (paid: Paid, type: string, id?: string) =>
  reportFlight(shop().app, {
    type,
    object: { metadata: { travesia_reference: paid.reference } },
    ...(id && { id }),
  });

describe('an order that the flight supplier takes in and confirms later (W-06)', () => {
  it('nobody is charged until it is confirmed, and the message of the supplier ends the wait', async () => {
    const paid = await payFor('Late Confirm');
    await paid.ask();
    expect(await ledger()).toEqual(WAITING);
    expect((await paid.ask()).body.data).toMatchObject({ paymentStatus: 'pending', awaitsSupplier: true });
    await supplierSettles();
    expect(await report(paid, 'order.created')).toBe(200);
    expect(await ledger()).toEqual(CONFIRMED);
    expect(await ordersAtSupplier(paid)).toHaveLength(1);
    expect((await paid.mine()).ticketing).toMatchObject({ ticketed: true, numbers: [expect.any(String)] });
  });

  it('without a message it is found by asking', async () => {
    const paid = await payFor('Late Confirm');
    await paid.ask();
    await supplierSettles();
    shop().clock.setOffsetMs(60_000);
    await shop().settleDue();
    expect(await ledger()).toEqual(CONFIRMED);
    expect(await ordersAtSupplier(paid)).toHaveLength(1);
  });

  it('a refusal after it was taken in gives the money back, by whatever the message names the order', async () => {
    for (const name of ['reference', 'offer'] as const) {
      await shop().testDatabase.truncate();
      const paid = await payFor('Late Refusal');
      await paid.ask();
      const { record } = await db().selectFrom('supplier_orders').select('record').executeTakeFirstOrThrow();
      const { supplierOfferId: offer } = (record as OrderRecord).flightOffers;
      const object =
        name === 'offer'
          ? { offer_id: offer }
          : { metadata: { travesia_reference: paid.reference }, id: 'por_0000AnJ28gCIqSy9EDCxTU' };
      await supplierSettles();
      expect(await reportFlight(shop().app, { type: 'order.creation_failed', object })).toBe(200);
      expect(await ledger()).toEqual({ booking: 'voided', orders: ['refused'], payment: 'voided' });
      expect(await ordersAtSupplier(paid)).toHaveLength(0);
    }
  });

  it('a silent supplier is never asked twice for the order, and the money waits with it', async () => {
    const paid = await payFor('Silent Hour');
    await paid.ask();
    for (const afterMs of [120_000, 600_000, HOUR_MS, 13 * HOUR_MS, 25 * HOUR_MS]) {
      shop().clock.setOffsetMs(afterMs);
      await shop().settleDue();
      expect(await ledger()).toMatchObject({ orders: ['pending'], payment: 'authorised' });
    }
    expect(await ledger()).toMatchObject({ booking: 'manual_review' });
    await supplierSettles();
    await report(paid, 'order.created');
    expect(await ledger()).toEqual(CONFIRMED);
    expect(await ordersAtSupplier(paid)).toHaveLength(1);
  });

  const ARRIVALS: readonly (readonly string[])[] = [
    ['early order.created', 'settle', 'order.created'],
    ['early order.created', 'early order.updated', 'settle', 'order.updated'],
    ['settle', 'order.updated', 'order.created'],
    ['settle', 'order.created', 'order.created', 'order.created'],
    ['settle', 'order.created', 'order.creation_failed'],
    ['settle', 'order.creation_failed', 'order.created'],
  ];
  it.each(ARRIVALS.map((steps) => [steps.join(', '), steps] as const))(
    'messages in any order, and more than once, end in one booking: %s',
    async (_, steps) => {
      const paid = await payFor('Late Confirm');
      await paid.ask();
      for (const step of steps) {
        if (step === 'settle') await supplierSettles();
        else
          expect(
            await report(paid, step.replace('early ', ''), step.startsWith('early') ? undefined : step),
          ).toBe(200);
      }
      expect(await ledger()).toEqual(CONFIRMED);
      expect(await ordersAtSupplier(paid)).toHaveLength(1);
      const captures = await db()
        .selectFrom('ledger_lines')
        .select('cause')
        .where('kind', '=', 'captured')
        .execute();
      expect(captures).toHaveLength(1);
    },
  );

  it.each(['ordering-committed', 'after-order', 'capturing-committed', 'after-capture'] as const)(
    'a crash at %s neither orders twice nor loses the order',
    async (point) => {
      death.at(point);
      const paid = await payFor('Late Confirm');
      await paid.ask();
      for (const afterMs of [20_000, 60_000, 200_000, 400_000]) {
        shop().clock.setOffsetMs(afterMs);
        await shop().settleDue();
      }
      await supplierSettles();
      for (const afterMs of [600_000, 700_000]) {
        shop().clock.setOffsetMs(afterMs);
        await shop().settleDue();
      }
      expect(await ledger()).toMatchObject({ booking: 'confirmed', payment: 'captured' });
      expect(await ordersAtSupplier(paid)).toHaveLength(1);
    },
  );
});

describe('messages that are not the flight supplier’s (W-06)', () => {
  it.each([
    ['signed by somebody else', { secret: 'somebody-else' }, 401],
    ['an hour old', { ageSeconds: 3600 }, 401],
    ['from the future', { ageSeconds: -3600 }, 401],
    ['about an order of another account', {}, 200],
  ])('%s', async (_, how, expected) => {
    const object = { id: 'ord_of_nobody' };
    expect(await reportFlight(shop().app, { type: 'order.created', object, ...how })).toBe(expected);
  });

  it('nothing of a forged refusal is believed, and it is counted', async () => {
    const paid = await payFor('Late Confirm');
    await paid.ask();
    const object = { metadata: { travesia_reference: paid.reference } };
    expect(
      await reportFlight(shop().app, { type: 'order.creation_failed', object, secret: 'somebody-else' }),
    ).toBe(401);
    await paid.ask();
    expect(await ledger()).toEqual(WAITING);
    const metrics = await shop().app.inject('/internal/metrics');
    expect(metrics.body).toMatch(/flight_news_total\{outcome="forged"\} [1-9]/);
  });

  it.each(['', '{', '[]', '{"id":1}'])('%j without a signature is refused', async (payload) => {
    const reply = await shop().app.inject({ method: 'POST', url: '/webhooks/flights', payload });
    expect(reply.statusCode).toBe(401);
  });
});

describe('tickets that are issued after the order (W-06)', () => {
  const mailed = async () =>
    (await db().selectFrom('mails').select('kind').where('kind', '=', 'tickets-issued').execute()).length;

  it.each(['by message', 'by asking'])('are stored, shown and mailed once: %s', async (how) => {
    const paid = await payFor('Late Tickets');
    await paid.ask();
    expect(await ledger()).toEqual(CONFIRMED);
    expect((await paid.mine()).ticketing).toMatchObject({ ticketed: false, numbers: [] });
    await shop().settleDue();
    expect(await mailed()).toBe(0);
    await supplierSettles();
    if (how === 'by message') {
      await Promise.all([report(paid, 'order.updated', 'same'), report(paid, 'order.updated', 'same')]);
    }
    shop().clock.setOffsetMs(120_000);
    await shop().settleDue();
    await shop().settleDue();
    expect((await paid.mine()).ticketing).toMatchObject({
      ticketed: true,
      numbers: [expect.stringMatching(/^\d{13}$/)],
      holders: [expect.stringMatching(/\S/)],
    });
    expect(await mailed()).toBe(1);
  });
});

const onPostgres = (process.env.TEST_DATABASE_URL ?? '') === '' ? describe.skip : describe;
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);

onPostgres('a message and a poll at the same moment, in two processes', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'W-06: one order, one charge, one mail, round %i',
    async () => {
      const opened = await openDatabase({
        databaseUrl: shop().testDatabase.url,
        poolMax: 10,
        dataFolder: null,
        requireDurable: false,
      });
      const { app: rival } = await buildApp({ ...shop().dependencies, database: opened.database });
      try {
        const paid = await payFor('Late Confirm');
        await paid.ask();
        await supplierSettles();
        const message = {
          type: 'order.created',
          object: { metadata: { travesia_reference: paid.reference } },
        };
        const codes = await Promise.all([
          ...Array.from({ length: 8 }, (__, index) =>
            reportFlight(index % 2 ? rival : shop().app, { ...message, id: `race-${index % 3}` }),
          ),
          paid.ask().then((reply) => reply.status),
          shop()
            .settleDue()
            .then(() => 200),
        ]);
        expect(codes.filter((code) => code >= 400)).toEqual([]);
        shop().clock.setOffsetMs(60_000);
        await shop().settleDue();
        expect(await ledger()).toEqual(CONFIRMED);
        expect(await ordersAtSupplier(paid)).toHaveLength(1);
        const captures = await db()
          .selectFrom('ledger_lines')
          .select('cause')
          .where('kind', '=', 'captured')
          .execute();
        expect(captures).toHaveLength(1);
      } finally {
        await rival.close();
        await opened.close();
      }
    },
    60_000,
  );
});
