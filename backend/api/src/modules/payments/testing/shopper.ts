import PostalMime from 'postal-mime';
import { expect } from '@jest/globals';
import type { CancellationQuote, OrderView, TravelerInfo } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { SITE, type Shop } from './open-shop.ts';

export const AGENT = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';
export const PAYS = '4242424242424242';

type Reply = {
  status: number;
  body: Record<string, never> & { data: never; error: never };
};

/** A browser: its cookies, its visitor id, an address of its own. */
export interface Browser {
  call(url: string, payload: Record<string, unknown>, as?: string): Promise<Reply>;
  readonly cookies: Readonly<Record<string, string>>;
}

interface OpenedBrowser extends Browser {
  /** From now on its pages are in that language. */
  speak(language: string): void;
}

export interface ReadyOrder {
  readonly orderId: string;
  /** What the vault told the page that sent the card. */
  readonly transactionId: string;
  readonly order: OrderView;
}

let addresses = 0;
/** Everybody calls from an address of their own, so that no limit hides what a story is about. */
function newAddress() {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

export const passenger = (id: string, lastName = 'Pérez') => ({
  id,
  type: 'ADULT',
  firstName: 'Ana',
  lastName,
  gender: 'female',
  dateOfBirth: '1990-06-15',
  primary: true,
});
/** One for each of a party. */
const FIRST_NAMES = ['Ana', 'Bea', 'Celia', 'Diana', 'Elena', 'Flora', 'Gala', 'Helena', 'Irene'];
export const billing = {
  cardHolderName: 'Ana Pérez',
  emailId: 'ana@example.com',
  addressLine1: 'Calle Mayor 1',
  city: 'Madrid',
  postCode: '28013',
  country: { code: 'ES', Name: 'España' },
};

/** People who shop: what they do, as calls of their browser. */
export function createShoppers(shop: () => Shop) {
  /** `said`: what the site says of it, besides its address. */
  async function openBrowser(
    agentId = AGENT,
    said: Readonly<Record<string, string>> = {},
  ): Promise<OpenedBrowser> {
    const cookies: Record<string, string> = {};
    const address = newAddress();
    let language = 'en';
    async function call(url: string, payload: Record<string, unknown>, as = agentId) {
      const reply = await shop().app.inject({
        method: 'POST',
        url,
        payload: { agentId: as, ...payload },
        cookies,
        headers: { host: 'localhost:3000', 'accept-language': language, 'x-forwarded-for': address, ...said },
        remoteAddress: '127.0.0.1',
      });
      for (const { name, value } of reply.cookies) cookies[name] = value;
      return { status: reply.statusCode, body: reply.json() as Reply['body'] };
    }
    await call('/user/session/start', {});
    return { call, cookies, speak: (next: string) => void (language = next) };
  }

  async function json(method: 'GET' | 'POST', url: string, payload?: object, address = newAddress()) {
    const reply = await shop().app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { host: 'localhost:3000', 'accept-language': 'en', 'x-forwarded-for': address },
      remoteAddress: '127.0.0.1',
    });
    return { status: reply.statusCode, body: reply.json() as { data: unknown } };
  }

  /** Search and price: an offer that is this visitor's own. */
  async function pricedOffer(
    to = 'BOG',
    isWanted: (offer: SearchedOffer) => boolean = () => true,
    travelerInfo: TravelerInfo = { adult: 1, child: 0, infant: 0 },
  ): Promise<{ id: string; total: number }> {
    const search = await json('POST', '/air/flight-offer/search', {
      legInfo: { 1: { from: 'MAD', to, departureDate: addDays(todayIn(Date.now()), 30) } },
      travelerInfo,
    });
    const wanted = (search.body.data as SearchedOffer[]).find(isWanted);
    const validated = await json('POST', '/air/flight-offer/validate', {
      data: { type: 'flight-offers-pricing', flightOffers: [{ id: wanted?.id }], metaName: '' },
    });
    const [offer] = validated.body.data as { id: string; price: { intTotal: { amount: number } } }[];
    return { id: offer?.id ?? '', total: offer?.price.intTotal.amount ?? 0 };
  }

  /** The card as the vault hands it over: a token of the provider, no digits. */
  async function giveCard(cardHandle: string, cardNumber: string): Promise<string> {
    const { app, stripe, dependencies } = shop();
    const method = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: cardNumber, exp_month: 12, exp_year: 2031, cvc: '123' },
    });
    const intake = await app.inject({
      method: 'POST',
      url: '/internal/payment-info',
      headers: { 'x-travesia-internal': dependencies.configuration.INTERNAL_SECRET },
      payload: {
        handle: cardHandle,
        sequence: Date.now(),
        providerToken: method.id,
        brand: 'visa',
        last4: cardNumber.slice(-4),
        expiry: '12/31',
        cardHolderName: 'Ana Pérez',
      },
    });
    expect(intake.statusCode).toBe(200);
    return (intake.json() as { data: { transactionId: string } }).data.transactionId;
  }

  /** Contact, travellers, billing and card of an order that is set. */
  async function fillIn(
    browser: Browser,
    orderId: string,
    {
      cardNumber = PAYS,
      lastName = 'Pérez',
      wishes = {},
      ownWishes = [],
      births,
      customer = {},
      answers,
    }: {
      readonly cardNumber?: string;
      readonly lastName?: string;
      readonly wishes?: object;
      /** Of each, in the order of the travellers. */
      readonly ownWishes?: readonly object[];
      readonly customer?: object;
      /** Of everybody, in the order of the travellers. */
      readonly births?: readonly string[];
      readonly answers?: readonly { readonly code: string; readonly text: string }[];
    } = {},
  ) {
    await browser.call('/user/session/customer', {
      orderId,
      customerDetails: { email: 'ana@example.com', phone: '+34600112233', ...customer },
    });
    const view = await browser.call('/user/session/order-view', {});
    const { travellers } = view.body.data as OrderView;
    await browser.call('/user/session/create-passenger', {
      orderId,
      passengers: travellers.map(({ id, type }, place) => ({
        ...passenger(id, lastName),
        firstName: FIRST_NAMES[place],
        type,
        ...(births && { dateOfBirth: births[place] }),
        ...wishes,
        ...ownWishes[place],
      })),
      ...(answers && { answers }),
    });
    const billed = await browser.call('/user/session/create-billing-info', {
      orderId,
      billingInformation: billing,
    });
    const { cardHandle } = billed.body.data as { cardHandle: string };
    const transactionId = await giveCard(cardHandle, cardNumber);
    const ready = await browser.call('/user/session/order-view', {});
    return { orderId, transactionId, order: ready.body.data as OrderView };
  }

  /** Everything up to the pay button for a flight. */
  async function readyToPay(
    browser: Browser,
    cardNumber: string,
    lastName?: string,
    isWanted?: (offer: SearchedOffer) => boolean,
  ): Promise<ReadyOrder> {
    const offer = await pricedOffer('BOG', isWanted);
    const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
    const { id } = set.body.data as { id: string };
    return fillIn(browser, id, { cardNumber, ...(lastName && { lastName }) });
  }

  function pay(browser: Browser, ready: ReadyOrder, amount = ready.order.total.amount) {
    return browser.call('/user/session/payment-direction', {
      orderId: ready.orderId,
      transactionId: ready.transactionId,
      amount,
      currency: 'USD',
      returnUrl: `${SITE}/en/booking/authenticate/waiting`,
      cancelUrl: `${SITE}/en/booking/authenticate/cancel`,
    });
  }

  /** The traveller at the provider's own page; its address is the site's, its path the sandbox's. */
  async function answerChallenge(address: unknown, choice: 'complete' | 'fail' | 'cancel') {
    const answer = await shop().sandbox.inject({
      method: 'POST',
      url: new URL(String(address)).pathname,
      payload: new URLSearchParams({ lang: 'en', choice }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(303);
  }

  const status = (browser: Browser, cartId: string, as?: string) =>
    browser.call('/user/session/provider/status', { worldpayResponseData: { cartId } }, as);

  return { openBrowser, json, pricedOffer, giveCard, fillIn, readyToPay, pay, answerChallenge, status };
}

interface SearchedOffer {
  readonly id: string;
  readonly conditions: {
    readonly refundable: boolean;
    readonly refundPenalty: { readonly amount: number } | null;
  };
}

/** A fare that gives a part back. */
export const givesPartBack = ({ conditions }: SearchedOffer): boolean =>
  conditions.refundable && (conditions.refundPenalty?.amount ?? 0) > 0;

/** The code that was mailed last. */
export async function mailedCode(database: Shop['dependencies']['database']): Promise<string> {
  const mail = await database
    .selectFrom('mails')
    .select('message')
    .where('kind', '=', 'one-time-code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { text = '' } = await PostalMime.parse(mail.message);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** Cancels a booking as its owner does: the quote, the mailed code, and yes. */
export async function giveBack(
  database: Shop['dependencies']['database'],
  browser: Pick<Browser, 'call'>,
  referenceId: string,
): Promise<CancellationQuote> {
  const call = (path: string, body: object = {}) =>
    browser.call(`/booking/${path}`, { referenceId, ...body });
  const quote = (await call('cancellation/quote')).body.data as CancellationQuote;
  await call('cancellation/code');
  const code = await mailedCode(database);
  expect(await call('cancellation/confirm', { quoteId: quote.quoteId, code })).toMatchObject({ status: 200 });
  return quote;
}

export const cartOf = (reply: { body: { data: unknown } }) =>
  new URL((reply.body.data as { worldpayTransactionUrl: string }).worldpayTransactionUrl).searchParams.get(
    'cartId',
  ) ?? '';
