import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT_OPERATIONS, type MarketSettings, type OrderView } from '@travesia/contracts';
import { STARTUP_MS } from '../../testing.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, PAYS } from './testing/shopper.ts';

const MARKETS_FOLDER = resolve(import.meta.dirname, '../../../../../shell/markets');
const IN_SPAIN: MarketSettings = {
  contactNumber: '+34 900 555 999',
  defaultCurrency: 'EUR',
  paymentMode: 'provider',
  fees: {},
  phoneDeals: [],
};

let shop: Shop;
let settings: Record<string, MarketSettings> = {};
const { openBrowser, readyToPay, pay, status, json } = createShoppers(() => shop);
const set = (change: Partial<MarketSettings>) => {
  const own = { ...IN_SPAIN, ...change };
  settings = { ES: own, intl: own };
};

beforeAll(async () => {
  shop = await openShop({}, { environment: { MARKETS_FOLDER }, marketSettings: () => settings });
}, STARTUP_MS);
beforeEach(() => {
  settings = {};
});
afterAll(() => shop.close());

describe('what the owner of a market sets while the site runs', () => {
  it('P-49 S-42: a fee counts for orders chosen from now on; a price that was shown stands until it is paid', async () => {
    const early = await openBrowser();
    const before = await readyToPay(early, PAYS);
    set({ fees: { atol: 2.5 } });
    const late = await readyToPay(await openBrowser('7d95ca01-23d5-4f20-9a6b-3c1b5c8a4d22'), PAYS);
    expect(late.order.total.amount - before.order.total.amount).toBe(250);

    set({ fees: { atol: 9 } });
    const again = await early.call('/user/session/order-view', {});
    const shown = again.body.data as OrderView;
    expect(shown.total).toEqual(before.order.total);
    expect(shown.priceLines.map(({ code }) => code)).not.toContain('fee_atol');

    const cartId = cartOf(await pay(early, before));
    const outcome = await status(early, cartId);
    const { booking } = outcome.body.data as {
      booking: { totalPaid: { amount: number }; priceLines: { total: { amount: number } }[] };
    };
    const sum = booking.priceLines.reduce((amount, line) => amount + line.total.amount, 0);
    expect(sum).toBe(booking.totalPaid.amount);
    expect(booking.totalPaid).toEqual(before.order.total);
  });

  it('P-49 S-42: the booking is of the market that the page stands in, also after a change', async () => {
    settings = { MX: { ...IN_SPAIN, fees: { atol: 4 } } };
    const browser = await openBrowser('7d95ca01-23d5-4f20-9a6b-3c1b5c8a4d23');
    const ready = await readyToPay(browser, PAYS);
    const setIn = async (market: string) => {
      await browser.call('/user/session/set/flight-order', {
        flightOffer: { id: ready.orderId },
        bookingId: ready.order.bookingId,
        orderId: ready.orderId,
        market,
      });
      return (await browser.call('/user/session/order-view', {})).body.data as OrderView;
    };
    const moved = await setIn('MX');
    expect(moved.bookingId).toBe(ready.order.bookingId);
    expect(moved.total.amount - ready.order.total.amount).toBe(400);
    expect(moved.missing).toEqual(ready.order.missing);
    expect((await setIn('ES')).total).toEqual(ready.order.total);
  });

  it('P-19 P-49: the number to call is the one that was set', async () => {
    const ask = async () => {
      const query = CONTENT_OPERATIONS.companyContactInfoDisplayQuery;
      const { body } = await json('POST', '/graphql', { query });
      const { companyContactInfoDisplayQuery: list } = body.data as {
        companyContactInfoDisplayQuery: { results: { contactNumber: string; countryCode: string | null }[] };
      };
      return list.results.find(({ countryCode }) => countryCode === 'ES')?.contactNumber;
    };
    const before = await ask();
    set({});
    expect(before).not.toBe(IN_SPAIN.contactNumber);
    expect(await ask()).toBe(IN_SPAIN.contactNumber);
  });
});
