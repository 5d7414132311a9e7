import {
  AuditReplySchema,
  ChangeOffersReplySchema,
  ChangeQuoteReplySchema,
  DeskAmendReplySchema,
  ServiceOffersReplySchema,
  ServicesQuoteReplySchema,
  BookingThreadReplySchema,
  CancellationQuoteReplySchema,
  DeskActReplySchema,
  DESK_PROOF_HEADER,
  DeskAlertsReplySchema,
  DeskBookingReplySchema,
  DeskCallReplySchema,
  DeskClaimReplySchema,
  DeskContinueReplySchema,
  DeskPersonReplySchema,
  DeskQueuesReplySchema,
  DeskRepliesSchema,
  DeskSalesReplySchema,
  DeskApplyDealReplySchema,
  DeskByHandReplySchema,
  DeskDealsReplySchema,
  DeskSearchReplySchema,
  DeskSendLinkReplySchema,
  StaffSignOutSchema,
  ErrorBodySchema,
  ReportReplySchema,
  StaffSchema,
  type DeskAct,
  type DealRule,
  type DeskSubject,
} from '@travesia/contracts';
import * as v from 'valibot';

/** The site or the api said no, or nothing. */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';
  readonly code: string;
  /** In the reader's language, where the api had words for it. */
  readonly words: string;
  /** As the api sent them. */
  readonly details: unknown;
  constructor(code: string, words = '', details: unknown = null, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.words = words;
    this.details = details;
  }
}

export interface DeskClientOptions {
  readonly fetch: typeof fetch;
  readonly proof: () => string | null;
  readonly locale: () => string;
  readonly timeoutMs: number;
}

async function faultOf(response: Response): Promise<DeskFault> {
  const body = v.safeParse(ErrorBodySchema, await response.json().catch(() => null));
  if (!body.success) return new DeskFault('failed');
  const { code, message, details } = body.output.error;
  return new DeskFault(code, message, details);
}

/** The calls of the desk; each carries the proof that this very document signed in. */
export function createDeskClient({ fetch, proof, locale, timeoutMs }: DeskClientOptions) {
  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
    const own = proof();
    const response = await fetch(`/desk/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'accept-language': locale(),
        ...(own !== null && { [DESK_PROOF_HEADER]: own }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new DeskFault('unreachable', '', null, { cause });
    });
    if (!response.ok) throw await faultOf(response);
    return response;
  }

  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'DELETE',
    path: string,
  ) {
    return v.parse(schema, await (await send(method, path)).json());
  }

  /** What a question is answered with. */
  const ask = async <Data>(
    schema: v.GenericSchema<unknown, { data: Data }>,
    path: string,
    body: object = {},
  ): Promise<Data> => v.parse(schema, await (await send('POST', path, body)).json()).data;
  const actOn = (action: string, body: object) => ask(DeskClaimReplySchema, `/items/${action}`, body);

  return {
    staff: () => call(StaffSchema, 'GET', '/session'),
    signOut: () => call(StaffSignOutSchema, 'DELETE', '/session'),
    search: (text: string) => ask(DeskSearchReplySchema, '/search', { text }),
    booking: (id: string, why: string) => ask(DeskBookingReplySchema, '/booking', { id, why }),
    replies: (id: string, why: string) => ask(DeskRepliesSchema, '/replies', { id, why }),
    async addNote(id: string, text: string): Promise<void> {
      await send('POST', '/notes', { id, text });
    },
    /** What a caller has on the screen, by their code. */
    call: (code: string) => ask(DeskCallReplySchema, '/call', { code }),
    sales: () => ask(DeskSalesReplySchema, '/sales'),
    /** The address of a copy of the caller's order. */
    continueSale: async (body: object) =>
      (await ask(DeskContinueReplySchema, '/sales/continue', body)).address,
    sendLink: (body: object) => ask(DeskSendLinkReplySchema, '/sales/send-link', body),
    bookByHand: (body: object) => ask(DeskByHandReplySchema, '/sales/by-hand', body),
    deals: () => ask(DeskDealsReplySchema, '/deals'),
    setDeal: (rule: DealRule) => ask(DeskDealsReplySchema, '/deals/set', rule),
    endDeal: (code: string) => ask(DeskDealsReplySchema, '/deals/end', { code }),
    /** What was taken off the caller's order. */
    applyDeal: async (body: object) => (await ask(DeskApplyDealReplySchema, '/deals/apply', body)).amount,
    queues: () => ask(DeskQueuesReplySchema, '/queues'),
    alerts: () => ask(DeskAlertsReplySchema, '/alerts'),
    take: (subject: DeskSubject) => actOn('take', subject),
    takeOver: (subject: DeskSubject) => actOn('take-over', subject),
    handOver: (body: DeskSubject & { readonly to: object; readonly reason: string }) =>
      actOn('hand-over', body),
    snooze: (body: DeskSubject & { readonly until: string; readonly reason: string }) =>
      actOn('snooze', body),
    close: (body: DeskSubject & { readonly reason: string }) => actOn('close', body),
    messages: (id: string) => ask(BookingThreadReplySchema, '/messages', { id, why: '' }),
    answer: (body: object) => ask(BookingThreadReplySchema, '/messages/answer', body),
    messageFile: async (id: string, fileId: string) =>
      (await send('POST', '/messages/file', { id, fileId })).blob(),
    /** What the supplier gives back is said where people end the order by hand. */
    cancelQuote: (id: string, why: string, supplierGives?: number) =>
      ask(CancellationQuoteReplySchema, '/cancel-quote', { id, why, supplierGives }),
    changeOffers: async (body: object) =>
      (await ask(ChangeOffersReplySchema, '/amend/change-offers', body)).offers,
    changeQuote: (body: object) => ask(ChangeQuoteReplySchema, '/amend/change-quote', body),
    serviceOffers: (id: string) => ask(ServiceOffersReplySchema, '/amend/service-offers', { id }),
    servicesQuote: (body: object) => ask(ServicesQuoteReplySchema, '/amend/services-quote', body),
    /** Made, or the payment link was sent. */
    amend: async (body: object) => (await ask(DeskAmendReplySchema, '/amend/make', body)).state,
    act: (name: DeskAct, body: object) => ask(DeskActReplySchema, `/act/${name}`, body),
    approve: (body: object) => ask(DeskActReplySchema, '/refund-approve', body),
    person: (id: string) => ask(DeskPersonReplySchema, '/person', { id, why: '' }),
    releaseData: (id: string) => ask(DeskPersonReplySchema, '/person/export', { id }),
    erase: (body: object) => ask(DeskPersonReplySchema, '/person/erase', body),
    report: (query: object) => ask(ReportReplySchema, '/report', query),
    reportCsv: async (query: object) => (await send('POST', '/report-export', query)).blob(),
    audit: (query: object) => ask(AuditReplySchema, '/audit', query),
    auditCsv: async (query: object) => (await send('POST', '/audit-export', query)).blob(),
  };
}

export type DeskClient = ReturnType<typeof createDeskClient>;
