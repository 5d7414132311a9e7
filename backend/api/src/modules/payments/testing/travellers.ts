import { expect } from '@jest/globals';
import type { BookingProgress, ConfirmedBooking, OrderView } from '@travesia/contracts';
import type { Shop } from './open-shop.ts';
import { billing, cartOf, createShoppers, mailedCode, PAYS, type Browser } from './shopper.ts';

/** A booking that is paid and confirmed, and the browser it was made in. */
export interface Booked {
  readonly browser: Browser;
  readonly referenceId: string;
  readonly total: number;
}

type Shoppers = ReturnType<typeof createShoppers>;
type Details = NonNullable<Parameters<Shoppers['fillIn']>[2]>;

/** People who have booked, and what they do with their booking. */
export function createTravellers(shop: () => Shop) {
  const { openBrowser, pricedOffer, giveCard, fillIn, pay, status } = createShoppers(shop);

  /** An order that is set: filled in, paid and confirmed. */
  async function finish(browser: Browser, orderId: string, details: Details = {}): Promise<Booked> {
    const ready = await fillIn(browser, orderId, details);
    const { body } = await status(browser, cartOf(await pay(browser, ready)));
    const data = body.data as { paymentStatus: string; referenceId: string };
    expect(data.paymentStatus).toBe('confirmed');
    return { browser, referenceId: data.referenceId, total: ready.order.total.amount };
  }

  /** To Bogotá; the family name says what the airline does with it later. */
  async function bookFlight({
    opened,
    isWanted,
    set: more = {},
    ...details
  }: Details & {
    readonly opened?: Browser;
    readonly isWanted?: Parameters<Shoppers['pricedOffer']>[1];
    /** Said with the order, besides the offer. */
    readonly set?: object;
  } = {}): Promise<Booked> {
    const browser = opened ?? (await openBrowser());
    const { id } = await pricedOffer('BOG', isWanted);
    const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id }, ...more });
    return finish(browser, (set.body.data as { id: string }).id, details);
  }

  const call = (
    { browser, referenceId }: Pick<Booked, 'browser' | 'referenceId'>,
    path: string,
    body: object = {},
  ) => browser.call(`/booking/${path}`, { referenceId, ...body });
  type Of = Parameters<typeof call>[0];

  const detailOf = async (booked: Of): Promise<ConfirmedBooking> => (await call(booked, 'mine')).body.data;
  const progressOf = async (booked: Of): Promise<BookingProgress> =>
    (await call(booked, 'progress')).body.data;

  /** Asks for a code and reads it in the mail. */
  async function codeOf(booked: Of, body: object = {}): Promise<string> {
    expect((await call(booked, 'cancellation/code', body)).status).toBe(200);
    return mailedCode(shop().dependencies.database);
  }

  /** Everything up to the pay button of a change or addition: only billing address and card are asked for. */
  async function readyToPayMore(
    { browser }: Pick<Booked, 'browser'>,
    kind: 'flight-change' | 'flight-services',
    changeId: string,
    cardNumber = PAYS,
  ) {
    const set = await browser.call(`/user/session/set/${kind}-order`, { change: { id: changeId } });
    expect(set).toMatchObject({ status: 200, body: { data: { id: changeId } } });
    const billed = await browser.call('/user/session/create-billing-info', {
      orderId: changeId,
      billingInformation: billing,
    });
    const { cardHandle } = billed.body.data as { cardHandle: string };
    const transactionId = await giveCard(cardHandle, cardNumber);
    const { body } = await browser.call('/user/session/order-view', {});
    expect(body.data).toMatchObject({ state: 'ready', missing: [] });
    return { orderId: changeId, transactionId, order: body.data as OrderView };
  }

  /** Ours and the suppliers'. */
  async function setClocks(offsetMs: number) {
    shop().clock.setOffsetMs(offsetMs);
    await shop().sandbox.inject({ method: 'POST', url: '/_control/clock', payload: { offsetMs } });
  }

  return { finish, bookFlight, call, detailOf, progressOf, codeOf, readyToPayMore, setClocks };
}

export const codesIn = ({ events }: BookingProgress) => events.map(({ code }) => code);

export const canBeChanged = ({ conditions }: { readonly conditions: object }) =>
  'changeable' in conditions && conditions.changeable === true;
