import {
  AuditQuerySchema,
  AuditReplySchema,
  BookingThreadReplySchema,
  ChangeOffersReplySchema,
  ChangeQuoteReplySchema,
  DeskAmendReplySchema,
  DeskAmendSchema,
  DeskChangeOffersSchema,
  DeskChangeQuoteSchema,
  DeskServiceOffersSchema,
  DeskServicesQuoteSchema,
  ServiceOffersReplySchema,
  ServicesQuoteReplySchema,
  CancellationQuoteReplySchema,
  DeskCancelQuoteSchema,
  DESK_ACT_SCHEMAS,
  DESK_ACTS,
  DeskAlertsReplySchema,
  DeskApplyDealReplySchema,
  DeskApplyDealSchema,
  DeskDealsReplySchema,
  DeskEndDealSchema,
  DeskSetDealSchema,
  DESK_PERMISSIONS,
  DeskActReplySchema,
  DeskAnswerSchema,
  DeskApprovalSchema,
  DeskBookingReplySchema,
  DeskByHandReplySchema,
  DeskByHandSchema,
  DeskCallCodeSchema,
  DeskCallReplySchema,
  DeskClaimReplySchema,
  DeskContinueReplySchema,
  DeskContinueSchema,
  DeskCloseSchema,
  DeskEraseSchema,
  DeskPersonReplySchema,
  DeskReleaseDataSchema,
  DeskFileSchema,
  DeskHandOverSchema,
  DeskNoteSchema,
  DeskOpenSchema,
  DeskQueuesReplySchema,
  DeskRepliesSchema,
  DeskSalesReplySchema,
  DeskSearchReplySchema,
  DeskSearchSchema,
  DeskSendLinkReplySchema,
  DeskSendLinkSchema,
  DeskSnoozeSchema,
  DeskTakeSchema,
  mayDo,
  ReportQuerySchema,
  ReportReplySchema,
  type DeskAct,
  type DeskActBody,
  type DeskAction,
  type DeskAlert,
  type DeskSubject,
  type Locale,
  type ReportQuery,
  type StaffClaim,
} from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { looseObject, object, type GenericSchema, type InferOutput } from 'valibot';
import { ApiError } from '../../errors/index.ts';
import type { RouteReply, Router } from '../../http/router.ts';
import type { Caller } from '../../http/caller.ts';
import { auditCsv, readAudit, writeAudit } from './audit.ts';
import { readSearch } from './asked-search.ts';
import { readDeskBooking, readReplies, type BookingViewParts } from './booking-view.ts';
import { changeClaim, readClaim, type ClaimChange } from './claims.ts';
import type { BookByHand } from '../by-hand/index.ts';
import { findBookings } from './find-bookings.ts';
import { findBooking, isUnpaidByHand, lockBooking, type Booking } from '../booking/index.ts';
import { sendFile, type DeskMessages } from '../messages/index.ts';
import { SaleRefused, type DeskPhoneSales, type SaleTransaction } from '../phone-sales/index.ts';
import { ActRefused, type PaymentsModule } from '../payments/index.ts';
import { readColleagues, readItems } from './items.ts';
import { readReport, reportCsv } from './report.ts';
import { resendMail } from './resend-mail.ts';
import type { PrivacyModule } from '../privacy/index.ts';
import type { DeskDatabase } from './tables.ts';

export interface DeskRoutesParts extends BookingViewParts {
  readonly quote: PaymentsModule['afterBooking']['quote'];
  readonly privacy: Pick<PrivacyModule, 'person' | 'erase' | 'requests'>;
  readonly readAlerts: (locale: Locale) => Promise<DeskAlert[]>;
  readonly messages: Pick<DeskMessages, 'thread' | 'reply' | 'file'>;
  readonly phoneSales: DeskPhoneSales;
  readonly bookByHand: BookByHand;
  readonly introduced: (request: FastifyRequest['raw']) => Caller['who'];
  readonly readClaimOf: (headers: FastifyRequest['headers'], call: string) => StaffClaim | null;
}

interface Call<Body> {
  readonly body: Body;
  readonly staff: StaffClaim;
  readonly locale: Locale;
  readonly reply: FastifyReply;
}

/** What the page understands; the words are its own. */
const refusal = (status: number, code: string, requestId: string, details?: object): RouteReply => ({
  status,
  body: { error: { code, message: '', requestId, fields: [], ...(details && { details }) } },
});
const sendCsv = (reply: FastifyReply, name: string, csv: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(csv);
const reportWords = ({ by, from, to }: ReportQuery) => `${by} ${from} – ${to}`;
/** Suppliers and provider answer in their own time. */
const SLOW_TIMEOUT_MS = 60_000;
const RefusalSchema = looseObject({ error: looseObject({}) });
const REFUSALS = { 401: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema, 409: RefusalSchema } as const;

/** What the service desk calls, through the site and in the name of somebody who is signed in (D-01 to D-05). */
export function deskRoutes(router: Router, parts: DeskRoutesParts): void {
  const {
    db,
    now,
    privacy,
    readAlerts,
    introduced,
    readClaimOf,
    acts,
    quote,
    changes,
    messages,
    phoneSales,
    bookByHand,
  } = parts;

  /** Writes the line of an action in the transaction that carries it out; each engine's transaction sees its own tables. */
  const noteOf =
    (action: DeskAction, staff: StaffClaim, why: string, about?: string) =>
    (trx: unknown, bookingId = about) =>
      writeAudit(trx as DeskDatabase, { staff, action, why, bookingId, nowMs: now().getTime() });

  /** Every call says which action it is: the role is checked before anything is read or done. */
  function deskRoute<Body extends GenericSchema>(
    action: DeskAction,
    path: string,
    definition: {
      readonly summary: string;
      readonly body: Body;
      readonly reply: GenericSchema | null;
      /** Suppliers or the provider are asked. */
      readonly isSlow?: boolean;
      readonly handler: (call: Call<InferOutput<Body>>) => Promise<RouteReply | FastifyReply>;
    },
  ): void {
    router.route({
      method: 'POST',
      url: `/internal/desk/${path}`,
      summary: definition.summary,
      tag: 'desk',
      body: definition.body,
      replies: definition.reply ? { 200: definition.reply, ...REFUSALS } : REFUSALS,
      limit: 'read',
      ...(definition.isSlow && { deadlineMs: SLOW_TIMEOUT_MS }),
      handler: async ({ body, locale, request, reply }) => {
        void reply.header('cache-control', 'no-store');
        const isSite = introduced(request.raw).kind === 'site';
        const staff = isSite ? readClaimOf(request.headers, `POST /internal/desk/${path}`) : null;
        if (!staff) return refusal(401, 'staff_unknown', request.id);
        if (!mayDo(staff.role, action)) return refusal(403, 'role_refused', request.id);
        try {
          return await definition.handler({ body: body as InferOutput<Body>, staff, locale, reply });
        } catch (fault) {
          if (fault instanceof SaleRefused)
            return refusal(fault.code.endsWith('_unknown') ? 404 : 409, fault.code, request.id, {
              by: fault.by,
            });
          if (!(fault instanceof ActRefused)) throw fault;
          const { code, by, act } = fault;
          return refusal(code === 'own_request' ? 403 : 409, code, request.id, { by, act });
        }
      },
    });
  }

  deskRoute('booking.search', 'search', {
    summary: 'Bookings by whatever a caller knows (D-03)',
    body: DeskSearchSchema,
    reply: DeskSearchReplySchema,
    handler: async ({ body: { text }, staff, locale }) => {
      const asked = readSearch(text);
      if ('hint' in asked) return { body: { data: { found: [], isCut: false, hint: asked.hint } } };
      const result = await findBookings(db, asked, locale);
      await writeAudit(db, { staff, action: 'booking.search', why: text, nowMs: now().getTime() });
      return { body: { data: { ...result, hint: null } } };
    },
  });

  deskRoute('booking.read', 'booking', {
    summary: 'One booking on one screen (D-05)',
    body: DeskOpenSchema,
    reply: DeskBookingReplySchema,
    handler: async ({ body: { id, why }, staff, locale }) => {
      const data = await readDeskBooking(parts, id, locale);
      if (!data) throw new ApiError('booking_not_found');
      await writeAudit(db, { staff, action: 'booking.read', why, bookingId: id, nowMs: now().getTime() });
      return { body: { data } };
    },
  });

  deskRoute('booking.replies', 'replies', {
    summary: 'What suppliers replied, without documents and cards (D-05)',
    body: DeskOpenSchema,
    reply: DeskRepliesSchema,
    handler: async ({ body: { id, why }, staff }) => {
      const data = await readReplies(db, id);
      await writeAudit(db, { staff, action: 'booking.replies', why, bookingId: id, nowMs: now().getTime() });
      return { body: { data } };
    },
  });

  deskRoute('note.add', 'notes', {
    summary: 'Adds a note to a booking',
    body: DeskNoteSchema,
    reply: object({ data: object({}) }),
    handler: async ({ body: { id, text }, staff }) => {
      await db.transaction().execute(async (trx) => {
        const booking = await trx.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst();
        if (!booking) throw new ApiError('booking_not_found');
        await trx
          .insertInto('desk_notes')
          .values({ booking_id: id, staff_name: staff.name, text, at: now() })
          .execute();
        await writeAudit(trx, { staff, action: 'note.add', bookingId: id, nowMs: now().getTime() });
      });
      return { body: { data: {} } };
    },
  });

  deskRoute('cancel.quote', 'cancel-quote', {
    summary: 'What comes back if it is cancelled now; nothing is changed (D-06)',
    body: DeskCancelQuoteSchema,
    reply: CancellationQuoteReplySchema,
    isSlow: true,
    handler: async ({ body: { id, why, supplierGives }, staff, locale }) => {
      const booking = await findBooking(db, id);
      if (!booking) throw new ApiError('booking_not_found');
      const agreed =
        supplierGives === undefined ? undefined : { amount: supplierGives, currency: CHARGE_CURRENCY };
      const data = await quote(booking, undefined, locale, agreed);
      await writeAudit(db, { staff, action: 'cancel.quote', why, bookingId: id, nowMs: now().getTime() });
      return { body: { data } };
    },
  });

  /** The traveller's own quotes, requested by the desk (D-14). */
  function amendRoute<Body extends GenericSchema<unknown, { readonly id: string }>>(
    path: string,
    body: Body,
    reply: GenericSchema,
    read: (booking: Booking, asked: InferOutput<Body>, locale: Locale) => Promise<unknown>,
  ): void {
    deskRoute('amend.quote', path, {
      summary: `${path}: what the traveller's own page shows; nothing is changed (D-14)`,
      body,
      reply,
      isSlow: true,
      handler: async ({ body: asked, staff, locale }) => {
        const booking = await findBooking(db, asked.id);
        if (!booking) throw new ApiError('booking_not_found');
        const data = await read(booking, asked, locale);
        await writeAudit(db, {
          staff,
          action: 'amend.quote',
          why: path,
          bookingId: asked.id,
          nowMs: now().getTime(),
        });
        return { body: { data } };
      },
    });
  }
  amendRoute(
    'amend/change-offers',
    DeskChangeOffersSchema,
    ChangeOffersReplySchema,
    async (booking, asked, locale) => ({
      offers: await changes.offers(booking, asked, locale),
    }),
  );
  amendRoute('amend/change-quote', DeskChangeQuoteSchema, ChangeQuoteReplySchema, (booking, asked, locale) =>
    changes.quote(booking, asked, locale),
  );
  amendRoute(
    'amend/service-offers',
    DeskServiceOffersSchema,
    ServiceOffersReplySchema,
    (booking, _asked, locale) => changes.serviceOffers(booking, locale),
  );
  amendRoute(
    'amend/services-quote',
    DeskServicesQuoteSchema,
    ServicesQuoteReplySchema,
    (booking, asked, locale) => changes.quoteServices(booking, asked, locale),
  );

  deskRoute('amend.make', 'amend/make', {
    summary: 'Makes what was quoted, or mails the link by which the traveller pays it (D-14)',
    body: DeskAmendSchema,
    reply: DeskAmendReplySchema,
    isSlow: true,
    handler: async ({ body: { id, changeId, reason }, staff }) => {
      const booking = await findBooking(db, id);
      if (!booking) throw new ApiError('booking_not_found');
      const state = await changes.makeAtDesk(booking, {
        changeId,
        locale: booking.locale,
        note: noteOf('amend.make', staff, reason, id),
        sell: (trx, quoted) =>
          phoneSales.sendAmendment(trx as unknown as SaleTransaction, booking, { staff, quoted }),
      });
      return { body: { data: { state } } };
    },
  });

  for (const act of DESK_ACTS) actRoute(act);

  /** Written down with its reason in the transaction that starts it; what it starts is the engine's (D-06). */
  function actRoute(act: DeskAct): void {
    const action = `act.${act}` as const;
    deskRoute(action, `act/${act}`, {
      summary: `${DESK_PERMISSIONS[action].join(', ')}: ${act} (D-06)`,
      body: DESK_ACT_SCHEMAS[act] as GenericSchema<unknown, DeskActBody>,
      reply: DeskActReplySchema,
      isSlow: true,
      handler: async ({ body, staff, locale }) => {
        const note = noteOf(action, staff, [body.reason, body.amount].filter(Boolean).join(' · '), body.id);
        const asked = { body, staff, locale };
        if (act === 'send-link') {
          const state = await db.transaction().execute(async (trx) => {
            const booking = await lockBooking(trx, body.id);
            if (!booking) throw new ApiError('booking_not_found');
            const before = await acts.begin(trx, { ...asked, act, note: () => note(trx) });
            if (before) return before;
            if (!isUnpaidByHand(booking)) throw new ActRefused('desk_changed');
            await phoneSales.sendLinkAgain(trx as unknown as SaleTransaction, booking, {
              key: body.key,
              staff,
            });
            return 'done' as const;
          });
          return { body: { data: { state } } };
        }
        const state =
          act === 'resend-mail'
            ? await db.transaction().execute(async (trx) => {
                if (!(await lockBooking(trx, body.id))) throw new ApiError('booking_not_found');
                const before = await acts.begin(trx, { ...asked, act, note: () => note(trx) });
                if (before) return before;
                await resendMail(trx, {
                  mailId: body.subjectId,
                  bookingId: body.id,
                  key: body.key,
                  now: now(),
                });
                return 'done' as const;
              })
            : await acts.act({ ...asked, act, note });
        return { body: { data: { state } } };
      },
    });
  }

  deskRoute('refund.approve', 'refund-approve', {
    summary: 'A second person approves or refuses a refund (D-06)',
    body: DeskApprovalSchema,
    reply: DeskActReplySchema,
    isSlow: true,
    handler: async ({ body: { id, key, isApproved, reason }, staff }) => {
      const state = await acts.decide({
        id,
        key,
        isApproved,
        staff,
        note: noteOf('refund.approve', staff, `${isApproved ? 'yes' : 'no'}: ${reason}`, id),
      });
      return { body: { data: { state } } };
    },
  });

  async function referenceOf(id: string): Promise<string> {
    const booking = await findBooking(db, id);
    if (!booking?.reference) throw new ApiError('booking_not_found');
    return booking.reference;
  }

  deskRoute('message.read', 'messages', {
    summary: 'What the traveller and we wrote; whoever reads it has seen it (D-13)',
    body: DeskOpenSchema,
    reply: BookingThreadReplySchema,
    handler: async ({ body: { id, why }, staff }) => {
      const data = await messages.thread(await referenceOf(id));
      await writeAudit(db, { staff, action: 'message.read', why, bookingId: id, nowMs: now().getTime() });
      return { body: { data } };
    },
  });

  deskRoute('message.answer', 'messages/answer', {
    summary: 'Answers in the booking and mails the traveller; the same key twice is one answer (D-13)',
    body: DeskAnswerSchema,
    reply: BookingThreadReplySchema,
    handler: async ({ body: { id, key, text }, staff }) => {
      const reference = await referenceOf(id);
      await writeAudit(db, { staff, action: 'message.answer', bookingId: id, nowMs: now().getTime() });
      return { body: { data: await messages.reply(reference, { id: key, author: staff.name, text }) } };
    },
  });

  deskRoute('message.file', 'messages/file', {
    summary: 'A file that the traveller sent, to be saved (D-13)',
    body: DeskFileSchema,
    reply: null,
    handler: async ({ body: { id, fileId }, staff, reply }) => {
      const file = await messages.file(fileId, id);
      await writeAudit(db, {
        staff,
        action: 'message.file',
        why: file.name,
        bookingId: id,
        nowMs: now().getTime(),
      });
      return sendFile(reply, file);
    },
  });

  deskRoute('call.read', 'call', {
    summary: 'What a caller has on the screen (D-08)',
    body: DeskCallCodeSchema,
    reply: DeskCallReplySchema,
    handler: async ({ body: { code }, staff, locale, reply }) => {
      const data = await phoneSales.read({ code, staffId: staff.id, locale });
      await writeAudit(db, {
        staff,
        action: 'call.read',
        why: code,
        bookingId: data?.order?.view.bookingId ?? null,
        nowMs: now().getTime(),
      });
      return data ? { body: { data } } : refusal(404, 'call_code_unknown', reply.request.id);
    },
  });

  deskRoute('sale.read', 'sales', {
    summary: 'Payment links that were sent lately, and what became of them (D-16)',
    body: object({}),
    reply: DeskSalesReplySchema,
    handler: async ({ staff }) => {
      await writeAudit(db, { staff, action: 'sale.read', nowMs: now().getTime() });
      return { body: { data: await phoneSales.sales() } };
    },
  });

  deskRoute('sale.continue', 'sales/continue', {
    summary: 'A copy of the order of a caller, for the ordinary pages in the browser of the agent (D-16)',
    body: DeskContinueSchema,
    reply: DeskContinueReplySchema,
    handler: async ({ body: { key, code }, staff }) => {
      const note = noteOf('sale.continue', staff, code);
      const data = await phoneSales.continueAt({
        key,
        code,
        staff,
        note,
      });
      return { body: { data } };
    },
  });

  deskRoute('sale.send-link', 'sales/send-link', {
    summary: 'Mails the link to the checkout; the same key twice is one mail (D-16)',
    body: DeskSendLinkSchema,
    reply: DeskSendLinkReplySchema,
    handler: async ({ body: { key, code, lastLinkId }, staff }) => {
      const note = noteOf('sale.send-link', staff, code);
      const data = await phoneSales.send({
        key,
        code,
        staff,
        lastLinkId,
        note,
      });
      return { body: { data } };
    },
  });

  deskRoute('sale.by-hand', 'sales/by-hand', {
    summary: 'Writes down what was booked with a supplier by phone; the same key twice is one booking (D-18)',
    body: DeskByHandSchema,
    reply: DeskByHandReplySchema,
    isSlow: true,
    handler: async ({ body: written, staff }) => {
      const { supplier, supplierRef } = written;
      const note = noteOf('sale.by-hand', staff, `${supplier} ${supplierRef}`);
      return { body: { data: await bookByHand({ written, staff, note }) } };
    },
  });

  deskRoute('deal.read', 'deals', {
    summary: 'Phone deals, and how much of each was used (D-17)',
    body: object({}),
    reply: DeskDealsReplySchema,
    // Nothing of it is personal: it is not logged.
    handler: async () => ({ body: { data: await phoneSales.deals() } }),
  });

  deskRoute('deal.set', 'deals/set', {
    summary: 'A new phone deal (D-17)',
    body: DeskSetDealSchema,
    reply: DeskDealsReplySchema,
    handler: async ({ body, staff }) => {
      const { code, off, value, timesMax, endsAt } = body;
      const why = `${code} ${value} ${off}, ${timesMax}, ${endsAt}`;
      await phoneSales.setDeal(body, { staff, note: noteOf('deal.set', staff, why) });
      return { body: { data: await phoneSales.deals() } };
    },
  });

  deskRoute('deal.end', 'deals/end', {
    summary: 'Ends a phone deal now; orders that have it keep it (D-17)',
    body: DeskEndDealSchema,
    reply: DeskDealsReplySchema,
    handler: async ({ body: { code }, staff }) => {
      await phoneSales.endDeal(code, noteOf('deal.end', staff, code));
      return { body: { data: await phoneSales.deals() } };
    },
  });

  deskRoute('deal.apply', 'deals/apply', {
    summary: 'Takes a phone deal off the order that a call code shows, once (D-17)',
    body: DeskApplyDealSchema,
    reply: DeskApplyDealReplySchema,
    handler: async ({ body: { key, code, deal }, staff }) => {
      const note = noteOf('deal.apply', staff, `${deal} ${code}`);
      const data = await phoneSales.applyDeal({
        key,
        code,
        deal,
        staff,
        note,
      });
      return { body: { data } };
    },
  });

  deskRoute('queue.read', 'queues', {
    summary: 'What waits for a person (D-04)',
    body: object({}),
    reply: DeskQueuesReplySchema,
    handler: async ({ staff }) => {
      const at = now();
      const items = await readItems(db, at);
      await writeAudit(db, { staff, action: 'queue.read', nowMs: at.getTime() });
      return { body: { data: { items, colleagues: await readColleagues(db), at: at.toISOString() } } };
    },
  });

  deskRoute('alert.read', 'alerts', {
    summary: 'What is wrong with the site as a whole (W-15)',
    body: object({}),
    reply: DeskAlertsReplySchema,
    // Nothing of it is personal: it is not logged.
    handler: async ({ locale }) => ({
      body: { data: { alerts: await readAlerts(locale), at: now().toISOString() } },
    }),
  });

  /** Only on an item as it was seen, and only by whoever has it; everybody else is told who has it. */
  function claimRoute<Body extends GenericSchema<unknown, DeskSubject>>(
    action: Extract<DeskAction, `item.${string}`>,
    body: Body,
    changeOf: (body: InferOutput<Body>, staff: StaffClaim) => ClaimChange & { readonly why: string },
  ): void {
    deskRoute(action, `items/${action.slice('item.'.length)}`, {
      summary: `${DESK_PERMISSIONS[action].join(', ')}: ${action} (D-04)`,
      body,
      reply: DeskClaimReplySchema,
      handler: async ({ body: asked, staff, reply }) =>
        db.transaction().execute(async (trx) => {
          const before = await readClaim(trx, asked);
          const isOthers = before.owner !== null && before.owner.id !== staff.id;
          const { id } = reply.request;
          if (isOthers && action !== 'item.take-over') return refusal(409, 'item_taken', id, before);
          if (action !== 'item.take' && action !== 'item.take-over' && before.owner === null)
            return refusal(409, 'item_not_yours', id, before);
          const { why, ...change } = changeOf(asked, staff);
          const claim = await changeClaim(trx, asked, change, now());
          if (!claim) return refusal(409, 'item_taken', id, await readClaim(trx, asked));
          await writeAudit(trx, {
            staff,
            action,
            why: `${asked.queue} ${asked.subjectId}${why && `: ${why}`}`,
            nowMs: now().getTime(),
          });
          return { body: { data: claim } };
        }),
    });
  }

  const self = ({ id, name }: StaffClaim) => ({ owner: { id, name }, why: '' });
  claimRoute('item.take', DeskTakeSchema, (_asked, staff) => self(staff));
  claimRoute('item.take-over', DeskTakeSchema, (_asked, staff) => self(staff));
  claimRoute('item.hand-over', DeskHandOverSchema, ({ to, reason }) => ({
    owner: to,
    why: `${to.name} ${reason}`.trim(),
  }));
  claimRoute('item.snooze', DeskSnoozeSchema, ({ until, reason }, staff) => ({
    ...self(staff),
    snoozedUntil: new Date(until),
    why: reason,
  }));
  claimRoute('item.close', DeskCloseSchema, ({ reason }, staff) => ({
    ...self(staff),
    closed: { at: now(), reason },
    why: reason,
  }));

  deskRoute('person.read', 'person', {
    summary: 'Whether the person of a booking was erased, or why they cannot be yet (D-11)',
    body: DeskOpenSchema,
    reply: DeskPersonReplySchema,
    // Nothing of it is personal: it is not logged.
    handler: async ({ body: { id } }) => {
      const data = await privacy.person(id);
      if (!data) throw new ApiError('booking_not_found');
      return { body: { data } };
    },
  });

  deskRoute('person.export', 'person/export', {
    summary: 'Releases the copy that the traveller asked for, and mails the way to it, once (D-19)',
    body: DeskReleaseDataSchema,
    reply: DeskPersonReplySchema,
    handler: async ({ body: { id }, staff }) => {
      const booking = await findBooking(db, id);
      if (!booking) throw new ApiError('booking_not_found');
      await privacy.requests.release(booking, noteOf('person.export', staff, '', id));
      return { body: { data: await privacy.person(id) } };
    },
  });

  deskRoute('person.erase', 'person/erase', {
    summary: 'Takes the person out of a booking; the money stays (D-11)',
    body: DeskEraseSchema,
    reply: DeskPersonReplySchema,
    handler: async ({ body: { id, basis }, staff, reply }) => {
      if (!(await privacy.person(id))) throw new ApiError('booking_not_found');
      const refused = await privacy.erase(id, noteOf('person.erase', staff, basis, id));
      if (refused) return refusal(409, 'erasure_refused', reply.request.id, { refusal: refused });
      return { body: { data: await privacy.person(id) } };
    },
  });

  deskRoute('report.read', 'report', {
    summary: 'Bookings and their money, added up (D-09)',
    body: ReportQuerySchema,
    reply: ReportReplySchema,
    handler: async ({ body, staff }) => {
      await writeAudit(db, { staff, action: 'report.read', why: reportWords(body), nowMs: now().getTime() });
      return { body: { data: await readReport(db, body) } };
    },
  });

  deskRoute('report.export', 'report-export', {
    summary: 'The same as CSV',
    body: ReportQuerySchema,
    reply: null,
    handler: async ({ body, staff, reply }) => {
      await writeAudit(db, {
        staff,
        action: 'report.export',
        why: reportWords(body),
        nowMs: now().getTime(),
      });
      return sendCsv(reply, `report-${body.by}-${body.from}-${body.to}.csv`, await reportCsv(db, body));
    },
  });

  deskRoute('audit.read', 'audit', {
    summary: 'What was read and done at the desk (D-02)',
    body: AuditQuerySchema,
    reply: AuditReplySchema,
    handler: async ({ body, staff }) => {
      await writeAudit(db, { staff, action: 'audit.read', nowMs: now().getTime() });
      return { body: { data: await readAudit(db, body) } };
    },
  });

  deskRoute('audit.export', 'audit-export', {
    summary: 'The same as CSV',
    body: AuditQuerySchema,
    reply: null,
    handler: async ({ body, staff, reply }) => {
      await writeAudit(db, { staff, action: 'audit.export', nowMs: now().getTime() });
      return sendCsv(reply, 'audit.csv', await auditCsv(db, body));
    },
  });
}
