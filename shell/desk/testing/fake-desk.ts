import type { BookingMessage, DeskAlert, DeskBooking, DeskFound, DeskItem, Staff } from '@travesia/contracts';

export const PROOF = 'proof-of-this-page';
const AT = '2026-11-23T10:00:00.000Z';
const ID = '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11';

export const ITEM: DeskItem = {
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
  kind: 'flight',
  market: 'ES',
  heading: 'Madrid – Bogotá',
  createdAt: AT,
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
    { at: AT, kind: 'captured', part: '', amount: { amount: 80_241, currency: 'USD' }, cause: 'captured:1' },
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
  refundAlone: { amount: 20_000, currency: 'USD' },
  done: [],
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
    shown: null,
    calls: [],
    done: [],
    messages: [],
    faster: null,
    taken: false,
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
        case '/search':
          return json({ data: { found: [FOUND], isCut: false, hint: null } });
        case '/booking':
          return json({ data: { ...BOOKING, shown: desk.shown, items: [item], done: desk.done } });
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
        case '/refund-approve':
          return json({ data: { state: 'done' } });
        case '/audit':
          return json({ data: [] });
        default:
          return json({ data: {} });
      }
    },
  };
  return desk;
}
