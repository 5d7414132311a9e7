import {
  AdditionalServicesReplySchema,
  AdditionalServicesSchema,
  AddSeatsSchema,
  CardHandleReplySchema,
  CardHandleSchema,
  CreateBillingReplySchema,
  CreateBillingSchema,
  CreatePassengerReplySchema,
  CreatePassengerSchema,
  CustomerReplySchema,
  CustomerSchema,
  OrderViewReplySchema,
  OrderViewRequestSchema,
  TakeUpReplySchema,
  TakeUpSchema,
} from '@travesia/contracts';
import type { ErrorCode, Visit } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import { CARD_HANDLE_LIFE_MS } from '@travesia/vault/handle';
import type { Router } from '../../http/router.ts';
import { tellStep } from '../../http/tell-step.ts';
import type { OrderKinds } from './order-kind.ts';
import type { BookingService } from './service.ts';
import type { SaveRequest } from './draft-steps.ts';

const TAG = 'booking';
/** A little more than the supplier has for its seat maps. */
const SEATS_TIMEOUT_MS = 20_000;
const SAVE_ERRORS = [
  'order_missing',
  'other_booking_open',
  'order_elsewhere',
  'already_paid',
  'payment_in_progress',
  'change_refused',
] as const satisfies ErrorCode[];

interface NamesOrder {
  readonly bookingId?: string | null | undefined;
  readonly flightOfferId?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  readonly sequence?: number | undefined;
}

function saveRequest(session: { readonly sessionId: string }, body: NamesOrder): SaveRequest {
  return {
    sessionId: session.sessionId,
    bookingId: body.bookingId,
    orderId: body.orderId ?? body.flightOfferId ?? null,
    sequence: body.sequence ?? null,
  };
}

/** The booking sequence up to payment (B-24 to B-30). Replies hold ids and totals, never what was typed (B-03). */
export function bookingRoutes(
  router: Router,
  service: BookingService,
  kinds: OrderKinds,
  {
    releaseOf,
    visitOf,
  }: {
    readonly releaseOf: (request: Pick<FastifyRequest, 'headers'>) => string | null;
    readonly visitOf: (request: Pick<FastifyRequest, 'headers'>) => Visit | null;
  },
): void {
  const { saves } = service;
  const idempotencyScope = (session: { readonly sessionId: string }) => service.revision(session.sessionId);

  for (const rules of kinds.all) {
    if (!rules.setOrder) continue;
    const { path, summary, body: schema, reply, errors, find, replyOf } = rules.setOrder;
    router.sessionRoute({
      method: 'POST',
      url: `/user/session/set/${path}`,
      summary,
      tag: TAG,
      body: schema,
      replies: { 200: reply },
      errors: [...new Set([...errors, ...SAVE_ERRORS, 'request_in_progress' as const])],
      limit: 'session',
      idempotencyScope,
      handler: async ({ body, session, locale, request, reply: sent }) => {
        const orderable = await find(body);
        const set = await saves.setOrder({
          ...saveRequest(session, body),
          rules,
          orderable,
          infoData: body.infoData,
          release: releaseOf(request),
          visit: visitOf(request),
          market: body.market ?? session.countryCode ?? 'intl',
          locale,
        });
        tellStep(sent, 'summaries', rules.kind);
        return { body: { data: replyOf(set, orderable.order) } };
      },
    });
  }

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/add/additional-services',
    summary: 'Chooses bags; replaces the earlier choice (B-26)',
    tag: TAG,
    body: AdditionalServicesSchema,
    replies: { 201: AdditionalServicesReplySchema },
    errors: [...SAVE_ERRORS, 'not_found', 'too_many_bags'],
    limit: 'session',
    idempotencyScope,
    handler: async ({ body, session }) => ({
      status: 201,
      body: { data: await saves.addServices(saveRequest(session, body), body.baggages) },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/add/seats',
    summary: 'Chooses seats; replaces the earlier choice (Q-06)',
    tag: TAG,
    body: AddSeatsSchema,
    replies: { 201: AdditionalServicesReplySchema },
    errors: [
      ...SAVE_ERRORS,
      'not_found',
      'seat_taken',
      'exit_row_age',
      'price_changed',
      'sold_out',
      'offer_expired',
      'supplier_failed',
      'supplier_timeout',
    ],
    limit: 'session',
    idempotencyScope,
    deadlineMs: SEATS_TIMEOUT_MS,
    handler: async ({ body, session }) => ({
      status: 201,
      body: { data: await saves.addSeats(saveRequest(session, body), body.seats) },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/customer',
    summary: 'Saves the contact (B-27)',
    tag: TAG,
    body: CustomerSchema,
    replies: { 200: CustomerReplySchema },
    errors: SAVE_ERRORS,
    limit: 'session',
    idempotencyScope,
    handler: async ({ body, session }) => ({
      body: { data: await saves.saveCustomer(saveRequest(session, body), body.customerDetails) },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/create-passenger',
    summary: 'Saves the travellers of the priced offer (B-28)',
    tag: TAG,
    body: CreatePassengerSchema,
    replies: { 200: CreatePassengerReplySchema },
    errors: [...SAVE_ERRORS, 'travellers_mismatch'],
    limit: 'session',
    idempotencyScope,
    handler: async ({ body, session }) => ({
      body: { data: await saves.savePassengers(saveRequest(session, body), body.passengers, body.answers) },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/create-billing-info',
    summary: 'Saves the billing address and opens the card frame (B-29, S-27)',
    tag: TAG,
    body: CreateBillingSchema,
    replies: { 200: CreateBillingReplySchema },
    errors: SAVE_ERRORS,
    limit: 'session',
    idempotencyScope,
    handler: async ({ body, session }) => {
      const { id, booking, orderKey } = await saves.saveBilling(
        saveRequest(session, body),
        body.billingInformation,
      );
      return { body: { data: { id, cardHandle: service.cardHandle(booking, orderKey, session.agentHash) } } };
    },
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/card-handle',
    summary: 'A fresh permission for the card frame (S-27)',
    tag: TAG,
    body: CardHandleSchema,
    replies: { 200: CardHandleReplySchema },
    errors: SAVE_ERRORS,
    limit: 'session',
    idempotency: 'off',
    handler: async ({ body, session }) => ({
      body: {
        data: {
          cardHandle: await service.freshCardHandle(
            saveRequest(session, body),
            body.orderKey ?? null,
            session.agentHash,
          ),
          secondsLeft: CARD_HANDLE_LIFE_MS / 1000,
        },
      },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/order-view',
    summary: 'What the checkout shows of the order in progress',
    tag: TAG,
    body: OrderViewRequestSchema,
    replies: { 200: OrderViewReplySchema },
    errors: ['order_missing', 'other_booking_open', 'order_elsewhere'],
    limit: 'session',
    idempotency: 'off',
    handler: async ({ body, session, locale }) => ({
      body: { data: await service.orderView(saveRequest(session, body), locale) },
    }),
  });

  router.sessionRoute({
    method: 'POST',
    url: '/user/session/take-up',
    summary: 'Goes on with the booking of this tab; the one of another tab is kept',
    tag: TAG,
    body: TakeUpSchema,
    replies: { 200: TakeUpReplySchema },
    errors: ['order_missing', 'already_paid', 'payment_in_progress'],
    limit: 'session',
    idempotency: 'off',
    handler: async ({ body: { bookingId }, session: { sessionId } }) => {
      await saves.takeUp({ sessionId, bookingId });
      return { body: { data: { bookingId } } };
    },
  });
}
