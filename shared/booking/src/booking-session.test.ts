import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from '@travesia/api-client';
import type { OrderView, Selection, Traveller } from '@travesia/contracts';
import { createBookingCalls } from './booking-calls.ts';
import { createBookingSession } from './booking-session.ts';
import { createDraftStore, EMPTY_DRAFT } from './draft.ts';
import { createSessionKeeper } from './session-keeper.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const NOW_MS = 1_000_000;
const AGENT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const REPLIES: Record<string, unknown> = {
  start: { data: { expiresAt: '2026-11-21T00:00:00Z' } },
  'flight-order': { data: { id: 'ord_1', baggageUrl: '/air/flightOffer/ord_1/bags', bookingId: 'bok_1' } },
  'hotel-order': { data: { id: 'ord_2', bookingId: 'bok_1' } },
  'package-order': { data: { id: 'ord_3', bookingId: 'bok_1', baggageUrl: '/air/flightOffer/ord_3/bags' } },
  'activity-order': { data: { id: 'ord_4', bookingId: 'bok_1' } },
  customer: { data: { id: 'cus_1' } },
  'additional-services': { data: { id: 'srv_1', total: { amount: 9000, currency: 'USD' } } },
  'create-passenger': { data: { passengers: [] } },
  'take-up': { data: { bookingId: 'bok_1' } },
};
/** What products write; the core hands it on. */
const flight = (id: string): Selection => ({ kind: 'flight', body: { flightOffer: { id } } });
const stay = { hotel: { hotelCode: 'hot_1' }, room: { roomID: 'room_1' }, rateKey: 'rate_1' };
const activity = {
  code: 'act_1',
  modality: 'mod_1',
  rate: null,
  date: '2026-12-01',
  session: null,
  serviceLanguage: null,
  paxes: [{ age: 30 }],
  rateKey: 'rate_9',
  total: { amount: 5000, currency: 'USD' },
};
const customer = {
  email: 'ana@example.com',
  phone: '+34600112233',
  emergencyContact: '',
  frequentFlyerNumber: '',
  newsletterSubscribe: false,
  textMessages: false,
};

type Refuse = (call: string, times: number) => { status: number; code: string } | null;

const anOrder: OrderView = {
  bookingId: 'bok_1',
  orderKey: 'key_1',
  orderKind: 'flight',
  orderId: 'ord_1',
  setOrderBody: { flightOffer: { id: 'ord_1' } },
  state: 'priced',
  heading: 'Madrid – Bogotá',
  sections: [],
  priceLines: [],
  total: { amount: 9000, currency: 'USD' },
  policies: [],
  travellers: [],
  requirements: { passportRequired: false, firstTravelDate: '2026-12-21', lastTravelDate: '2026-12-21' },
  bags: { url: null, chosen: [], specialConditionsKnown: true },
  flags: { ...EMPTY_DRAFT.flags, paymentInformationCreated: false },
  missing: [],
  savedDocuments: [],
  card: null,
  clock: { secondsLeft: 400 },
  paymentMode: 'provider',
  summaryPath: '/booking/summary',
  words: { held: '', checkAgain: '', refuse: '' },
  cartId: null,
};

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** A server that holds what it was sent since its order was last set. */
const missingAfter = (calls: string[]) => {
  const since = calls.slice(calls.lastIndexOf('flight-order') + 1);
  return [
    ...(calls.includes('flight-order') ? [] : ['order']),
    ...(since.includes('customer') ? [] : ['customer']),
    ...(since.includes('create-passenger') ? [] : ['passengers']),
    'billing',
    'payment',
  ];
};

function sessionWithServer(
  refuse: Refuse = () => null,
  {
    storage = null,
    missing = () => [],
    order = {},
    nowMs = NOW_MS,
  }: {
    storage?: Storage | null;
    missing?: (calls: string[]) => string[];
    order?: Partial<OrderView>;
    nowMs?: number;
  } = {},
) {
  const sent: { call: string; body: Record<string, unknown>; keepalive: boolean }[] = [];
  const market = { id: 'ES' };
  const client = createApiClient({
    infoData: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
    baseUrl: '/api',
    locale: () => 'es',
    fetch: async (address, init) => {
      const call = String(address).split('/').at(-1) as string;
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      sent.push({ call, body, keepalive: init?.keepalive === true });
      const refusal = refuse(call, sent.filter((each) => each.call === call).length);
      if (refusal) {
        const error = { code: refusal.code, message: '', requestId: 'r' };
        return Response.json({ error }, { status: refusal.status });
      }
      if (call !== 'order-view') return Response.json(REPLIES[call]);
      return Response.json({
        data: { ...anOrder, ...order, missing: missing(sent.map((each) => each.call)) },
      });
    },
  });
  const keeper = createSessionKeeper({
    client,
    visitor: { agentId: () => AGENT, adoptAgentId: () => {} },
    context: () => ({ locale: 'es', countryCode: null, currencyCode: 'USD' }),
  });
  const drafts = createDraftStore(storage);
  const session = createBookingSession({
    calls: createBookingCalls(client, keeper, {
      bookingId: () => drafts.read().bookingId,
      market: () => market.id,
    }),
    drafts,
    nowMs: () => nowMs,
  });
  const calls = () =>
    sent.map(({ call }) => call).filter((call) => call !== 'order-view' && call !== 'start');
  return { session, sent, calls, market };
}

describe('a first order that is refused because another trip is being paid', () => {
  it('says so, and is sent by going on once that payment has ended', async () => {
    let isPaying = true;
    const { session, calls } = sessionWithServer((call) =>
      isPaying && call === 'flight-order' ? { status: 409, code: 'payment_in_progress' } : null,
    );
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    expect(await session.deliverAll()).toMatchObject({ failure: { code: 'payment_in_progress' } });
    expect(session.getSnapshot().isOtherOpen).toBe(true);
    isPaying = false;
    await session.takeUp();
    expect(session.getSnapshot()).toMatchObject({ isOtherOpen: false, orderView: { bookingId: 'bok_1' } });
    // There was nothing on the server to take up.
    expect(calls()).toEqual(['flight-order', 'flight-order', 'customer']);
  });
});

describe('a trip that was continued on another device', () => {
  it('Q-13: says so once a save is refused; taken back, who travels is as this page shows it', async () => {
    let isElsewhere = false;
    const { session, sent, calls } = sessionWithServer((call) =>
      isElsewhere && call !== 'take-up' ? { status: 409, code: 'order_elsewhere' } : null,
    );
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    await session.flush();
    isElsewhere = true;
    session.save('customer', { ...customer, phone: '+34600999999' });
    expect(await session.flush()).toBe(false);
    expect(session.getSnapshot()).toMatchObject({ isOtherOpen: true, isElsewhere: true });
    // It is never begun anew behind the traveller's back.
    expect(calls().filter((call) => call === 'flight-order')).toHaveLength(1);
    isElsewhere = false;
    await session.takeUp();
    expect(session.getSnapshot()).toMatchObject({ isOtherOpen: false, isElsewhere: false });
    expect(sent.at(-1)?.call).toBe('order-view');
    const saved = sent.filter(({ call }) => call === 'customer').at(-1);
    expect(saved?.body).toMatchObject({ customerDetails: { phone: '+34600999999' } });
  });

  it('Q-13: a tab that opens an order has its bags and seats', async () => {
    const bag = {
      additionalServicesId: 'bag_1',
      journeyType: 'onward',
      travellerId: 'p1',
      quantity: 1,
    } as const;
    const total = { amount: 4000, currency: 'USD' };
    const chosen = [
      { ...bag, segmentIds: ['seg_1'], total },
      // Of a server of the version before: it cannot be sent again.
      { ...bag, total },
    ];
    const { session } = sessionWithServer(() => null, { order: { bags: { ...anOrder.bags, chosen } } });
    await session.openOther();
    expect(session.getSnapshot().draft.bags).toEqual([{ ...bag, segmentIds: ['seg_1'], totalAmount: total }]);
  });
});

describe('the booking in progress', () => {
  it('S-43: is held for as long as the server says, by the clock of this device; asking again forgets it', async () => {
    const { session } = sessionWithServer();
    expect(session.getSnapshot().heldUntilMs).toBeNull();
    session.save('offer', flight('off_1'));
    await session.flush();
    expect(session.getSnapshot().heldUntilMs).toBe(NOW_MS + 400_000);
    session.forgetHold();
    expect(session.getSnapshot().heldUntilMs).toBeNull();
    await session.refreshOrderView();
    expect(session.getSnapshot().heldUntilMs).toBe(NOW_MS + 400_000);
  });

  it('F-32: the id is absent from the first send of the offer and carried by every later call', async () => {
    const { session, sent } = sessionWithServer();
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    await session.flush();
    session.save('offer', flight('off_2'));
    await session.flush();
    const [first, again] = sent.filter(({ call }) => call === 'flight-order');
    expect(first?.body).not.toHaveProperty('flightOfferId');
    expect(sent.find(({ call }) => call === 'customer')?.body).toMatchObject({
      flightOfferId: 'ord_1',
      agentId: AGENT,
    });
    expect(again?.body).toMatchObject({ flightOfferId: 'ord_1', flightOffer: { id: 'off_2' } });
  });

  it('B-25: a stay is set by its rate, and later calls carry kind and id of the order', async () => {
    const { session, sent } = sessionWithServer();
    session.save('offer', { kind: 'hotel', body: stay });
    session.save('customer', customer);
    await session.flush();
    expect(sent.find(({ call }) => call === 'hotel-order')?.body).toMatchObject({
      hotel: { hotelCode: 'hot_1' },
      room: { roomID: 'room_1' },
      rateKey: 'rate_1',
    });
    const later = sent.find(({ call }) => call === 'customer')?.body;
    expect(later).toMatchObject({ orderKind: 'hotel', orderId: 'ord_2' });
    expect(session.getSnapshot().draft.selection).toEqual({ kind: 'hotel', body: stay });
  });

  it('K-03: a package is set by flight and rate; the id of the flight order before it is not its own', async () => {
    const { session, sent } = sessionWithServer();
    session.save('offer', flight('off_1'));
    await session.flush();
    session.save('offer', { kind: 'package', body: { ...flight('off_1').body, ...stay } });
    await session.flush();
    const order = sent.find(({ call }) => call === 'package-order')?.body;
    expect(order).toMatchObject({ flightOffer: { id: 'off_1' }, rateKey: 'rate_1' });
    expect(order).not.toHaveProperty('orderId');
    expect(session.getSnapshot().draft).toMatchObject({ order: { kind: 'package', id: 'ord_3' } });
  });

  it('H-10, T-09: another choice takes the place of the stay or activity that was chosen', async () => {
    const { session } = sessionWithServer();
    session.save('offer', { kind: 'package', body: { ...flight('off_1').body, ...stay } });
    await session.flush();
    expect(session.getSnapshot().draft).toMatchObject({
      selection: { kind: 'package' },
      order: { kind: 'package' },
    });
    session.save('offer', flight('off_1'));
    await session.flush();
    expect(session.getSnapshot().draft).toMatchObject({
      selection: flight('off_1'),
      order: { kind: 'flight' },
    });
    session.save('offer', { kind: 'activity', body: activity });
    await session.flush();
    expect(session.getSnapshot().draft).toMatchObject({
      selection: { body: activity },
      order: { kind: 'activity' },
    });
    session.save('offer', { kind: 'hotel', body: stay });
    await session.flush();
    expect(session.getSnapshot().draft).toMatchObject({
      selection: { body: stay },
      order: { kind: 'hotel' },
    });
  });

  it('what a product notes for its own pages stays in this tab', async () => {
    const { session, sent } = sessionWithServer();
    const selection = { ...flight('off_1'), note: { total: { amount: 9000, currency: 'USD' } } };
    session.save('offer', selection);
    await session.flush();
    const { body } = sent.find(({ call }) => call === 'flight-order') ?? {};
    expect(JSON.stringify(body)).not.toMatch(/note|9000/);
    expect(session.getSnapshot().draft.selection).toEqual(selection);
  });

  it('a tab that goes over to the other booking can set its order again', async () => {
    const { session, sent } = sessionWithServer((call, times) =>
      call === 'customer' && times === 1 ? { status: 409, code: 'order_missing' } : null,
    );
    await session.openOther();
    expect(session.getSnapshot().draft).toMatchObject({
      bookingId: 'bok_1',
      selection: flight('ord_1'),
      order: { kind: 'flight', id: 'ord_1' },
    });
    session.save('customer', customer);
    await session.flush();
    expect(sent.find(({ call }) => call === 'flight-order')?.body).toMatchObject(flight('ord_1').body);
  });

  it('S-32: sequence flags follow the replies and fall back when the order changes', async () => {
    const { session } = sessionWithServer((call, times) =>
      call === 'customer' && times > 1 ? { status: 503, code: 'unavailable' } : null,
    );
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    await session.flush();
    expect(session.getSnapshot().draft.flags).toMatchObject({
      flightOrderCreated: true,
      customerCreated: true,
    });
    session.save('offer', flight('off_2'));
    await session.flush();
    expect(session.getSnapshot().draft.flags).toMatchObject({
      flightOrderCreated: true,
      customerCreated: false,
    });
  });

  it('S-29: each send has a higher number than the one before, so a late one cannot win', async () => {
    const { session, sent } = sessionWithServer();
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    session.save('baggage', []);
    await session.flush();
    const numbers = sent.map(({ body }) => body['sequence']).filter((value) => value !== undefined);
    expect(numbers).toEqual([NOW_MS, NOW_MS + 1, NOW_MS + 2]);
  });

  it('S-29: a tab that opens the trip of another tab counts on from there: what is typed in it is kept', async () => {
    const one = sessionWithServer();
    one.session.save('offer', flight('off_1'));
    one.session.save('customer', customer);
    await one.session.flush();
    const other = sessionWithServer(() => null, { nowMs: NOW_MS + 60_000 });
    await other.session.openOther();
    other.session.save('customer', { ...customer, phone: '+34600999999' });
    await other.session.flush();
    const lastOf = ({ sent }: typeof one) =>
      Number(sent.findLast(({ call }) => call === 'customer')?.body['sequence']);
    expect(lastOf(other)).toBeGreaterThan(lastOf(one));
  });

  it('P-16: a server that lost the order gets everything again before the call is repeated', async () => {
    const { session, calls } = sessionWithServer((call, times) =>
      call === 'create-passenger' && times === 1 ? { status: 409, code: 'order_missing' } : null,
    );
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    session.save('passengers', { passengers: [] });
    expect(await session.flush()).toBe(true);
    expect(calls()).toEqual([
      'flight-order',
      'customer',
      'create-passenger',
      'flight-order',
      'customer',
      'create-passenger',
    ]);
  });

  it('S-30: a refused save stays, with its reason, and does not stop the page', async () => {
    const { session } = sessionWithServer((call) =>
      call === 'customer' ? { status: 400, code: 'invalid_request' } : null,
    );
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    expect(await session.flush()).toBe(false);
    expect(session.getSnapshot().saves.customer).toMatchObject({
      status: 'failed',
      failure: { code: 'invalid_request' },
    });
    expect(session.getSnapshot().saves.offer.status).toBe('saved');
  });

  it('S-32: another order is told again what the forms of this page hold', async () => {
    const { session, calls } = sessionWithServer();
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    session.save('passengers', { passengers: [] });
    await session.flush();
    session.save('offer', flight('off_2'));
    await session.flush();
    expect(calls().slice(3)).toEqual(['flight-order', 'customer', 'create-passenger']);
  });

  it('P-49: an order is set in the market of the page, and set again in the one it changes to', async () => {
    const { session, sent, market } = sessionWithServer();
    session.followMarket();
    session.save('offer', flight('off_1'));
    await session.flush();
    market.id = 'MX';
    session.followMarket();
    await session.flush();
    const set = sent.filter(({ call }) => call === 'flight-order');
    expect(set.map(({ body }) => body['market'])).toEqual(['ES', 'MX']);
  });

  it('S-29: saves are sent so that they outlive the page', async () => {
    const { session, sent } = sessionWithServer();
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    session.save('passengers', { passengers: [] });
    await session.flush();
    expect(sent.filter(({ keepalive }) => keepalive).map(({ call }) => call)).toEqual([
      'customer',
      'create-passenger',
    ]);
  });
});

describe('before the payment the server is asked what it has', () => {
  const traveller = { id: 'p1', passportNumber: '' } as Traveller;

  it('and everything is there', async () => {
    const { session } = sessionWithServer(undefined, { missing: missingAfter });
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    session.save('passengers', { passengers: [traveller] });
    expect(await session.deliverAll()).toEqual({ kind: 'complete' });
  });

  it('P-16: a page without those forms sends again what the server lost, from the draft of the tab', async () => {
    const storage = memoryStorage();
    const before = sessionWithServer(undefined, { storage });
    before.session.save('offer', flight('off_1'));
    before.session.save('customer', customer);
    before.session.save('passengers', { passengers: [traveller] });
    await before.session.flush();

    const after = sessionWithServer(
      (call, times) => (call === 'order-view' && times === 1 ? { status: 409, code: 'order_missing' } : null),
      { storage, missing: missingAfter },
    );
    expect(await after.session.deliverAll()).toEqual({ kind: 'complete' });
    expect(after.calls()).toEqual(['flight-order', 'customer', 'create-passenger']);
    expect(after.sent.find(({ call }) => call === 'customer')?.body).toMatchObject({
      customerDetails: customer,
    });
  });

  it('S-02: travellers whose document this browser does not keep are named, not sent without it', async () => {
    const storage = memoryStorage();
    const before = sessionWithServer(undefined, { storage });
    before.session.save('offer', flight('off_1'));
    before.session.save('customer', customer);
    before.session.save('passengers', { passengers: [{ ...traveller, passportNumber: 'X1234567' }] });
    await before.session.flush();

    const after = sessionWithServer(undefined, {
      storage,
      missing: (calls) => missingAfter(['flight-order', ...calls]),
    });
    expect(await after.session.deliverAll()).toEqual({ kind: 'incomplete', missing: ['passengers'] });
    expect(after.calls()).toEqual(['customer']);
  });

  it('reports a lost network, and the next attempt succeeds', async () => {
    let isOnline = false;
    const { session } = sessionWithServer(
      () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return null;
      },
      { missing: missingAfter },
    );
    session.save('offer', flight('off_1'));
    session.save('customer', customer);
    session.save('passengers', { passengers: [traveller] });
    expect(await session.deliverAll()).toMatchObject({ kind: 'failed', failure: { code: 'network' } });
    isOnline = true;
    expect(await session.deliverAll()).toEqual({ kind: 'complete' });
  });
});
