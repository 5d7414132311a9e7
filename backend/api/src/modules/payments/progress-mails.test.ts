import { beforeEach, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { useShop } from './testing/use-shop.ts';
import { cartOf, createShoppers, PAYS, type Browser } from './testing/shopper.ts';
import { createWalkSupplier, walks, type WalkSupplier } from './testing/walks.ts';

const DECLINED = '4000000000000002';
const CHALLENGED = '4000002760003184';
const MINUTE_MS = 60_000;

let supplier: WalkSupplier;

const shop = useShop(
  {
    moreKinds: [
      walks(
        () => supplier,
        () => shop().clock.nowMs(),
      ),
    ],
  },
  { environment: { MAIL_FOLDER: temporaryFolder('mails') } },
);
const { openBrowser, fillIn, pay, status } = createShoppers(shop);
beforeEach(() => {
  supplier = createWalkSupplier();
});

async function payFor(walk: 'short' | 'long', cardNumber = PAYS, browser?: Browser) {
  const traveller = browser ?? (await openBrowser());
  if (!browser) await traveller.call('/user/session/set/walk-order', { flightOffer: { id: walk } });
  const ready = await fillIn(traveller, walk, { cardNumber, answers: [{ code: 'SHOES', text: '39' }] });
  await status(traveller, cartOf(await pay(traveller, ready)));
  return traveller;
}

async function mailsAfter(offsetMs: number) {
  shop().clock.setOffsetMs(offsetMs);
  await shop().api.settlement.settleDue();
  const rows = await shop()
    .dependencies.database.selectFrom('mails')
    .select(['kind', 'recipient', 'message'])
    // What the desk hears of payments of other tests is not about this booking.
    .where('booking_id', 'is not', null)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    rows.map(async ({ kind, recipient, message }) => {
      const { text = '' } = await PostalMime.parse(message);
      return { kind, recipient, text };
    }),
  );
}

it('T-07, N-03: who waits for the supplier is mailed that nothing is charged yet, then how it ended', async () => {
  supplier.place['guide'] = { state: 'pending', supplierRef: 'guide-9', locator: null };
  supplier.find['guide'] = { state: 'pending', supplierRef: 'guide-9', locator: null };
  await payFor('short');
  expect(await mailsAfter(0)).toEqual([]);
  const [pending, ...others] = await mailsAfter(2 * MINUTE_MS);
  expect(others).toEqual([]);
  expect(pending).toMatchObject({ kind: 'booking-pending', recipient: 'ana@example.com' });
  expect(pending?.text).toContain('Until it does, nothing is charged');
  expect(pending?.text).toContain('Trip: The short walk');
  supplier.find['guide'] = { state: 'refused', reason: 'supplier_refused' };
  const [, failed] = await mailsAfter(4 * MINUTE_MS);
  expect(failed).toMatchObject({ kind: 'payment-failed' });
  expect(failed?.text).toContain('Nothing was charged');
});

it('K-07, N-03: a booking that a person has to settle is mailed, with what stands and what became of the money', async () => {
  supplier.place['hut'] = { state: 'refused', reason: 'sold_out' };
  supplier.cancel['guide'] = { state: 'refused' };
  await payFor('long');
  const [mail] = await mailsAfter(0);
  expect(mail).toMatchObject({ kind: 'booking-review' });
  expect(mail?.text).toContain('Nothing was charged: $40.00');
  expect(mail?.text).toMatch(/do not pay again/i);
});

it('N-03: a declined card is mailed once the traveller has not tried another for a quarter of an hour', async () => {
  await payFor('short', DECLINED);
  expect(await mailsAfter(14 * MINUTE_MS)).toEqual([]);
  expect(await mailsAfter(16 * MINUTE_MS)).toMatchObject([{ kind: 'payment-failed' }]);
});

it('N-03: who pays with another card hears of the booking only', async () => {
  const traveller = await payFor('short', DECLINED);
  await payFor('short', PAYS, traveller);
  expect((await mailsAfter(20 * MINUTE_MS)).map(({ kind }) => kind)).toEqual(['booking-confirmed']);
});

const choose = (traveller: Browser, walk: 'short' | 'long') =>
  traveller.call('/user/session/set/walk-order', { flightOffer: { id: walk }, bookingId: null });

/** The tab begins anew, so what it chooses is a booking of its own. */
async function payAnew(traveller: Browser, walk: 'short' | 'long', cardNumber = PAYS) {
  shop().clock.setOffsetMs(14 * MINUTE_MS);
  await choose(traveller, walk);
  await payFor(walk, cardNumber, traveller);
}

it('N-03: who chooses the same trip again and pays it as another booking hears of that one only', async () => {
  const traveller = await payFor('short', DECLINED);
  await payAnew(traveller, 'short');
  expect((await mailsAfter(20 * MINUTE_MS)).map(({ kind }) => kind)).toEqual(['booking-confirmed']);
});

it('N-03: nobody is told to pay again while the same trip is being paid as another booking', async () => {
  const traveller = await payFor('short', DECLINED);
  await payAnew(traveller, 'short', CHALLENGED);
  expect(await mailsAfter(16 * MINUTE_MS)).toEqual([]);
});

it('N-03: a declined trip is mailed although another trip was paid since', async () => {
  const traveller = await payFor('short', DECLINED);
  await payAnew(traveller, 'long');
  const mails = await mailsAfter(20 * MINUTE_MS);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['booking-confirmed', 'payment-failed']);
  expect(mails.find(({ kind }) => kind === 'payment-failed')?.text).toContain('Trip: The short walk');
});

it('N-03: a second booking of a trip that was declined is mailed although the first is paid', async () => {
  const traveller = await payFor('short');
  await choose(traveller, 'long');
  await payAnew(traveller, 'short', DECLINED);
  const mails = await mailsAfter(30 * MINUTE_MS);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['booking-confirmed', 'payment-failed']);
});
