import type { FastifyInstance } from 'fastify';
import { assertBookable, settledTweaks } from './offer-routes.ts';
import { cancelQuoteExpired, readNewOrder, type OrderRecord } from './orders.ts';
import { isSeatId, serviceNotAvailable } from './seat-maps.ts';
import { pageOf } from '../duffel/pages.ts';
import type { FlightsContext } from './context.ts';
import { dataOf, isRecord } from '../duffel/body.ts';
import { plainName } from '../switch-board.ts';
import { WireError } from '../duffel/wire-error.ts';
import { isSilentSince } from '../world/silence.ts';

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

function textOf(record: Record<string, unknown>, name: string): string {
  const value = record[name];
  if (typeof value !== 'string') throw WireError.validation(name, `Field '${name}' can't be blank.`);
  return value;
}

function metadataOf(body: unknown): Record<string, string> {
  const data = dataOf(body);
  const holder = typeof data['options'] === 'object' && data['options'] !== null ? data['options'] : data;
  const metadata = 'metadata' in holder && typeof holder.metadata === 'object' ? holder.metadata : null;
  if (!metadata) throw WireError.validation('metadata', 'Metadata must be an object.');
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]));
}

const cancelRefused = () =>
  new WireError(
    422,
    'invalid_state_error',
    'order_not_cancellable',
    'Not cancellable',
    'The airline does not allow this order to be cancelled here.',
  );

const paymentRefused = () =>
  new WireError(
    422,
    'invalid_state_error',
    'insufficient_balance',
    'Not paid',
    'The balance does not cover the payment.',
  );

const familyNamesOf = ({ passengers }: OrderRecord['order']) =>
  passengers.map((passenger) => passenger.family_name);

export function registerOrderRoutes(api: FastifyInstance, context: FlightsContext): void {
  const { orders, orderServices, switches, clock, offerRequests } = context;

  api.addHook('preHandler', () => context.settleOrders(clock.nowMs()));

  /** Taken in, not confirmed: 202 names no order. Null where it is an order at once. */
  function acceptedUntil(record: OrderRecord, names: readonly string[]): number | null {
    const isOn = (each: Parameters<typeof switches.isOn>[0]) => switches.isOn(each, record.query, names);
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
    if (switches.isOn('rate_limited_order', query, names)) throw WireError.rateLimited();
    if (switches.isOn('failing_order', query, names)) throw WireError.internal();
    assertBookable(offer, context);
    if (switches.isOn('expired_at_order', query, names)) throw WireError.expired();
    if (switches.isOn('sold_out_at_order', query, names)) throw WireError.soldOut();
    const hasDocuments = input.passengers.some(({ documentTypes }) => documentTypes.length > 0);
    if (hasDocuments && switches.isOn('document_refused_at_order', query, names))
      throw WireError.validation(
        'passengers.0.identity_documents',
        'The airline does not take this identity document.',
      );
    const hasSeats = input.services.some(({ id }) => isSeatId(id));
    if (hasSeats && switches.isOn('seat_taken_at_order', query, names)) throw serviceNotAvailable();
    const settled = settledTweaks(offer);
    const isChanged = switches.isOn('price_changed_at_order', query, names);
    const tweaks = isChanged ? { ...settled, priceShare: settled.priceShare * CHANGED_SHARE } : settled;
    const record = orders.create(input, offer, tweaks, clock.nowMs());
    const { order } = record;
    request.log.info(
      { orderId: order.id, reference: order.booking_reference, metadata: order.metadata },
      'order booked',
    );
    const acceptedForMs = acceptedUntil(record, names);
    if (acceptedForMs !== null) context.settleAfter(acceptedForMs);
    else if (switches.isOn('late_tickets', query, names)) {
      orders.ticketLater(record, clock.nowMs() + context.confirmMs);
      context.settleAfter(context.confirmMs);
    }
    if (switches.isOn('cancelled_before_ticketing', query, names)) {
      orders.dropLater(record, clock.nowMs() + context.confirmMs);
      context.settleAfter(context.confirmMs);
    }
    if (switches.isOn('flight_moved', query, names)) {
      orders.moveLater(record, clock.nowMs() + context.confirmMs);
      context.settleAfter(context.confirmMs);
    }
    if (switches.isOn('lost_order_answer', query, names)) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (switches.isOn('slow_order', query, names)) await context.waitSlowly();
    if (acceptedForMs !== null) return reply.code(202).send({ data: { offer_id: input.offerId } });
    return reply.code(201).send({ data: order });
  });

  api.get<{ Querystring: Query }>('/air/orders', async (request) => {
    const found = orders.all().filter((record) => matches(record, request.query));
    return pageOf(found.map((record) => record.order).toReversed(), request.query);
  });

  api.get<{ Params: { id: string } }>('/air/orders/:id', async (request) => {
    const { order, query } = orders.find(request.params.id);
    const isSilent = (sinceMs: number | null, wanted: 'silent_cancel' | 'silent_services') =>
      isSilentSince(sinceMs, clock.nowMs()) && switches.isOn(wanted, query, familyNamesOf(order));
    if (
      isSilent(order.cancelled_at ? Date.parse(order.cancelled_at) : null, 'silent_cancel') ||
      isSilent(orderServices.addedMs(order.id), 'silent_services')
    )
      throw WireError.internal();
    return { data: order };
  });

  api.patch<{ Params: { id: string } }>('/air/orders/:id', async (request) => {
    const { order } = orders.find(request.params.id);
    order.metadata = metadataOf(request.body);
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
    const data = dataOf(request.body);
    const orderId = textOf(data, 'order_id');
    const { order, query } = orders.find(orderId);
    const names = familyNamesOf(order);
    if (switches.isOn('failing_hold_payment', query, names)) throw WireError.internal();
    if (switches.isOn('refused_hold_payment', query, names)) throw paymentRefused();
    const payment = isRecord(data['payment']) ? data['payment'] : {};
    const { amount, currency } = payment;
    orders.pay(orderId, { amount, currency }, clock.nowMs());
    if (switches.isOn('lost_hold_payment', query, names)) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.code(201).send({
      data: {
        id: `pay_${orderId.slice(4)}`,
        type: 'balance',
        amount,
        currency,
        created_at: new Date(clock.nowMs()).toISOString(),
      },
    });
  });

  api.post('/air/order_cancellations', async (request, reply) => {
    const orderId = textOf(dataOf(request.body), 'order_id');
    const { order, query } = orders.find(orderId);
    const names = familyNamesOf(order);
    if (switches.isOn('cancel_refused', query, names)) throw cancelRefused();
    const asCredit = switches.isOn('cancel_for_credit', query, names);
    return reply.code(201).send({ data: orders.quoteCancellation(orderId, clock.nowMs(), asCredit) });
  });

  api.get<{ Params: { id: string } }>('/air/order_cancellations/:id', async (request) => ({
    data: orders.findCancellation(request.params.id),
  }));

  api.post<{ Params: { id: string } }>(
    '/air/order_cancellations/:id/actions/confirm',
    async (request, reply) => {
      const { order, query } = orders.find(orders.findCancellation(request.params.id).order_id);
      const names = familyNamesOf(order);
      if (switches.isOn('cancel_quote_expired', query, names)) throw cancelQuoteExpired();
      if (switches.isOn('cancel_refused_later', query, names)) throw cancelRefused();
      const share = switches.isOn('cancel_gives_less', query, names) ? LESS_SHARE : 1;
      const data = orders.confirmCancellation(request.params.id, clock.nowMs(), share);
      const isSilent = switches.isOn('silent_cancel', query, names);
      if (isSilent || switches.isOn('lost_cancel_answer', query, names)) {
        reply.hijack();
        reply.raw.destroy();
        return reply;
      }
      return reply.send({ data });
    },
  );
}
