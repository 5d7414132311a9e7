import { expect } from '@jest/globals';
import type { OrderView } from '@travesia/contracts';
import type { Shop } from './open-shop.ts';
import { billing, cartOf, createShoppers, PAYS, type Browser } from './shopper.ts';

export const walker = { id: 'walker', type: 'ADULT', firstName: 'Ana', lastName: 'Pérez' };
export const SHOES = [{ code: 'SHOES', text: '39' }];

/** People who buy walks (`walks.ts`). */
export function createWalkers(shop: () => Shop) {
  const { openBrowser, giveCard, pay, status } = createShoppers(shop);

  async function readyToWalk(browser: Browser, walk: 'short' | 'long', cardNumber = PAYS) {
    await browser.call('/user/session/set/walk-order', { flightOffer: { id: walk } });
    await browser.call('/user/session/customer', {
      orderId: walk,
      customerDetails: { email: 'ana@example.com', phone: '+34600112233' },
    });
    const saved = await browser.call('/user/session/create-passenger', {
      orderId: walk,
      passengers: [walker],
      answers: SHOES,
    });
    expect(saved.status).toBe(200);
    return givenCard(browser, walk, cardNumber);
  }

  async function givenCard(browser: Browser, walk: 'short' | 'long', cardNumber = PAYS) {
    const billed = await browser.call('/user/session/create-billing-info', {
      orderId: walk,
      billingInformation: billing,
    });
    const { cardHandle } = billed.body.data as { cardHandle: string };
    const transactionId = await giveCard(cardHandle, cardNumber);
    const view = await browser.call('/user/session/order-view', {});
    return { orderId: walk, transactionId, order: view.body.data as OrderView };
  }

  /** The traveller pays and asks what became of it. */
  async function payFor(
    walk: 'short' | 'long',
    { cardNumber = PAYS, agentId }: { cardNumber?: string; agentId?: string } = {},
  ) {
    const browser = await openBrowser(agentId);
    const ready = await readyToWalk(browser, walk, cardNumber);
    const reply = await pay(browser, ready);
    return { order: ready.order, status: reply.status, ask: () => status(browser, cartOf(reply)) };
  }

  /** Kept unpaid by the guide. */
  async function holdWalk(browser: Browser) {
    const { order } = await readyToWalk(browser, 'short');
    const { bookingId, orderKey, total } = order;
    return browser.call('/user/session/hold', { bookingId, orderKey, amount: total.amount });
  }

  return { readyToWalk, givenCard, holdWalk, payFor };
}
