import type { FastifyInstance } from 'fastify';
import { loseReply } from '../world/silence.ts';
import * as v from 'valibot';
import { PaymentSchema, readData } from '../duffel/body.ts';
import { WireError } from '../duffel/wire-error.ts';
import type { FlightsContext } from './context.ts';
import { changeExpired, readChangeWish } from './order-changes.ts';
import { switchesOf } from './switches-of.ts';

const ChoiceSchema = v.object({ selected_order_change_offer: v.string() });
const ConfirmationSchema = v.object({ payment: v.optional(PaymentSchema) });

/** Another flight in place of one that was booked: request, offers, the chosen change, its confirmation. */
export function registerOrderChangeRoutes(api: FastifyInstance, context: FlightsContext): void {
  const { orderChanges, clock } = context;

  api.post('/air/order_change_requests', async (request, reply) => {
    const wish = readChangeWish(request.body);
    const now = { ms: clock.nowMs(), today: context.today() };
    return reply.code(201).send({ data: orderChanges.request(wish, switchesOf(context, wish.orderId), now) });
  });

  api.get<{ Params: { id: string } }>('/air/order_change_offers/:id', async (request) => ({
    data: orderChanges.findOffer(request.params.id),
  }));

  api.post('/air/order_changes', async (request, reply) => {
    const { selected_order_change_offer: chosen } = readData(ChoiceSchema, request.body);
    const isOn = switchesOf(context, orderChanges.orderIdOf(chosen));
    return reply.code(201).send({ data: orderChanges.create(chosen, isOn, clock.nowMs()) });
  });

  api.get<{ Params: { id: string } }>('/air/order_changes/:id', async (request) => ({
    data: orderChanges.find(request.params.id),
  }));

  api.post<{ Params: { id: string } }>('/air/order_changes/:id/actions/confirm', async (request, reply) => {
    const change = orderChanges.find(request.params.id);
    const isOn = switchesOf(context, change.order_id);
    if (isOn('change_expired_at_confirm')) throw changeExpired();
    if (isOn('change_dearer_at_confirm')) throw WireError.priceChanged();
    const { payment } = request.body === undefined ? {} : readData(ConfirmationSchema, request.body);
    const data = orderChanges.confirm(change.id, payment, clock.nowMs());
    if (isOn('lost_change_answer')) return loseReply(reply);
    return reply.send({ data });
  });
}
