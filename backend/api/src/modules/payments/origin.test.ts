import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { STARTUP_MS } from '../../testing.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers } from './testing/shopper.ts';

let shop: Shop;
const { openBrowser, pricedOffer, json, fillIn, pay, status } = createShoppers(() => shop);
beforeAll(async () => {
  shop = await openShop();
}, STARTUP_MS);
afterAll(() => shop.close());

const FROM_KAYAK = { source: 'kayak', medium: 'meta', affiliateId: 'a7', referrer: '' };

it.each([
  ['as it was priced', {}, 'dis-1'],
  ['as the order names it', { disId: 'dis-2' }, 'dis-2'],
])(
  'F-31 F-40 B-24: a booking keeps its partner, %s, and where the visitor came from',
  async (_what, named, disId) => {
    const { database } = shop.dependencies;
    const browser = await openBrowser(randomUUID());
    const shown = await pricedOffer();
    const priced = await json('POST', '/air/flight-offer/validate', {
      data: {
        type: 'flight-offers-pricing',
        flightOffers: [{ id: shown.id }],
        metaName: 'kayak',
        disId: 'dis-1',
      },
    });
    const [offer] = priced.body.data as { id: string }[];
    const set = await browser.call('/user/session/set/flight-order', {
      flightOffer: { id: offer?.id },
      infoData: FROM_KAYAK,
      ...named,
    });
    const { id, bookingId } = set.body.data as { id: string; bookingId: string };
    const ready = await fillIn(browser, id);
    await status(browser, cartOf(await pay(browser, ready)));

    const { record } = await database
      .selectFrom('supplier_orders')
      .select('record')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({
      flightOffers: { type: 'flight-offers-pricing', offerIds: [offer?.id], metaName: 'kayak', disId },
    });
    const booking = await database
      .selectFrom('bookings')
      .select('attribution')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(booking.attribution).toEqual(FROM_KAYAK);
  },
);
