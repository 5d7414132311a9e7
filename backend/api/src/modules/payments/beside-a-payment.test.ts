import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isBeingPaid, isHeld, type BookingState, type OrderView } from '@travesia/contracts';
import { IN_FLIGHT_STATES } from '../booking/index.ts';
import { createMoneyChecks } from './testing/money.ts';
import { useShop } from './testing/use-shop.ts';
import { cartOf, createShoppers, PAYS, type Browser } from './testing/shopper.ts';

const shop = useShop();
const { openBrowser, pricedOffer, readyToPay, pay, status } = createShoppers(shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);

const db = () => shop().dependencies.database;

interface Chosen {
  readonly code: string;
  readonly orderId: string;
  readonly bookingId: string;
}

async function choose(browser: Browser, offerId: string, tab: object = { bookingId: null }): Promise<Chosen> {
  const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offerId }, ...tab });
  const { error, data } = set.body as { error?: { code: string }; data?: { id: string; bookingId: string } };
  return { code: error?.code ?? 'ok', orderId: data?.id ?? '', bookingId: data?.bookingId ?? '' };
}

async function codeOf(browser: Browser, url: string, body: Record<string, unknown>) {
  const { error } = (await browser.call(`/user/session/${url}`, body)).body as { error?: { code: string } };
  return error?.code ?? 'ok';
}

const read = (id: string) =>
  db().selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** What may change of a booking beside which another one is begun: only which of them is open. */
async function kept(id: string) {
  const { closed: _closed, updated_at: _updatedAt, ...row } = await read(id);
  return row;
}

/** A draft of one tab, and in another tab a trip whose payment is in that state. */
async function besidePayment(state: BookingState, [one, another]: readonly [string, string]) {
  const browser = await openBrowser(randomUUID());
  const draft = await choose(browser, one);
  const paying = await choose(browser, another);
  expect([draft.code, paying.code]).toEqual(['ok', 'ok']);
  await db().updateTable('bookings').set({ state }).where('id', '=', paying.bookingId).execute();
  return { browser, draft, paying, before: await kept(paying.bookingId) };
}

describe('a trip beside one whose payment has not ended (S-39)', () => {
  // A trip that is held has no payment: holds.test.ts.
  const states: readonly BookingState[] = [
    ...IN_FLIGHT_STATES.filter((state) => !isHeld(state)),
    'manual_review',
  ];

  it.each(states)(
    '%s: whether another trip may be begun, and the payment is left as it is',
    async (state) => {
      const wanted = isBeingPaid(state) ? 'payment_in_progress' : 'ok';
      const [barcelona, bogota, lima] = [
        await pricedOffer('BCN'),
        await pricedOffer(),
        await pricedOffer('LIM'),
      ];

      await attempt('in a tab of its own', async ({ browser }) => {
        const chosen = await choose(browser, lima.id);
        expect(chosen.code).toBe(wanted);
        return wanted === 'ok' ? chosen.bookingId : null;
      });
      await attempt('in the tab that paid', async ({ browser, paying }) => {
        const { bookingId, orderId } = paying;
        const chosen = await choose(browser, lima.id, { bookingId, orderId });
        expect(chosen.code).toBe(wanted);
        return wanted === 'ok' ? chosen.bookingId : null;
      });
      await attempt('in a tab that had chosen before', async ({ browser, draft: { bookingId, orderId } }) => {
        const details = { email: 'ana@example.com', phone: '+34600112233' };
        const saved = await codeOf(browser, 'customer', { bookingId, orderId, customerDetails: details });
        expect(saved).toBe(wanted === 'ok' ? 'ok' : 'other_booking_open');
        expect(await codeOf(browser, 'take-up', { bookingId })).toBe(wanted);
        return wanted === 'ok' ? bookingId : null;
      });
      await attempt('the same trip once more', async ({ browser, paying: { orderId, bookingId } }) => {
        expect((await choose(browser, orderId)).code).toBe('payment_in_progress');
        expect((await choose(browser, orderId, { bookingId })).code).toBe('payment_in_progress');
        return null;
      });

      async function attempt(
        _what: string,
        act: (scene: Awaited<ReturnType<typeof besidePayment>>) => Promise<string | null>,
      ) {
        const scene = await besidePayment(state, [barcelona.id, bogota.id]);
        const { browser, paying, before } = scene;
        const nowOpen = await act(scene);
        expect(await kept(paying.bookingId)).toEqual(before);
        const open = await db()
          .selectFrom('bookings')
          .select('id')
          .where('session_id', '=', before.session_id)
          .where('closed', '=', false)
          .execute();
        expect(open).toEqual([{ id: nowOpen ?? paying.bookingId }]);
        // Its own tab is shown how it stands, and can change nothing, whichever booking is open.
        const { bookingId, orderId } = paying;
        const view = (await browser.call('/user/session/order-view', { bookingId })).body.data as OrderView;
        expect(view).toMatchObject({ bookingId, state });
        const details = { email: 'eva@example.com', phone: '+34600112233' };
        expect(await codeOf(browser, 'customer', { bookingId, orderId, customerDetails: details })).toBe(
          'payment_in_progress',
        );
        expect(await codeOf(browser, 'take-up', { bookingId })).toBe(nowOpen ? 'payment_in_progress' : 'ok');
      }
    },
    30_000,
  );

  it('while the supplier is silent another trip is bought; then both are booked and each is charged once', async () => {
    const browser = await openBrowser();
    const silent = await readyToPay(browser, PAYS, 'Silent Hour');
    const cart = cartOf(await pay(browser, silent));
    expect((await status(browser, cart)).body.data).toMatchObject({
      paymentStatus: 'pending',
      awaitsSupplier: true,
    });
    expect((await read(silent.order.bookingId)).state).toBe('order_unknown');

    const next = await readyToPay(browser, PAYS, 'Gomez');
    expect(next.order.bookingId).not.toBe(silent.order.bookingId);
    expect((await status(browser, cartOf(await pay(browser, next)))).status).toBe(200);
    expect(await moneyAtProvider()).toEqual({ taken: next.order.total.amount, held: 1 });

    await shop().sandbox.inject({ method: 'POST', url: '/_control/orders/settle' });
    expect((await status(browser, cart)).status).toBe(200);
    const both = silent.order.total.amount + next.order.total.amount;
    expect(await moneyAtProvider()).toEqual({ taken: both, held: 0 });
    await expectBalanced();
    const orders = await db()
      .selectFrom('supplier_orders')
      .select(['booking_id', 'family_name', 'state'])
      .orderBy('created_at')
      .execute();
    expect(orders).toEqual([
      { booking_id: silent.order.bookingId, family_name: 'SILENT HOUR', state: 'placed' },
      { booking_id: next.order.bookingId, family_name: 'GOMEZ', state: 'placed' },
    ]);
  });
});
