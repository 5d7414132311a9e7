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
  DeskClaimSchema,
  DeskPersonReplySchema,
  DeskQueuesReplySchema,
  DeskRepliesSchema,
  DeskSalesReplySchema,
  DeskApplyDealReplySchema,
  DeskByHandReplySchema,
  DeskDealsReplySchema,
  DeskSearchReplySchema,
  DeskSendLinkReplySchema,
  DeskSignOutSchema,
  ErrorBodySchema,
  ReportReplySchema,
  StaffSchema,
  type AuditEntry,
  type BookingMessage,
  type ChangeOffer,
  type ChangeQuote,
  type ServiceOffers,
  type ServicesQuote,
  type CancellationQuote,
  type DeskAct,
  type DeskActReply,
  type DeskAlertsReply,
  type DeskBooking,
  type DealRule,
  type DeskCall,
  type DeskByHandSaved,
  type DeskDeal,
  type DeskClaim,
  type DeskPaymentLink,
  type DeskSale,
  type DeskQueuesReply,
  type DeskPerson,
  type DeskReplies,
  type DeskSearchReply,
  type DeskSignOut,
  type DeskSubject,
  type ReportRow,
  type Staff,
} from '@travesia/contracts';
import { parse, safeParse, type GenericSchema } from 'valibot';

/** The site or the api said no, or nothing. */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';
  readonly code: string;
  /** In the reader's language, where the api had words for it. */
  readonly words: string;
  /** Who has the item that an action was refused on. */
  readonly claim: DeskClaim | null;
  /** As the api sent them. */
  readonly details: unknown;
  constructor(code: string, words = '', details: unknown = null, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.words = words;
    const claim = safeParse(DeskClaimSchema, details);
    this.claim = claim.success ? claim.output : null;
    this.details = details;
  }
}

export interface DeskClient {
  staff(): Promise<Staff>;
  signOut(): Promise<DeskSignOut>;
  search(text: string): Promise<DeskSearchReply['data']>;
  booking(id: string, why: string): Promise<DeskBooking>;
  replies(id: string, why: string): Promise<DeskReplies['data']>;
  addNote(id: string, text: string): Promise<void>;
  /** What a caller has on the screen, by their code. */
  call(code: string): Promise<DeskCall>;
  sales(): Promise<DeskSale[]>;
  /** The address of a copy of the caller's order. */
  continueSale(body: object): Promise<string>;
  sendLink(body: object): Promise<DeskPaymentLink>;
  bookByHand(body: object): Promise<DeskByHandSaved>;
  deals(): Promise<DeskDeal[]>;
  setDeal(rule: DealRule): Promise<DeskDeal[]>;
  endDeal(code: string): Promise<DeskDeal[]>;
  /** What was taken off the caller's order. */
  applyDeal(body: object): Promise<number>;
  queues(): Promise<DeskQueuesReply['data']>;
  alerts(): Promise<DeskAlertsReply['data']>;
  take(subject: DeskSubject): Promise<DeskClaim>;
  takeOver(subject: DeskSubject): Promise<DeskClaim>;
  handOver(body: DeskSubject & { readonly to: object; readonly reason: string }): Promise<DeskClaim>;
  snooze(body: DeskSubject & { readonly until: string; readonly reason: string }): Promise<DeskClaim>;
  close(body: DeskSubject & { readonly reason: string }): Promise<DeskClaim>;
  messages(id: string): Promise<BookingMessage[]>;
  answer(body: object): Promise<BookingMessage[]>;
  messageFile(id: string, fileId: string): Promise<Blob>;
  /** What the supplier gives back is said where people end the order by hand. */
  cancelQuote(id: string, why: string, supplierGives?: number): Promise<CancellationQuote>;
  changeOffers(body: object): Promise<ChangeOffer[]>;
  changeQuote(body: object): Promise<ChangeQuote>;
  serviceOffers(id: string): Promise<ServiceOffers>;
  servicesQuote(body: object): Promise<ServicesQuote>;
  /** Made, or the payment link was sent. */
  amend(body: object): Promise<'done' | 'sent'>;
  act(act: DeskAct, body: object): Promise<DeskActReply['data']>;
  approve(body: object): Promise<DeskActReply['data']>;
  person(id: string): Promise<DeskPerson>;
  releaseData(id: string): Promise<DeskPerson>;
  erase(body: object): Promise<DeskPerson>;
  report(query: object): Promise<ReportRow[]>;
  reportCsv(query: object): Promise<Blob>;
  audit(query: object): Promise<AuditEntry[]>;
  auditCsv(query: object): Promise<Blob>;
}

export interface DeskClientOptions {
  readonly fetch: typeof fetch;
  readonly proof: () => string | null;
  readonly locale: () => string;
  readonly timeoutMs: number;
}

async function faultOf(response: Response): Promise<DeskFault> {
  const body = safeParse(ErrorBodySchema, await response.json().catch(() => null));
  if (!body.success) return new DeskFault('failed');
  const { code, message, details } = body.output.error;
  return new DeskFault(code, message, details);
}

/** The calls of the desk; each carries the proof that this very document signed in. */
export function createDeskClient({ fetch, proof, locale, timeoutMs }: DeskClientOptions): DeskClient {
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

  async function call<Schema extends GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) {
    return parse(schema, await (await send(method, path, body)).json());
  }

  const act = async (action: string, body: object) =>
    (await call(DeskClaimReplySchema, 'POST', `/items/${action}`, body)).data;

  return {
    staff: () => call(StaffSchema, 'GET', '/session'),
    signOut: () => call(DeskSignOutSchema, 'DELETE', '/session'),
    search: async (text) => (await call(DeskSearchReplySchema, 'POST', '/search', { text })).data,
    booking: async (id, why) => (await call(DeskBookingReplySchema, 'POST', '/booking', { id, why })).data,
    replies: async (id, why) => (await call(DeskRepliesSchema, 'POST', '/replies', { id, why })).data,
    async addNote(id, text) {
      await send('POST', '/notes', { id, text });
    },
    call: async (code) => (await call(DeskCallReplySchema, 'POST', '/call', { code })).data,
    sales: async () => (await call(DeskSalesReplySchema, 'POST', '/sales', {})).data,
    continueSale: async (body) =>
      (await call(DeskContinueReplySchema, 'POST', '/sales/continue', body)).data.address,
    sendLink: async (body) => (await call(DeskSendLinkReplySchema, 'POST', '/sales/send-link', body)).data,
    bookByHand: async (body) => (await call(DeskByHandReplySchema, 'POST', '/sales/by-hand', body)).data,
    deals: async () => (await call(DeskDealsReplySchema, 'POST', '/deals', {})).data,
    setDeal: async (rule) => (await call(DeskDealsReplySchema, 'POST', '/deals/set', rule)).data,
    endDeal: async (code) => (await call(DeskDealsReplySchema, 'POST', '/deals/end', { code })).data,
    applyDeal: async (body) =>
      (await call(DeskApplyDealReplySchema, 'POST', '/deals/apply', body)).data.amount,
    queues: async () => (await call(DeskQueuesReplySchema, 'POST', '/queues', {})).data,
    alerts: async () => (await call(DeskAlertsReplySchema, 'POST', '/alerts', {})).data,
    take: (subject) => act('take', subject),
    takeOver: (subject) => act('take-over', subject),
    handOver: (body) => act('hand-over', body),
    snooze: (body) => act('snooze', body),
    close: (body) => act('close', body),
    messages: async (id) => (await call(BookingThreadReplySchema, 'POST', '/messages', { id, why: '' })).data,
    answer: async (body) => (await call(BookingThreadReplySchema, 'POST', '/messages/answer', body)).data,
    messageFile: async (id, fileId) => (await send('POST', '/messages/file', { id, fileId })).blob(),
    cancelQuote: async (id, why, supplierGives) =>
      (await call(CancellationQuoteReplySchema, 'POST', '/cancel-quote', { id, why, supplierGives })).data,
    changeOffers: async (body) =>
      (await call(ChangeOffersReplySchema, 'POST', '/amend/change-offers', body)).data.offers,
    changeQuote: async (body) =>
      (await call(ChangeQuoteReplySchema, 'POST', '/amend/change-quote', body)).data,
    serviceOffers: async (id) =>
      (await call(ServiceOffersReplySchema, 'POST', '/amend/service-offers', { id })).data,
    servicesQuote: async (body) =>
      (await call(ServicesQuoteReplySchema, 'POST', '/amend/services-quote', body)).data,
    amend: async (body) => (await call(DeskAmendReplySchema, 'POST', '/amend/make', body)).data.state,
    act: async (name, body) => (await call(DeskActReplySchema, 'POST', `/act/${name}`, body)).data,
    approve: async (body) => (await call(DeskActReplySchema, 'POST', '/refund-approve', body)).data,
    person: async (id) => (await call(DeskPersonReplySchema, 'POST', '/person', { id, why: '' })).data,
    releaseData: async (id) => (await call(DeskPersonReplySchema, 'POST', '/person/export', { id })).data,
    erase: async (body) => (await call(DeskPersonReplySchema, 'POST', '/person/erase', body)).data,
    report: async (query) => (await call(ReportReplySchema, 'POST', '/report', query)).data,
    reportCsv: async (query) => (await send('POST', '/report-export', query)).blob(),
    audit: async (query) => (await call(AuditReplySchema, 'POST', '/audit', query)).data,
    auditCsv: async (query) => (await send('POST', '/audit-export', query)).blob(),
  };
}
