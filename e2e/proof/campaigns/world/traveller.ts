import { setTimeout as sleep } from 'node:timers/promises';
import { isApiFailure } from '@travesia/api-client';
import type { OrderReference } from '@travesia/booking';
import {
  BillingInformationSchema,
  CardHandleReplySchema,
  CreatePaymentInfoReplySchema,
  CustomerDetailsSchema,
  TravellersSchema,
  type BillingInformation,
  type CustomerDetails,
  type OrderKind,
  type OrderView,
  type Selection,
  type Traveller,
} from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { pollPayment } from '@travesia/shell/poll-payment';
import { startPayment, type PaymentStart, type StartedPayment } from '@travesia/shell/start-payment';
import * as v from 'valibot';
import { openBrowser, type Browser } from './browser.ts';
import type { Installation } from './installation.ts';
import { chooseTrip, firstSeat, type Terms, type Trip } from './trips.ts';

/** As `CARD_FIELDS` of the vault says it. */
export type CardFieldsOwner = 'own' | 'hosted';

/** How an order is paid. */
export interface CardPlans {
  readonly card: string;
  /** What the traveller chooses at the bank, where it asks. */
  readonly atTheBank?: 'complete' | 'fail' | 'cancel' | 'leave';
  /** The code on the back of the card. */
  readonly code?: string;
  /** Whose fields the card is typed into; absent: our own. */
  readonly fields?: CardFieldsOwner;
  readonly street?: string;
  /** Goes on trying for a minute and a half, by the clock on the wall. */
  readonly isPatient?: boolean;
}

export interface Plans extends CardPlans {
  readonly trip: Trip;
  readonly familyName: string;
  /** What a cancellation has to give back; absent: no matter. */
  readonly terms?: Terms;
  /** Its flight can be exchanged for another one. */
  readonly isChangeable?: boolean;
  /** A seat is chosen with the flight. */
  readonly wantsSeat?: boolean;
  /** Makes a day of travel of its own. */
  readonly number: number;
}

/** What a traveller has to do with. */
export type Surroundings = Pick<
  Installation,
  'apiUrl' | 'vaultUrl' | 'sandboxUrl' | 'siteOrigin' | 'vaultOrigin' | 'nowMs' | 'advance'
>;

/** What the last screen says of the money. */
export type LastScreen =
  /** The confirmation. */
  | 'confirmed'
  /** "It did not work; nothing was charged." */
  | 'not paid'
  /** "We are checking; do not pay again." */
  | 'checking'
  /** The traveller is gone and sees nothing. */
  | 'closed'
  /** A step before paying would not go on: nothing was asked of a card. */
  | 'stuck before paying';

/** Where a payment led. */
export interface Paid {
  readonly screen: LastScreen;
  readonly bookingId: string | null;
  readonly cartId: string | null;
  readonly reference: string | null;
  /** The step that would not go on, with its code. */
  readonly stuckAt: string | null;
}

export interface Journey extends Paid {
  readonly broken: readonly string[];
  readonly browser: Browser;
}

const HURRIED = { tries: 4, pauseMs: 350 };
/** Longer than a minute without a database. */
const PATIENT = { tries: 180, pauseMs: 500 };
const EXPIRY = '12/31';
const CARD_NAME = 'Ana Ferrer';
/** The sandbox's own, as of its README. */
const SANDBOX_PUBLISHABLE_KEY = 'pk_test_travesia_sandbox';

class GaveUp extends Error {}
class BrowserClosed extends Error {}

/** One person at one checkout: repeats what failed, and knows what it failed with last. */
function openCheckout(orderKind: OrderKind, { isPatient = false }: CardPlans) {
  const { tries: triesMax, pauseMs } = isPatient ? PATIENT : HURRIED;
  const at: { stuckAt: string | null; orderId: string | null; bookingId: string | null } = {
    stuckAt: null,
    orderId: null,
    bookingId: null,
  };
  let sequence = 0;
  return {
    at,
    triesMax,
    pauseMs,
    order(): OrderReference {
      sequence += 1;
      return { orderKind, orderId: at.orderId, sequence };
    },
    async again<Result>(step: () => Promise<Result>): Promise<Result> {
      for (let tries = 1; ; tries += 1) {
        try {
          return await step();
        } catch (failure) {
          at.stuckAt = isApiFailure(failure) ? failure.code : String(failure);
          if (tries === triesMax) throw new GaveUp(at.stuckAt);
          await sleep(pauseMs);
        }
      }
    },
  };
}
type Checkout = ReturnType<typeof openCheckout>;

/** Somebody who books a trip on the site's own client code, repeats what failed, and believes the screen. */
export async function travel(
  installation: Surroundings,
  plans: Plans,
  browser: Browser = openBrowser(installation),
): Promise<Journey> {
  const { client, calls } = browser;
  const { trip, terms, isChangeable, wantsSeat = false } = plans;
  const checkout = openCheckout(trip, plans);
  const { again, order, at } = checkout;
  const paid = await payInFull(installation, browser, { plans, checkout }, async () => {
    const day = addDays(todayIn(installation.nowMs()), 30 + (plans.number % 200));
    const chosen = await again(() => chooseTrip(trip, { client, calls, again, day, terms, isChangeable }));
    ({ id: at.orderId, bookingId: at.bookingId } = await again(() => chosen.set(order())));
    browser.tab.bookingId = at.bookingId;
    if (wantsSeat) {
      const seat = await again(() => firstSeat(client, at.orderId ?? ''));
      await again(() => calls.addSeats([seat], order()));
    }
    await again(() => calls.saveCustomer(CONTACT, order()));
    const { travellers } = (await again(() => calls.orderView())).data;
    await again(() =>
      calls.savePassengers({ passengers: travellersOf(travellers, plans.familyName) }, order()),
    );
  });
  return { ...paid, broken: browser.broken, browser };
}

/** A change or more services that were allowed, as an order in the same checkout: nobody is asked again who travels. */
export async function payForAmendment(
  installation: Surroundings,
  browser: Browser,
  selection: Selection,
  plans: CardPlans,
): Promise<Paid> {
  const checkout = openCheckout(selection.kind, plans);
  const { again, order, at } = checkout;
  const { bookingId } = browser.tab;
  const paid = await payInFull(installation, browser, { plans, checkout }, async () => {
    const { data } = await again(() => browser.calls.setOrder(selection, order()));
    ({ id: at.orderId, bookingId: at.bookingId } = data);
    browser.tab.bookingId = at.bookingId;
  });
  // The tab goes back to the booking that it came from.
  browser.tab.bookingId = bookingId;
  return paid;
}

/** The billing address, then Pay, until a screen stands still. */
async function payInFull(
  installation: Surroundings,
  browser: Browser,
  { plans, checkout }: { readonly plans: CardPlans; readonly checkout: Checkout },
  fillIn: () => Promise<void>,
): Promise<Paid> {
  const { calls } = browser;
  const { again, order, at, triesMax, pauseMs } = checkout;
  let view: OrderView;
  let handle: string;
  try {
    await fillIn();
    handle = (
      await again(() =>
        calls.saveBilling({ ...BILLING, addressLine1: plans.street ?? BILLING.addressLine1 }, order()),
      )
    ).data.cardHandle;
    view = (await again(() => calls.orderView())).data;
  } catch (failure) {
    if (!(failure instanceof GaveUp)) throw failure;
    const { bookingId, stuckAt } = at;
    return { bookingId, stuckAt, screen: 'stuck before paying', cartId: null, reference: null };
  }
  const facts = () => ({ bookingId: at.bookingId, stuckAt: at.stuckAt });

  let mayBeUnderWay = false;
  const press = (): Promise<StartedPayment> =>
    startPayment({
      session: { flush: async () => true },
      calls,
      submitMethod: () => sendCard(installation, browser, handle, plans),
      mode: 'provider',
      siteOrigin: installation.siteOrigin,
      mayBeUnderWay,
      request: {
        orderId: view.orderId,
        orderKey: view.orderKey,
        total: view.total,
        returnUrl: `${installation.siteOrigin}/en/booking/authenticate/waiting`,
        cancelUrl: `${installation.siteOrigin}/en/booking/authenticate/cancel`,
        idempotencyKey: crypto.randomUUID(),
      },
    });

  for (let tries = 1; ; tries += 1) {
    const pressed = await press();
    mayBeUnderWay = pressed.kind === 'failed' && !pressed.isMoneyKnown;
    if (!browser.isOpen()) return { ...facts(), screen: 'closed', cartId: null, reference: null };
    switch (pressed.kind) {
      case 'confirmed':
        return {
          ...facts(),
          screen: 'confirmed',
          cartId: pressed.cartId,
          reference: pressed.booking.referenceId,
        };
      case 'declined':
        return { ...facts(), screen: 'not paid', cartId: null, reference: null };
      case 'handed-over':
      case 'under-way': {
        const { cartId } = pressed;
        await goToTheBank(installation, browser, cartId, plans);
        return {
          ...facts(),
          cartId,
          ...(await waitForOutcome(installation, browser, cartId, plans.isPatient)),
        };
      }
      case 'price-changed':
        // The dialog shows the new total; the traveller takes it.
        view = (await again(() => calls.orderView())).data;
        handle = (
          await again(() =>
            calls.forPayment('/user/session/card-handle', CardHandleReplySchema, { orderKey: view.orderKey }),
          )
        ).data.cardHandle;
        break;
      default:
        at.stuckAt = 'code' in pressed ? pressed.code : pressed.kind;
    }
    if (tries === triesMax) {
      const isMoneyKnown = pressed.kind !== 'failed' || pressed.isMoneyKnown;
      return {
        ...facts(),
        screen: isMoneyKnown ? 'stuck before paying' : 'checking',
        cartId: null,
        reference: null,
      };
    }
    await sleep(pauseMs);
  }
}

/** The waiting page. Its minute is the installation's, whose clocks move with every pause, or the wall's. */
export async function waitForOutcome(
  installation: Surroundings,
  browser: Browser,
  cartId: string,
  isPatient = false,
): Promise<{ screen: LastScreen; reference: string | null }> {
  const { calls } = browser;
  const outcome = await pollPayment({
    ask: (signal) => calls.providerStatus(cartId, signal),
    signal: new AbortController().signal,
    nowMs: installation.nowMs,
    async pause(ms) {
      if (!browser.isOpen()) throw new BrowserClosed();
      // An api that has just died has no clock to move; its browser is closed in a moment.
      await (isPatient
        ? sleep(PATIENT.pauseMs)
        : installation.advance(ms).catch(() => sleep(PATIENT.pauseMs)));
    },
  }).catch((failure: unknown) => {
    if (browser.isOpen()) throw failure;
    return null;
  });
  if (outcome === null) return { screen: 'closed', reference: null };
  if (outcome.kind === 'confirmed') return { screen: 'confirmed', reference: outcome.booking.referenceId };
  if (outcome.kind === 'failed') return { screen: 'not paid', reference: null };
  return { screen: 'checking', reference: outcome.kind === 'unknown' ? outcome.referenceId : null };
}

async function goToTheBank(
  installation: Surroundings,
  browser: Browser,
  cartId: string,
  { atTheBank: choice = 'complete', isPatient = false }: CardPlans,
): Promise<void> {
  const { tries: triesMax, pauseMs } = isPatient ? PATIENT : { ...HURRIED, pauseMs: 0 };
  let address: string | null = null;
  for (let tries = 1; tries <= triesMax && address === null && browser.isOpen(); tries += 1) {
    if (tries > 1) await sleep(pauseMs);
    address = await browser.visit(`/payments/go?cartId=${cartId}`).then(
      (reply) => reply.headers.get('location'),
      () => null,
    );
  }
  const isChallenge = address?.startsWith(installation.sandboxUrl) ?? false;
  if (!address || !isChallenge || choice === 'leave') return;
  // The bank's page is the sandbox's own.
  await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ lang: 'en', choice }),
  });
  await browser.visit(`/payments/return/${cartId}`).catch(() => null);
}

/** What the provider's fields do with the card: it gets a name that our processes may know. */
async function giveToProvider(sandboxUrl: string, number: string, code: string): Promise<string> {
  const [month = '', year = ''] = EXPIRY.split('/');
  const reply = await fetch(new URL('/v1/payment_methods', sandboxUrl), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SANDBOX_PUBLISHABLE_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': String(Number(month)),
      'card[exp_year]': `20${year}`,
      'card[cvc]': code,
      'billing_details[name]': CARD_NAME,
    }),
  });
  return v.parse(v.object({ id: v.string() }), await reply.json()).id;
}

/** What the vault's frame does with the card; its number is nobody else's business. */
async function sendCard(
  { vaultUrl, vaultOrigin, sandboxUrl }: Surroundings,
  browser: Browser,
  handle: string,
  { card: cardNumber, code: cardCvv = '123', fields = 'own' }: CardPlans,
): ReturnType<PaymentStart['submitMethod']> {
  const problem = { ok: false, problem: { text: 'unavailable', canRetry: true } } as const;
  try {
    const reply = await browser.fetch(`${vaultUrl}/vault/user/session/create-payment-info`, {
      method: 'POST',
      headers: { origin: vaultOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({
        handle,
        sequence: Date.now(),
        paymentInformation:
          fields === 'hosted'
            ? { cardName: CARD_NAME, paymentMethodId: await giveToProvider(sandboxUrl, cardNumber, cardCvv) }
            : { cardName: CARD_NAME, cardNumber, cardExpiry: EXPIRY, cardCvv },
      }),
    });
    const parsed = v.safeParse(CreatePaymentInfoReplySchema, await reply.json());
    if (!reply.ok || !parsed.success) return problem;
    return { ok: true, transactionId: parsed.output.data.transactionId };
  } catch {
    // The frame says that the card could not be sent, and keeps what was typed.
    return problem;
  }
}

const CONTACT: CustomerDetails = v.parse(CustomerDetailsSchema, {
  email: 'ana@example.com',
  phone: '+34600112233',
});
const BILLING: BillingInformation = v.parse(BillingInformationSchema, {
  cardHolderName: 'Ana Ferrer',
  emailId: 'ana@example.com',
  addressLine1: 'Calle Mayor 1',
  city: 'Madrid',
  postCode: '28013',
  country: { code: 'ES', Name: 'España' },
});

function travellersOf(travellers: OrderView['travellers'], lastName: string): Traveller[] {
  const everybody = travellers.map(({ id, type }, place) => ({
    id,
    type,
    firstName: `Ana${'a'.repeat(place)}`,
    lastName,
    gender: 'female',
    dateOfBirth: '1990-06-15',
    primary: place === 0,
  }));
  return v.parse(TravellersSchema, everybody);
}
