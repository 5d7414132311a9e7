import { randomUUID } from 'node:crypto';
import type { OrderView, PaymentLinkOutcome } from '@travesia/contracts';
import PostalMime from 'postal-mime';
import { createDeskCalls } from './desk-calls.ts';
import type { Shop } from './open-shop.ts';
import { billing, cartOf, createShoppers, passenger, PAYS, type Browser } from './shopper.ts';

/** People who call with something on the screen, and what the desk does for them. */
export function createCallers(shop: () => Shop) {
  const { call } = createDeskCalls(shop);
  const { openBrowser, pricedOffer, giveCard, pay, status } = createShoppers(shop);

  async function viewOf(browser: Browser): Promise<OrderView> {
    return (await browser.call('/user/session/order-view', {})).body.data as OrderView;
  }

  async function codeOf(browser: Browser, bookingId: string | null): Promise<string> {
    const { body } = await browser.call('/user/session/call-code', {
      bookingId,
      market: 'ES',
      currency: 'EUR',
      page: '/es/booking/summary',
      title: 'Tu viaje',
    });
    return (body.data as { code: string }).code;
  }

  async function typeIn(browser: Browser, lastName = 'Pérez') {
    const { orderId, travellers } = await viewOf(browser);
    await browser.call('/user/session/customer', {
      orderId,
      customerDetails: { email: 'ana@example.com', phone: '+34600112233' },
    });
    await browser.call('/user/session/create-passenger', {
      orderId,
      passengers: travellers.map(({ id }) => passenger(id, lastName)),
    });
  }

  /** A flight that somebody chose in their browser, with its call code. */
  async function chosen() {
    const browser = await openBrowser(randomUUID());
    const offer = await pricedOffer();
    await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
    const { bookingId } = await viewOf(browser);
    return { browser, bookingId, code: await codeOf(browser, bookingId) };
  }

  const linkIn = (text: string) => /#pay=([\w-]+)/.exec(text)?.[1] ?? '';

  async function mailedLinks(): Promise<string[]> {
    const mails = await shop()
      .dependencies.database.selectFrom('mails')
      .select('message')
      .where('kind', '=', 'payment-link')
      .where('recipient', '=', 'ana@example.com')
      .orderBy('created_at')
      .execute();
    const texts = await Promise.all(
      mails.map(async ({ message }) => (await PostalMime.parse(message)).text ?? ''),
    );
    return texts.map(linkIn);
  }

  const send = (code: string, more: object = {}, as: object = {}) =>
    call('sales/send-link', { key: randomUUID(), code, lastLinkId: null, ...more }, as);

  async function openLink(browser: Browser, link: string): Promise<PaymentLinkOutcome> {
    const { body } = await browser.call('/user/session/open-payment-link', { link });
    return (body.data as { outcome: PaymentLinkOutcome }).outcome;
  }

  async function payIn(browser: Browser): Promise<string> {
    const { orderId } = await viewOf(browser);
    const billed = await browser.call('/user/session/create-billing-info', {
      orderId,
      billingInformation: billing,
    });
    const { cardHandle } = billed.body.data as { cardHandle: string };
    const transactionId = await giveCard(cardHandle, PAYS);
    const order = await viewOf(browser);
    const cartId = cartOf(await pay(browser, { orderId, transactionId, order }));
    return ((await status(browser, cartId)).body.data as { referenceId: string }).referenceId;
  }

  /** A call code whose order is filled in, and the link that was mailed for it. */
  async function sent() {
    const { browser, bookingId, code } = await chosen();
    await typeIn(browser);
    await send(code);
    const [link = ''] = await mailedLinks();
    return { browser, bookingId, code, link };
  }

  return { viewOf, codeOf, typeIn, chosen, linkIn, mailedLinks, send, openLink, payIn, sent };
}
