import { randomInt, randomUUID } from 'node:crypto';
import { createApiClient, type ApiClient } from '@travesia/api-client';
import { createBookingCalls, createSessionKeeper, type BookingCalls } from '@travesia/booking';
import type { Installation } from './installation.ts';

/** The client code of the site with a cookie jar and an address of its own. */
export interface Browser {
  readonly client: ApiClient;
  readonly calls: BookingCalls;
  /** The booking of its only tab. */
  readonly tab: { bookingId: string | null };
  /** Answers of the server that a page never ought to get. */
  readonly broken: string[];
  /** Where it calls from. */
  readonly address: string;
  /** Who it is to the server. */
  identity(): { readonly agentId: string; readonly cookie: string };
  /** A closed browser sends nothing; its cookies stay. */
  isOpen(): boolean;
  close(): void;
  reopen(): void;
  visit(path: string): Promise<Response>;
  /** From its address, without its cookies. */
  readonly fetch: typeof fetch;
}

const newAddress = () => `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(256)}`;

export interface BrowserOptions {
  readonly timeoutMs?: number;
  readonly address?: string;
  /** How it reaches the server; unless given, it says itself where it calls from. */
  readonly fetch?: typeof fetch;
}

const saysItsAddress =
  (address: string): typeof fetch =>
  (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return fetch(input, { ...init, headers });
  };

export function openBrowser(
  { apiUrl }: Pick<Installation, 'apiUrl'>,
  { timeoutMs = 30_000, address = newAddress(), fetch: reach = saysItsAddress(address) }: BrowserOptions = {},
): Browser {
  const jar = new Map<string, string>();
  const broken: string[] = [];
  let isClosed = false;
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    if (isClosed) throw new TypeError('this browser is closed');
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookie());
    const reply = await reach(input, { ...init, headers });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    if (reply.status === 500) broken.push(await reply.clone().text());
    return reply;
  }
  const client = createApiClient({
    infoData: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    baseUrl: apiUrl,
    fetch: send,
    locale: () => 'en',
    timeoutMs,
    // Nobody watches this browser: it need not wait as long as a patient one.
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 200))),
  });
  const tab: Browser['tab'] = { bookingId: null };
  let agentId: string = randomUUID();
  const session = createSessionKeeper({
    client,
    visitor: {
      agentId: () => agentId,
      adoptAgentId: (given) => {
        agentId = given;
      },
    },
    context: () => ({ locale: 'en', countryCode: null, currencyCode: 'USD' }),
  });
  return {
    client,
    calls: createBookingCalls(client, session, { bookingId: () => tab.bookingId, market: () => 'intl' }),
    tab,
    broken,
    address,
    identity: () => ({ agentId, cookie: cookie() }),
    isOpen: () => !isClosed,
    close: () => {
      isClosed = true;
    },
    reopen: () => {
      isClosed = false;
    },
    visit: (path) => send(`${apiUrl}${path}`, { redirect: 'manual' }),
    fetch: reach,
  };
}
