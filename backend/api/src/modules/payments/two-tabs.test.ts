import { describe, expect, it } from '@jest/globals';
import type { OrderView } from '@travesia/contracts';
import { SITE } from './testing/open-shop.ts';
import { useShop } from './testing/use-shop.ts';
import { billing, cartOf, createShoppers, passenger, PAYS, type Browser } from './testing/shopper.ts';

const CHALLENGED = '4000002760003184';
const DECLINED = '4000000000000002';
const PAIR_MS = 60_000;

const shop = useShop();
const { openBrowser, pricedOffer, giveCard, answerChallenge, status } = createShoppers(shop);

/** A tab: what it was told of its own trip, and nothing of the other tab's. */
interface Tab {
  readonly browser: Browser;
  readonly familyName: string;
  bookingId: string | null;
  orderId: string;
  view: OrderView | null;
  cartId: string | null;
}

const codeOf = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code ?? 'ok';

function call(tab: Tab, url: string, more: Record<string, unknown> = {}) {
  return tab.browser.call(`/user/session/${url}`, {
    bookingId: tab.bookingId,
    ...more,
  });
}

async function choose(tab: Tab, to: string): Promise<string> {
  const offer = await pricedOffer(to);
  const set = await call(tab, 'set/flight-order', { flightOffer: { id: offer.id } });
  if (set.status !== 200) return codeOf(set);
  const { id, bookingId } = set.body.data as { id: string; bookingId: string };
  Object.assign(tab, { orderId: id, bookingId });
  return fillIn(tab);
}

async function type(tab: Tab): Promise<string> {
  const contact = await call(tab, 'customer', {
    orderId: tab.orderId,
    customerDetails: { email: 'ana@example.com', phone: '+34600112233' },
  });
  if (contact.status !== 200) return codeOf(contact);
  const { travellers } = await look(tab);
  const saved = await call(tab, 'create-passenger', {
    orderId: tab.orderId,
    passengers: travellers.map(({ id }) => passenger(id, tab.familyName)),
  });
  return codeOf(saved);
}

async function fillIn(tab: Tab): Promise<string> {
  const typed = await type(tab);
  if (typed !== 'ok') return typed;
  const billed = await call(tab, 'create-billing-info', {
    orderId: tab.orderId,
    billingInformation: billing,
  });
  await look(tab);
  return codeOf(billed);
}

async function look(tab: Tab): Promise<OrderView> {
  const reply = await call(tab, 'order-view');
  expect(codeOf(reply)).toBe('ok');
  const view = reply.body.data as OrderView;
  tab.view = view;
  return view;
}

/** The press: a permission for what the page shows, the card, the payment. */
async function press(tab: Tab, cardNumber: string): Promise<string> {
  const orderKey = tab.view?.orderKey;
  const handle = await call(tab, 'card-handle', { orderKey });
  if (handle.status !== 200) return codeOf(handle);
  const { cardHandle } = handle.body.data as { cardHandle: string };
  return payWith(tab, await giveCard(cardHandle, cardNumber));
}

async function payWith(tab: Tab, transactionId: string | null): Promise<string> {
  const paid = await call(tab, 'payment-direction', {
    orderId: tab.orderId,
    orderKey: tab.view?.orderKey,
    transactionId,
    amount: tab.view?.total.amount,
    currency: 'USD',
    returnUrl: `${SITE}/en/booking/authenticate/waiting`,
    cancelUrl: `${SITE}/en/booking/authenticate/cancel`,
  });
  if (paid.status === 200) tab.cartId = cartOf(paid);
  return codeOf(paid);
}

async function comeBack(tab: Tab): Promise<void> {
  const go = await shop().app.inject({ url: `/payments/go?cartId=${tab.cartId}` });
  await answerChallenge(go.headers.location, 'complete');
  expect((await status(tab.browser, tab.cartId ?? '')).status).toBe(200);
}

const takeUp = async (tab: Tab) => codeOf(await call(tab, 'take-up'));

/** What a traveller can do in a tab; `return`: is sent to the bank, and comes back when the other tab has had its turn. */
const ACTIONS = {
  choose: (tab: Tab) => choose(tab, 'LIM'),
  type: (tab: Tab) => type(tab),
  pay: (tab: Tab) => press(tab, PAYS),
  return: (tab: Tab) => press(tab, CHALLENGED),
  'clock ends': async () => {
    // A challenge does not live as long as an offer, whose end is moved here instead of the clock.
    const hold_expires_at = new Date(shop().dependencies.clock.nowMs());
    await shop().dependencies.database.updateTable('bookings').set({ hold_expires_at }).execute();
    return 'ok';
  },
} as const satisfies Record<string, (tab: Tab) => Promise<string>>;
type Action = keyof typeof ACTIONS;
const ALL = Object.keys(ACTIONS) as Action[];

/** Everything that is kept of a booking, but for which one is open. */
async function kept(bookingId: string | null) {
  const { database } = shop().dependencies;
  const rows = await database
    .selectFrom('bookings')
    .select(['order_id', 'state', 'total_amount', 'version'])
    .where('id', '=', bookingId)
    .execute();
  const saves = await database
    .selectFrom('booking_saves')
    .select(['kind', 'data'])
    .where('booking_id', '=', bookingId)
    .orderBy('kind')
    .execute();
  return { rows, saves };
}

/** What was charged, for whom, and in which tab's name. */
async function charges() {
  const { database } = shop().dependencies;
  return database
    .selectFrom('payment_attempts')
    .innerJoin('supplier_orders', 'supplier_orders.attempt_id', 'payment_attempts.id')
    .select(['payment_attempts.booking_id', 'payment_attempts.amount', 'supplier_orders.family_name'])
    .where('payment_attempts.state', '=', 'captured')
    .execute();
}

const newTab = (browser: Browser, familyName: string): Tab => ({
  browser,
  familyName,
  bookingId: null,
  orderId: '',
  view: null,
  cartId: null,
});

/** Two trips for two people, both complete but for the card; the first tab's is the open one. */
async function twoTabs() {
  const browser = await openBrowser();
  const one = newTab(browser, 'PEREZ');
  const other = newTab(browser, 'GOMEZ');
  expect(await choose(one, 'BOG')).toBe('ok');
  expect(await choose(other, 'BCN')).toBe('ok');
  expect(other.view?.total).not.toEqual(one.view?.total);
  expect(await takeUp(one)).toBe('ok');
  return { one, other };
}

const chargeOf = (tab: Tab) => ({
  booking_id: tab.bookingId,
  amount: tab.view?.total.amount,
  family_name: tab.familyName,
});

describe('two tabs of one browser', () => {
  const pairs = ALL.flatMap((first) => ALL.map((second) => [first, second] as const));

  it.each(pairs)(
    '%s in one tab, then %s in the other: each changes and pays its own trip only',
    async (first, second) => {
      const { one, other } = await twoTabs();
      expect(await ACTIONS[first](one)).toBe('ok');
      const before = await kept(one.bookingId);
      const chargedBefore = await charges();

      // What is paid stands in nobody's way; the clock asks nobody.
      const isFree = first === 'pay' || second === 'clock ends';
      const isOver = first === 'clock ends' && (['pay', 'return'] as Action[]).includes(second);
      const wanted = isOver ? 'order_expired' : 'ok';
      if (!isFree) {
        expect(await ACTIONS[second](other)).toBe('other_booking_open');
        expect(await charges()).toEqual(chargedBefore);
        if (first === 'return') {
          expect(await takeUp(other)).toBe('payment_in_progress');
          await comeBack(one);
        } else {
          expect(await kept(one.bookingId)).toEqual(before);
          expect(await takeUp(other)).toBe('ok');
        }
      }
      expect(await ACTIONS[second](other)).toBe(wanted);
      if (first === 'return' && second === 'clock ends') await comeBack(one);
      if (second === 'return' && !isOver) await comeBack(other);

      const isPaid = (action: Action) => action === 'pay' || action === 'return';
      expect(await charges()).toEqual([
        ...(isPaid(first) ? [chargeOf(one)] : []),
        ...(isPaid(second) && !isOver ? [chargeOf(other)] : []),
      ]);
      if (isPaid(first)) return;
      // The first trip is as its tab left it: complete, for its own traveller.
      expect(await kept(one.bookingId)).toEqual(before);
      expect(await takeUp(one)).toBe('ok');
      expect((await look(one)).missing).toEqual(['payment']);
    },
    PAIR_MS,
  );

  it('a booking that is not of this session cannot be taken up', async () => {
    const { one } = await twoTabs();
    const stranger = newTab(await openBrowser('0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22'), 'RUIZ');
    stranger.bookingId = one.bookingId;
    expect(await takeUp(stranger)).toBe('order_missing');
    expect(codeOf(await call(stranger, 'order-view'))).toBe('order_missing');
  });

  it('a tab whose trip was paid in it is shown that, whatever another tab has opened since', async () => {
    const { one, other } = await twoTabs();
    expect(await press(one, PAYS)).toBe('ok');
    expect(await takeUp(other)).toBe('ok');
    expect((await look(one)).state).toBe('confirmed');
    expect(await takeUp(one)).toBe('already_paid');
  });
});

describe('a tab that was doubled: one trip, two pages', () => {
  it('what the other page typed is not paid by the one that did not show it', async () => {
    const { one } = await twoTabs();
    const doubled: Tab = { ...one, familyName: 'RUIZ' };
    const handle = await call(one, 'card-handle', { orderKey: one.view?.orderKey });
    const { cardHandle } = handle.body.data as { cardHandle: string };
    const transactionId = await giveCard(cardHandle, PAYS);
    expect(await type(doubled)).toBe('ok');
    expect(await payWith(one, transactionId)).toBe('other_booking_open');
    expect(await press(one, PAYS)).toBe('other_booking_open');
    expect(await charges()).toEqual([]);
    await look(doubled);
    expect(await press(doubled, PAYS)).toBe('ok');
    expect(await charges()).toEqual([chargeOf(doubled)]);
  });

  it('the same flight chosen in a tab of its own is another trip', async () => {
    const { one } = await twoTabs();
    const set = { flightOffer: { id: one.orderId } };
    const again = await call({ ...one, bookingId: null }, 'set/flight-order', set);
    expect(again.body.data).toMatchObject({ id: one.orderId });
    expect((again.body.data as { bookingId: string }).bookingId).not.toBe(one.bookingId);
  });

  it('a press repeated in the other page is the same payment', async () => {
    const { one } = await twoTabs();
    const doubled: Tab = { ...one };
    expect(await press(one, CHALLENGED)).toBe('ok');
    expect(await payWith(doubled, null)).toBe('ok');
    expect(doubled.cartId).toBe(one.cartId);
  });
});

describe('the proof of a press (A5)', () => {
  async function withCard(cardNumber = PAYS) {
    const { one } = await twoTabs();
    const handle = await call(one, 'card-handle', { orderKey: one.view?.orderKey });
    const { cardHandle } = handle.body.data as { cardHandle: string };
    return { tab: one, transactionId: await giveCard(cardHandle, cardNumber) };
  }

  it.each([
    ['no proof', null],
    ['a proof that was made up', '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11'],
  ])('a card that lies in the vault is not charged by %s', async (_what, transactionId) => {
    const { tab } = await withCard();
    expect(await payWith(tab, transactionId)).toBe('steps_missing');
    const direct = await call(tab, 'card/success', {
      orderId: tab.orderId,
      transactionId,
      amount: tab.view?.total.amount,
      currency: 'USD',
    });
    expect(codeOf(direct)).toBe('steps_missing');
    expect(await shop().dependencies.database.selectFrom('payment_attempts').selectAll().execute()).toEqual(
      [],
    );
  });

  it('no answer of the api tells the proof before it is used', async () => {
    const { tab, transactionId } = await withCard();
    for (const url of ['order-view', 'card-handle', 'take-up'])
      expect(JSON.stringify((await call(tab, url)).body)).not.toContain(transactionId);
  });

  it('serves once: after a decline the same press charges nothing', async () => {
    const { tab, transactionId } = await withCard(DECLINED);
    expect(await payWith(tab, transactionId)).toBe('ok');
    expect((await status(tab.browser, tab.cartId ?? '')).status).toBe(402);
    await look(tab);
    expect(await payWith(tab, transactionId)).toBe('steps_missing');
    const attempts = await shop().dependencies.database.selectFrom('payment_attempts').select('id').execute();
    expect(attempts).toHaveLength(1);
  });

  it('a newer card makes the older proof worthless', async () => {
    const { tab, transactionId } = await withCard();
    const again = await call(tab, 'card-handle', { orderKey: tab.view?.orderKey });
    const newer = await giveCard((again.body.data as { cardHandle: string }).cardHandle, PAYS);
    expect(await payWith(tab, transactionId)).toBe('steps_missing');
    expect(await payWith(tab, newer)).toBe('ok');
  });
});
