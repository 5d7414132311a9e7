import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '@travesia/contracts';
import { useShop } from './testing/use-shop.ts';
import { billing, createShoppers } from './testing/shopper.ts';
import { createWalkers, SHOES, walker } from './testing/walkers.ts';
import { createWalkSupplier, placed, walks, type WalkSupplier } from './testing/walks.ts';

let supplier: WalkSupplier;

const shop = useShop({
  moreKinds: [
    walks(
      () => supplier,
      () => shop().clock.nowMs(),
    ),
  ],
});
const { openBrowser } = createShoppers(shop);
beforeEach(() => {
  supplier = createWalkSupplier();
});

const { payFor, readyToWalk } = createWalkers(shop);

async function ledger() {
  const { database } = shop().dependencies;
  const booking = await database.selectFrom('bookings').select(['state', 'reason']).executeTakeFirstOrThrow();
  const orders = await database
    .selectFrom('supplier_orders')
    .select(['part', 'state', 'live'])
    .orderBy('created_at')
    .execute();
  const { state } = await database.selectFrom('payment_attempts').select('state').executeTakeFirstOrThrow();
  const told = orders.map((order) => `${order.part} ${order.state}`);
  return { booking: booking.state, reason: booking.reason, orders: told, payment: state };
}

describe('a kind of order that is not a flight', () => {
  it('S-01 B-25: is shown, filled in and confirmed by the same core, in the words of its vertical', async () => {
    const { order, ask } = await payFor('short');
    expect(order).toMatchObject({
      orderKind: 'walk',
      heading: 'The short walk',
      total: { amount: 4_000, currency: 'USD' },
      missing: [],
      summaryPath: '/walks/booking/summary',
      bags: { url: null },
      travellers: [{ name: expect.stringMatching(/^Ana /) }],
    });
    expect((await ask()).body.data).toMatchObject({
      paymentStatus: 'confirmed',
      summaryPath: '/walks/booking/summary',
      booking: {
        kind: 'walk',
        ticketing: null,
        supplierReference: 'GUIDE',
        travellers: [{ firstName: 'Ana' }],
      },
    });
  });

  it('H-13: asks for a name only, and for the answers that the supplier needs', async () => {
    const browser = await openBrowser();
    await browser.call('/user/session/set/walk-order', { flightOffer: { id: 'short' } });
    const without = await browser.call('/user/session/create-passenger', {
      orderId: 'short',
      passengers: [walker],
    });
    expect(without.status).toBe(400);
    expect(without.body.error).toMatchObject({ fields: [{ path: 'answers.SHOES', code: 'field_required' }] });
    const strange = await browser.call('/user/session/create-passenger', {
      orderId: 'short',
      passengers: [walker],
      answers: [...SHOES, { code: 'HAT', text: 'yes' }],
    });
    expect(strange.body.error).toMatchObject({ fields: [{ path: 'answers.1.code' }] });
  });

  it('B-27, B-29: contact and billing are checked field by field and can be saved again', async () => {
    const browser = await openBrowser();
    await browser.call('/user/session/set/walk-order', { flightOffer: { id: 'short' } });
    const save = (call: string, part: object) =>
      browser.call(`/user/session/${call}`, { orderId: 'short', ...part });
    const customer = { email: 'ana@example.com', phone: '+34600112233' };

    const wrong = await save('customer', { customerDetails: { ...customer, email: 'nobody' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toMatchObject({
      fields: [{ path: 'customerDetails.email', code: 'email_invalid' }],
    });
    const first = await save('customer', { customerDetails: customer });
    const again = await save('customer', { customerDetails: { ...customer, phone: '+34600112234' } });
    expect(first.body.data).toMatchObject({ id: expect.any(String) });
    expect(again.body.data).toEqual(first.body.data);

    const unbilled = await save('create-billing-info', { billingInformation: { ...billing, city: '' } });
    expect(unbilled.status).toBe(400);
    expect(unbilled.body.error).toMatchObject({
      fields: [{ path: 'billingInformation.city', code: 'field_required' }],
    });
    await save('create-passenger', { passengers: [walker], answers: SHOES });
    for (const city of ['Madrid', 'Sevilla']) {
      const billed = await save('create-billing-info', { billingInformation: { ...billing, city } });
      expect(billed.body.data).toMatchObject({ id: expect.any(String) });
    }
  });

  it('S-32: another kind of order takes the place of the one before it', async () => {
    const browser = await openBrowser();
    await readyToWalk(browser, 'short');
    await browser.call('/user/session/set/walk-order', { flightOffer: { id: 'long' } });
    const view = (await browser.call('/user/session/order-view', {})).body.data as OrderView;
    expect(view.heading).toBe('The long walk');
    expect(view.missing).toEqual(['customer', 'passengers', 'billing', 'payment']);
  });

  it('has no bags to add', async () => {
    const browser = await openBrowser();
    await readyToWalk(browser, 'short');
    const bags = await browser.call('/user/session/add/additional-services', {
      orderId: 'short',
      baggages: [{ additionalServicesId: 'bag', journeyType: 'onward', quantity: 1, segmentIds: [] }],
    });
    expect(bags.status).toBe(404);
  });
});

describe('an order that the supplier takes in and promises later', () => {
  const pending = { state: 'pending', supplierRef: 'guide-9', locator: null } as const;

  it('T-07: is waited for without a charge, then confirmed', async () => {
    supplier.place['guide'] = pending;
    supplier.find['guide'] = pending;
    const { ask } = await payFor('short');
    expect((await ask()).status).toBe(202);
    expect(await ledger()).toMatchObject({
      booking: 'order_unknown',
      orders: ['guide pending'],
      payment: 'authorised',
    });
    supplier.find['guide'] = { ...placed('guide'), state: 'found' };
    expect((await ask()).body.data).toMatchObject({ paymentStatus: 'confirmed' });
    expect(await ledger()).toMatchObject({ orders: ['guide placed'], payment: 'captured' });
  });

  it('T-07: the hold on the card is released when the supplier turns it down', async () => {
    supplier.place['guide'] = pending;
    supplier.find['guide'] = { state: 'refused', reason: 'supplier_refused' };
    const { ask } = await payFor('short');
    const told = await ask();
    expect([told.status, told.body.error]).toMatchObject([422, { code: 'booking_failed' }]);
    expect(await ledger()).toMatchObject({ booking: 'voided', orders: ['guide refused'], payment: 'voided' });
  });

  it('is cancelled and given back when nobody promises it in time', async () => {
    supplier.place['guide'] = pending;
    supplier.find['guide'] = pending;
    const { ask } = await payFor('short');
    await ask();
    shop().clock.setOffsetMs(13 * 3_600_000);
    await ask();
    expect(supplier.asked.at(-1)).toBe('cancel guide');
    expect(await ledger()).toMatchObject({
      booking: 'voided',
      orders: ['guide cancelled'],
      payment: 'voided',
    });
  });
});

describe('when nobody answers for ten minutes', () => {
  const TEN_MINUTES_MS = 600_000;

  it.each(['when it is placed', 'when it is looked up'])(
    'K-07: a supplier that names the order of another booking %s is not believed: a person is told',
    async (when) => {
      const first = await payFor('long', { agentId: randomUUID() });
      await first.ask();
      const { supplier_ref: taken } = await shop()
        .dependencies.database.selectFrom('supplier_orders')
        .select('supplier_ref')
        .where('part', '=', 'guide')
        .executeTakeFirstOrThrow();
      const named = { ...placed('guide'), supplierRef: taken ?? '' };
      supplier.place['guide'] = when === 'when it is placed' ? named : { state: 'unknown' };
      supplier.find['guide'] = { ...named, state: 'found' };
      const { ask } = await payFor('short');
      expect((await ask()).status).toBe(202);
      shop().clock.setOffsetMs(TEN_MINUTES_MS);
      expect((await ask()).status).toBe(202);
      const states = await shop()
        .dependencies.database.selectFrom('bookings')
        .select('state')
        .orderBy('created_at')
        .execute();
      expect(states).toEqual([{ state: 'confirmed' }, { state: 'manual_review' }]);
      supplier.find['guide'] = { ...placed('guide'), state: 'found' };
      expect((await ask()).body.data).toMatchObject({ paymentStatus: 'confirmed' });
    },
  );

  it('K-07: a person is told, the traveller reads "we are checking", and a late answer still ends in the booking', async () => {
    supplier.place['guide'] = { state: 'unknown' };
    supplier.find['guide'] = { state: 'unknown' };
    const { ask } = await payFor('short');
    shop().clock.setOffsetMs(TEN_MINUTES_MS);
    await ask();
    expect(await ledger()).toMatchObject({ booking: 'manual_review', payment: 'authorised' });
    expect((await ask()).status).toBe(202);
    supplier.find['guide'] = { ...placed('guide'), state: 'found' };
    expect((await ask()).body.data).toMatchObject({ paymentStatus: 'confirmed' });
    expect(await ledger()).toMatchObject({ orders: ['guide placed'], payment: 'captured' });
  });

  it('K-07: a late no gives the money back', async () => {
    supplier.place['guide'] = { state: 'unknown' };
    supplier.find['guide'] = { state: 'unknown' };
    const { ask } = await payFor('short');
    shop().clock.setOffsetMs(TEN_MINUTES_MS);
    await ask();
    supplier.find['guide'] = { state: 'refused', reason: 'supplier_refused' };
    expect((await ask()).status).toBe(422);
    expect(await ledger()).toMatchObject({ booking: 'voided', payment: 'voided' });
  });

  it('T-07: a promise that takes longer than that is watched by a person too', async () => {
    const pending = { state: 'pending', supplierRef: 'guide-9', locator: null } as const;
    supplier.place['guide'] = pending;
    supplier.find['guide'] = pending;
    const { ask } = await payFor('short');
    shop().clock.setOffsetMs(TEN_MINUTES_MS);
    await ask();
    expect(await ledger()).toMatchObject({ booking: 'manual_review', orders: ['guide pending'] });
    supplier.find['guide'] = { ...placed('guide'), state: 'found' };
    expect((await ask()).body.data).toMatchObject({ paymentStatus: 'confirmed' });
  });
});

describe('an order of two parts', () => {
  it('K-07: both stand, then the money is taken once', async () => {
    const { ask } = await payFor('long');
    expect((await ask()).body.data).toMatchObject({ booking: { supplierReference: 'GUIDE · HUT' } });
    expect(supplier.asked).toEqual(['place long guide', 'place long hut']);
    expect(await ledger()).toMatchObject({
      booking: 'confirmed',
      orders: ['guide placed', 'hut placed'],
      payment: 'captured',
    });
  });

  it('K-07: when the second is refused the first is cancelled and nothing is charged', async () => {
    supplier.place['hut'] = { state: 'refused', reason: 'sold_out' };
    const { ask } = await payFor('long');
    expect((await ask()).status).toBe(422);
    expect(await ledger()).toMatchObject({
      booking: 'voided',
      reason: 'sold_out',
      orders: ['guide cancelled', 'hut refused'],
      payment: 'voided',
    });
  });

  it('W-07: what giving up the first half costs is told before anything is given up', async () => {
    supplier.place['hut'] = { state: 'refused', reason: 'sold_out' };
    supplier.quote['guide'] = {
      state: 'quoted',
      quoteRef: 'guide-quote',
      refund: { amount: 500, currency: 'USD' },
      credit: null,
      expiresAtMs: Date.parse('2030-05-01T10:00:00Z'),
    };
    const { ask } = await payFor('long');
    expect((await ask()).status).toBe(202);
    expect(supplier.asked).toEqual(['place long guide', 'place long hut', 'quote guide']);
    expect(await ledger()).toMatchObject({
      booking: 'manual_review',
      orders: ['guide placed', 'hut refused'],
    });
    const review = await shop()
      .dependencies.database.selectFrom('booking_events')
      .select('details')
      .where('to_state', '=', 'manual_review')
      .executeTakeFirstOrThrow();
    expect(review.details).toEqual({
      code: 'giving up costs',
      giveUp: {
        part: 'guide',
        keeps: { amount: 1_500, currency: 'USD' },
        refund: { amount: 500, currency: 'USD' },
        credit: null,
        quotedUntil: '2030-05-01T10:00:00.000Z',
      },
    });
  });

  it('W-07: a first half that was cancelled before it could be written down is not asked for again', async () => {
    supplier.place['hut'] = { state: 'refused', reason: 'sold_out' };
    supplier.quote['guide'] = { state: 'refused' };
    supplier.cancelled['guide'] = { state: 'cancelled' };
    const { ask } = await payFor('long');
    expect((await ask()).status).toBe(422);
    expect(supplier.asked).not.toContain('cancel guide');
    expect(await ledger()).toMatchObject({ booking: 'voided', orders: ['guide cancelled', 'hut refused'] });
  });

  it('K-07: a first half that cannot be cancelled is a person’s job, and "we are checking" to the traveller', async () => {
    supplier.place['hut'] = { state: 'refused', reason: 'sold_out' };
    supplier.cancel['guide'] = { state: 'refused' };
    const { ask } = await payFor('long');
    expect((await ask()).status).toBe(202);
    expect(await ledger()).toMatchObject({
      booking: 'manual_review',
      orders: ['guide placed', 'hut refused'],
      payment: 'voiding',
    });
  });

  it('an unknown second half is looked up, found, and the first is not placed again', async () => {
    supplier.place['hut'] = { state: 'unknown' };
    supplier.find['hut'] = { ...placed('hut'), state: 'found' };
    const { ask } = await payFor('long');
    expect((await ask()).body.data).toMatchObject({ paymentStatus: 'confirmed' });
    expect(supplier.asked).toEqual(['place long guide', 'place long hut', 'find hut']);
  });
});
