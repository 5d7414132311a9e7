import type { Installation } from '../world/installation.ts';
import { openBrowser, type Browser } from '../world/browser.ts';
import { travel } from '../world/traveller.ts';

/** Somebody's booking, and everything that names it. */
export interface Victim {
  readonly browser: Browser;
  readonly names: Readonly<Record<string, string>>;
  /** What only its owner may read. */
  readonly secrets: readonly string[];
}

export interface Theft {
  readonly what: string;
  readonly status: number;
  readonly isRefused: boolean;
}

const SECRETS = ['ana@example.com', '+34600112233', '600112233', 'Calle Mayor 1'];

export async function bookAsVictim(installation: Installation): Promise<Victim> {
  const journey = await travel(installation, {
    trip: 'flight',
    card: '4242424242424242',
    familyName: 'Ferrer',
    number: 77,
  });
  if (journey.screen !== 'confirmed' || !journey.bookingId || !journey.cartId || !journey.reference) {
    throw new Error(`the victim has no booking: ${journey.screen}, ${journey.stuckAt}`);
  }
  const { bookingId, cartId, reference } = journey;
  return {
    browser: journey.browser,
    names: { bookingId, cartId, reference },
    secrets: [...SECRETS, reference],
  };
}

/** Everything that a stranger who knows every id of a booking can try, on every call that takes one. */
export async function tryToSteal(installation: Installation, victim: Victim): Promise<Theft[]> {
  const { bookingId = '', cartId = '', reference = '' } = victim.names;
  const thief = openBrowser(installation);
  await thief.calls.orderView().catch(() => null);
  const own = thief.identity();
  const theirs = victim.browser.identity();
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    '/user/session/order-view': { orderId: bookingId },
    '/user/session/card-handle': { orderId: bookingId },
    '/user/session/customer': {
      orderId: bookingId,
      customerDetails: { email: 'x@example.com', phone: '+34600999999' },
    },
    '/user/session/provider/status': { worldpayResponseData: { cartId } },
    '/user/session/payment-direction': {
      orderId: bookingId,
      amount: 1,
      currency: 'USD',
      returnUrl: `${installation.siteOrigin}/en`,
      cancelUrl: `${installation.siteOrigin}/en`,
    },
    '/user/session/card/success': { orderId: bookingId, amount: 1, currency: 'USD' },
    '/booking/lookup': { referenceId: reference, email: 'thief@example.com' },
    '/booking/my-trips': {},
    '/payments/cart-status': { cartId },
  };
  const thefts: Theft[] = [];
  for (const [path, body] of Object.entries(bodies)) {
    for (const [who, agentId, cookie] of [
      ['with their own session', own.agentId, own.cookie],
      ['with the visitor id of another', theirs.agentId, own.cookie],
      ['with the visitor id of another and no cookie', theirs.agentId, ''],
      ['with the cookie of another', own.agentId, theirs.cookie],
    ] as const) {
      const reply = await fetch(`${installation.apiUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': thief.address },
        body: JSON.stringify({ agentId, ...body }),
      });
      const text = await reply.text();
      const isSilent = !victim.secrets.some((secret) => text.includes(secret));
      thefts.push({
        what: `${path} ${who}`,
        status: reply.status,
        isRefused: isSilent && reply.status < 500,
      });
    }
  }
  return thefts;
}
