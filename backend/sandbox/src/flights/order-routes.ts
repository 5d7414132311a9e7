import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { assertBookable, settledTweaks } from './offer-routes.ts';
import { readNewOrder } from './new-order.ts';
import { cancelQuoteExpired, type OrderRecord } from './orders.ts';
import { isSeatId, serviceNotAvailable } from './seat-maps.ts';
import { pageOf } from '../duffel/pages.ts';
import type { FlightsContext } from './context.ts';
import type { IsOn } from './switches.ts';
import { switchesOf } from './switches-of.ts';
import { MetadataSchema, PaymentSchema, readData } from '../duffel/body.ts';
import { plainName } from '../switch-board.ts';
import { WireError } from '../duffel/wire-error.ts';
import { FilledSchema } from '../wire-body.ts';
import { isSilentSince, loseReply } from '../world/silence.ts';

const CHANGED_SHARE = 1.02;
const LESS_SHARE = 0.5;
const HOUR_MS = 3_600_000;

type Query = Record<string, unknown>;

function listed(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}

function matches({ order }: OrderRecord, query: Query): boolean {
  const names = listed(query['passenger_name[]'] ?? query['passenger_name']).map(plainName);
  const known = order.passengers.map((passenger) =>
    plainName(`${passenger.given_name}${passenger.family_name}`),
  );
  if (names.length > 0 && !names.some((name) => known.some((each) => each.includes(name)))) return false;
  const reference = query['booking_reference'];
  if (reference !== undefined && order.booking_reference !== reference) return false;
  const awaiting = query['awaiting_payment'];
  return awaiting === undefined || String(order.payment_status.awaiting_payment) === awaiting;
}

/** The official client puts what is changed into `options`. */
const UpdateSchema = v.pipe(
  v.union([
    v.object({ options: v.object({ metadata: MetadataSchema }) }),
    v.object({ metadata: MetadataSchema }),
  ]),
  v.transform((update) => ('options' in update ? update.options.metadata : update.metadata)),
);
const HoldPaymentSchema = v.object({ order_id: FilledSchema, payment: PaymentSchema });
const CancellationSchema = v.object({ order_id: FilledSchema });

const cancelRefused = () =>
  WireError.invalidState(
    'order_not_cancellable',
    'Not cancellable',
    'The airline does not allow this order to be cancelled here.',
  );

const paymentRefused = () =>
  WireError.invalidState('insufficient_balance', 'Not paid', 'The balance does not cover the payment.');

export function registerOrderRoutes(api: FastifyInstance, context: FlightsContext): void {
  const { orders, orderServices, switches, clock, offerRequests } = context;

  api.addHook('preHandler', () => context.settleOrders(clock.nowMs()));

  /** Taken in, not confirmed: 202 names no order. Null where it is an order at once. */
  function acceptedUntil(record: OrderRecord, isOn: IsOn): number | null {
    const isRefused = isOn('refused_after_acceptance');
    const isSilent = isOn('silent_for_an_hour');
    if (!isRefused && !isSilent && !isOn('late_confirmation')) return null;
    const delayMs = isSilent ? HOUR_MS : context.confirmMs;
    orders.accept(record, isRefused ? 'failed' : 'created', clock.nowMs() + delayMs);
    return delayMs;
  }

  api.post('/air/orders', async (request, reply) => {
    const input = readNewOrder(request.body);
    const offer = offerRequests.findOffer(input.offerId);
    const { query } = offer.request;
    const names = input.passengers.map((passenger) => passenger.family_name);
    const isOn: IsOn = (wanted) => switches.isOn(wanted, query, names);
    if (isOn('rate_limited_order')) throw WireError.rateLimited();
    if (isOn('failing_order')) throw WireError.internal();
    assertBookable(offer, context);
    if (isOn('expired_at_order')) throw WireError.expired();
    if (isOn('sold_out_at_order')) throw WireError.soldOut();
    const hasDocuments = input.passengers.some(({ documentTypes }) => documentTypes.length > 0);
    if (hasDocuments && isOn('document_refused_at_order'))
      throw WireError.validation(
        'passengers.0.identity_documents',
        'The airline does not take this identity document.',
      );
    const hasSeats = input.services.some(({ id }) => isSeatId(id));
    if (hasSeats && isOn('seat_taken_at_order')) throw serviceNotAvailable();
    const settled = settledTweaks(offer);
    const isChanged = isOn('price_changed_at_order');
    const tweaks = isChanged ? { ...settled, priceShare: settled.priceShare * CHANGED_SHARE } : settled;
    const record = orders.create(input, offer, tweaks, clock.nowMs());
    const { order } = record;
    request.log.info(
      { orderId: order.id, reference: order.booking_reference, metadata: order.metadata },
      'order booked',
    );
    const laterMs = clock.nowMs() + context.confirmMs;
    const acceptedForMs = acceptedUntil(record, isOn);
    if (acceptedForMs !== null) context.settleAfter(acceptedForMs);
    else if (isOn('late_tickets')) orders.ticketLater(record, laterMs);
    if (isOn('cancelled_before_ticketing')) orders.dropLater(record, laterMs);
    if (isOn('flight_moved')) orders.moveLater(record, laterMs);
    context.settleAfter(context.confirmMs);
    if (isOn('lost_order_answer')) return loseReply(reply);
    if (isOn('slow_order')) await context.waitSlowly();
    if (acceptedForMs !== null) return reply.code(202).send({ data: { offer_id: input.offerId } });
    return reply.code(201).send({ data: order });
  });

  api.get<{ Querystring: Query }>('/air/orders', async (request) => {
    const found = orders.all().filter((record) => matches(record, request.query));
    return pageOf(found.map((record) => record.order).toReversed(), request.query);
  });

  api.get<{ Params: { id: string } }>('/air/orders/:id', async (request) => {
    const { order } = orders.find(request.params.id);
    const isOn = switchesOf(context, order.id);
    const cancelledMs = order.cancelled_at ? Date.parse(order.cancelled_at) : null;
    const nowMs = clock.nowMs();
    if (isSilentSince(cancelledMs, nowMs) && isOn('silent_cancel')) throw WireError.internal();
    if (isSilentSince(orderServices.addedMs(order.id), nowMs) && isOn('silent_services'))
      throw WireError.internal();
    return { data: order };
  });

  api.patch<{ Params: { id: string } }>('/air/orders/:id', async (request) => {
    const { order } = orders.find(request.params.id);
    order.metadata = readData(UpdateSchema, request.body);
    return { data: order };
  });

  api.get<{ Querystring: Query }>('/air/airline_initiated_changes', async (request) => ({
    data: orders.find(String(request.query['order_id'])).order.airline_initiated_changes,
  }));

  api.post<{ Params: { id: string } }>(
    '/air/airline_initiated_changes/:id/actions/accept',
    async (request) => ({
      data: orders.acceptChange(request.params.id, clock.nowMs()),
    }),
  );

  api.post('/air/payments', async (request, reply) => {
    const { order_id: orderId, payment } = readData(HoldPaymentSchema, request.body);
    const isOn = switchesOf(context, orderId);
    if (isOn('failing_hold_payment')) throw WireError.internal();
    if (isOn('refused_hold_payment')) throw paymentRefused();
    orders.pay(orderId, payment, clock.nowMs());
    if (isOn('lost_hold_payment')) return loseReply(reply);
    return reply.code(201).send({
      data: {
        id: `pay_${orderId.slice(4)}`,
        type: 'balance',
        ...payment,
        created_at: new Date(clock.nowMs()).toISOString(),
      },
    });
  });

  api.post('/air/order_cancellations', async (request, reply) => {
    const { order_id: orderId } = readData(CancellationSchema, request.body);
    const isOn = switchesOf(context, orderId);
    if (isOn('cancel_refused')) throw cancelRefused();
    const asCredit = isOn('cancel_for_credit');
    return reply.code(201).send({ data: orders.quoteCancellation(orderId, clock.nowMs(), asCredit) });
  });

  api.get<{ Params: { id: string } }>('/air/order_cancellations/:id', async (request) => ({
    data: orders.findCancellation(request.params.id),
  }));

  api.post<{ Params: { id: string } }>(
    '/air/order_cancellations/:id/actions/confirm',
    async (request, reply) => {
      const isOn = switchesOf(context, orders.findCancellation(request.params.id).order_id);
      if (isOn('cancel_quote_expired')) throw cancelQuoteExpired();
      if (isOn('cancel_refused_later')) throw cancelRefused();
      const share = isOn('cancel_gives_less') ? LESS_SHARE : 1;
      const data = orders.confirmCancellation(request.params.id, clock.nowMs(), share);
      if (isOn('silent_cancel') || isOn('lost_cancel_answer')) return loseReply(reply);
      return reply.send({ data });
    },
  );
}
