import { aBooking } from '../../checkout/testing/orders.ts';
import type {
  BookingMessage,
  DealRule,
  DeskAlert,
  DeskBooking,
  DeskCall,
  DeskDeal,
  DeskFound,
  DeskItem,
  DeskPerson,
  ReportRow,
  SeatMap,
  ServiceOffers,
  Staff,
} from '@travesia/contracts';
import type { Money } from '@travesia/domain';

export const PROOF = 'proof-of-this-page';
const AT = '2026-11-23T10:00:00.000Z';
const ID = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';

const ITEM: DeskItem = {
  queue: 'mail',
  subjectId: 'mail-1',
  bookingId: ID,
  reference: 'SW179FQ5ZA',
  name: 'Lucía F···',
  reason: 'itinerary',
  since: '2026-11-23T08:00:00.000Z',
  limit: '2026-11-24T08:00:00.000Z',
  owner: null,
  snoozedUntil: null,
  version: 0,
};
const FOUND: DeskFound = {
  id: ID,
  reference: 'SW179FQ5ZA',
  state: 'confirmed',
  isCancelled: false,
  kind: 'flight',
  market: 'ES',
  heading: 'Madrid – Bogotá',
  bookedAt: AT,
  total: { amount: 80_241, currency: 'USD' },
  name: 'Lucía F···',
  email: 'l···@example.com',
};
export const SCRIPT = '<script>window.isHacked = true</script>';
const BOOKING: DeskBooking = {
  id: ID,
  reference: 'SW179FQ5ZA',
  state: 'confirmed',
  reason: null,
  kind: 'flight',
  market: 'ES',
  locale: 'es',
  createdAt: AT,
  shown: null,
  payments: [],
  ledger: [
    {
      at: AT,
      kind: 'captured',
      part: 'flight',
      amount: { amount: 80_241, currency: 'USD' },
      cause: 'captured:1',
    },
  ],
  orders: [],
  mails: [],
  events: [{ at: AT, from: 'capturing', to: 'confirmed', cause: 'captured' }],
  notes: [{ id: 1, by: 'Leo', text: SCRIPT, at: AT }],
  items: [ITEM],
  seen: 'one:',
  ways: [
    {
      act: 'refund',
      subjectId: ID,
      about: '',
      money: { amount: 80_241, currency: 'USD' },
      keeps: null,
    },
    { act: 'close', subjectId: ID, about: '', money: null, keeps: null },
  ],
  mayChange: false,
  mayAdd: false,
  refundAlone: { amount: 20_000, currency: 'USD' },
  done: [],
};

const REPORTED: ReportRow = {
  key: '2026-11-23',
  currency: 'USD',
  bookings: 2,
  revenue: 160_482,
  refunds: 1_050,
  suppliers: 150_000,
  fees: 350,
  discounts: 0,
  margin: 9_082,
  paidElsewhere: 0,
};

const CALL: DeskCall = {
  code: 'ABC234',
  expiresAt: '2026-11-23T11:00:00.000Z',
  locale: 'es',
  market: 'ES',
  currency: 'EUR',
  page: '/es/flights/results?from=MAD&to=BOG',
  title: SCRIPT,
  order: null,
  links: [],
};

const QUOTED = { changeId: '5d0c3c2a-6a3f-4a55-9e55-6a2d4f2d9c01', previous: null, expiresAt: AT };
const pricesOf = (total: Money) => ({
  total,
  penalty: { amount: 5_000, currency: 'USD' },
  difference: { amount: total.amount - 5_000, currency: 'USD' },
  travellers: [],
  expiresAt: AT,
});
const seatOf = (designator: string): SeatMap['cabins'][number]['rows'][number]['seats'][number] => ({
  designator,
  column: designator.slice(-1),
  name: null,
  conditions: [],
  services: [
    { serviceId: `seat-${designator}`, travellerId: 'p1', amount: { amount: 1_500, currency: 'USD' } },
  ],
});
const SERVICES: ServiceOffers = {
  bags: [
    {
      additionalServicesId: 'bag-1',
      journeyType: 'onward',
      quantity: 2,
      amount: { amount: 2_500, currency: 'USD' },
      segmentIds: ['s1'],
      travellerId: 'p1',
    },
  ],
  seatMaps: [
    {
      segmentId: 's1',
      title: 'AV 27: Madrid – Bogotá',
      cabins: [
        {
          columns: ['A', 'B'],
          rows: [{ number: '14', isExit: false, seats: [seatOf('14A'), seatOf('14B')] }],
        },
      ],
    },
  ],
};

const ALERT: DeskAlert = {
  name: 'mails_waiting',
  title: 'No mail leaves',
  facts: 'none for 40 minutes, limit 30 minutes',
  todo: 'Check the mail server.',
  since: '2026-11-23T09:50:00.000Z',
};

export interface FakeDesk {
  /** What the traveller sees of the booking. */
  shown: DeskBooking['shown'];
  /** Null: nobody has begun to pay it. */
  reference: DeskBooking['reference'];
  kind: DeskBooking['kind'];
  /** What can be done with the booking; null: what its kind allows. */
  ways: DeskBooking['ways'] | null;
  /** Whether the airline changes the flight and sells extras. */
  mayAmend: boolean;
  /** What the change costs; below zero it comes back. */
  changeTotal: Money;
  /** What a caller has chosen. */
  called: DeskCall['order'];
  links: DeskCall['links'];
  deals: DeskDeal[];
  readonly fetch: typeof fetch;
  /** Calls in order, with what they sent. */
  readonly calls: { readonly path: string; readonly body: unknown }[];
  /** What was done at the desk. */
  done: DeskBooking['done'];
  /** Between the traveller and us. */
  messages: BookingMessage[];
  /** Who was faster with an act. */
  faster: string | null;
  /** Somebody else has the item from now on. */
  taken: boolean;
  /** Whether the person of the booking is still in it. */
  person: DeskPerson;
  /** What is wrong with the site as a whole. */
  alerts: DeskAlert[];
  /** The session is over, or the issuer away. */
  refusal: { status: number; code: string } | null;
}

/** The site and the api behind it at HTTP level, as far as the desk knows them. */
export function createFakeDesk(staff: Staff = { id: 'ines', name: 'Inés', role: 'agent' }): FakeDesk {
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const refused = (code: string, status: number, details?: object) =>
    json({ error: { code, message: '', requestId: 'one', fields: [], ...(details && { details }) } }, status);
  let item = ITEM;
  const desk: FakeDesk = {
    reference: BOOKING.reference,
    shown: null,
    kind: 'flight',
    ways: null,
    mayAmend: false,
    changeTotal: { amount: 12_000, currency: 'USD' },
    called: null,
    links: [],
    deals: [],
    calls: [],
    done: [],
    messages: [],
    faster: null,
    taken: false,
    person: { erasedAt: null, refusal: null, requests: [] },
    alerts: [ALERT],
    refusal: null,
    async fetch(input, init = {}) {
      const path = (typeof input === 'string' ? input : '').replace('/desk/api', '');
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      desk.calls.push({ path, body });
      if (desk.refusal) return refused(desk.refusal.code, desk.refusal.status);
      if (new Headers(init.headers).get('x-desk-proof') !== PROOF) return refused('sign_in_needed', 401);
      switch (path) {
        case '/session':
          return json(init.method === 'DELETE' ? { goTo: 'https://id.test/end' } : staff);
        case '/queues':
          return json({ data: { items: [item], colleagues: [{ id: 'leo', name: 'Leo' }], at: AT } });
        case '/alerts':
          return json({ data: { alerts: desk.alerts, at: AT } });
        case '/call':
          return (body as { code: string }).code === CALL.code
            ? json({ data: { ...CALL, order: desk.called, links: desk.links } })
            : refused('call_code_unknown', 404);
        case '/sales':
          return json({ data: [] });
        case '/sales/by-hand': {
          if (desk.faster) return refused('by_hand_known', 409);
          const { paidTo } = body as { paidTo: string };
          return json({ data: { bookingId: ID, paidTo } });
        }
        case '/cancel-quote': {
          const money = (amount: number) => ({ amount, currency: 'USD' });
          return json({
            data: {
              quoteId: QUOTED.changeId,
              parts: [],
              paid: money(250_000),
              back: money(0),
              paidWith: 'Visa',
              expiresAt: AT,
              freeUntil: null,
            },
          });
        }
        case '/deals':
          return json({ data: desk.deals });
        case '/deals/set':
          desk.deals = [{ ...(body as DealRule), by: staff.name, isOver: 'no', times: 0, amount: 0 }];
          return json({ data: desk.deals });
        case '/deals/end':
          desk.deals = desk.deals.map((deal) => ({ ...deal, isOver: 'ended' as const }));
          return json({ data: desk.deals });
        case '/deals/apply':
          if (desk.faster) return refused('deal_used_up', 409);
          return json({ data: { amount: 500 } });
        case '/sales/continue':
          return json({ data: { address: 'https://site.test/es/booking/BillingSummary#pay=copy' } });
        case '/sales/send-link': {
          if (desk.faster) return refused('desk_changed', 409, { by: desk.faster });
          const link = {
            id: (body as { key: string }).key,
            state: 'sent' as const,
            by: staff.name,
            at: AT,
            expiresAt: '2026-11-24T10:00:00.000Z',
          };
          desk.links = [link, ...desk.links];
          return json({ data: link });
        }
        case '/search':
          return json({ data: { found: [FOUND], isCut: false, hint: null } });
        case '/booking':
          return json({
            data: {
              ...BOOKING,
              reference: desk.reference,
              shown: desk.shown,
              items: [item],
              done: desk.done,
              kind: desk.kind,
              ways:
                desk.ways ??
                (desk.kind === 'by-hand' ? [{ ...BOOKING.ways[0], act: 'cancel' }] : BOOKING.ways),
              mayChange: desk.mayAmend,
              mayAdd: desk.mayAmend,
            },
          });
        case '/amend/change-offers':
          return json({
            data: {
              offers: [{ offerRef: 'one', section: aBooking.sections[0], ...pricesOf(desk.changeTotal) }],
            },
          });
        case '/amend/change-quote':
          return json({
            data: {
              ...QUOTED,
              ...pricesOf(desk.changeTotal),
              sections: aBooking.sections,
              paidWith: 'Visa',
            },
          });
        case '/amend/service-offers':
          return json({ data: SERVICES });
        case '/amend/services-quote':
          return json({ data: { ...QUOTED, priceLines: [], total: { amount: 4_000, currency: 'USD' } } });
        case '/amend/make':
          if (desk.faster) return refused('offer_expired', 410);
          return json({ data: { state: desk.changeTotal.amount > 0 ? 'sent' : 'done' } });
        case '/items/take': {
          if (desk.taken) {
            item = { ...item, owner: { id: 'leo', name: 'Leo' }, version: 1 };
            return refused('item_taken', 409, { owner: { id: 'leo', name: 'Leo' }, version: 1 });
          }
          const owner = { id: staff.id, name: staff.name };
          item = { ...item, owner, version: 1 };
          return json({ data: { owner, version: 1 } });
        }
        case '/messages':
        case '/messages/answer':
          return json({ data: desk.messages });
        case '/act/refund':
          if (desk.faster) return refused('desk_changed', 409, { by: desk.faster, act: 'refund' });
          return json({ data: { state: (body as { amount: number }).amount > 20_000 ? 'waiting' : 'done' } });
        case '/act/send-link':
        case '/act/correct-name':
          return json({ data: { state: 'done' } });
        case '/refund-approve':
          return json({ data: { state: 'done' } });
        case '/person':
          return json({ data: desk.person });
        case '/person/export':
          desk.person = { ...desk.person, requests: [{ kind: 'export', state: 'ready', at: AT }] };
          return json({ data: desk.person });
        case '/person/erase':
          desk.person = { erasedAt: AT, refusal: null, requests: [] };
          return json({ data: desk.person });
        case '/report':
          return json({ data: [REPORTED] });
        case '/report-export':
          return new Response('\u{FEFF}from,to\r\n', { headers: { 'content-type': 'text/csv' } });
        case '/audit':
          return json({ data: [] });
        default:
          return json({ data: {} });
      }
    },
  };
  return desk;
}
