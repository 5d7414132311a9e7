import type { FastifyInstance } from 'fastify';
import { dataOf } from '../duffel/body.ts';
import { WireError } from '../duffel/wire-error.ts';
import type { FlightsContext } from './context.ts';
import { changeExpired, readChangeWish, type IsOn } from './order-changes.ts';

/** Another flight in place of one that was booked: request, offers, the chosen change, its confirmation. */
export function registerOrderChangeRoutes(api: FastifyInstance, context: FlightsContext): void {
  const { orders, orderChanges, switches, clock } = context;

  const switchesOf = (orderId: string): IsOn => {
    const { order, query } = orders.find(orderId);
    const names = order.passengers.map((passenger) => passenger.family_name);
    return (wanted) => switches.isOn(wanted, query, names);
  };

  api.post('/air/order_change_requests', async (request, reply) => {
    const wish = readChangeWish(request.body);
    const now = { ms: clock.nowMs(), today: context.today() };
    return reply.code(201).send({ data: orderChanges.request(wish, switchesOf(wish.orderId), now) });
  });

  api.get<{ Params: { id: string } }>('/air/order_change_offers/:id', async (request) => ({
    data: orderChanges.findOffer(request.params.id),
  }));

  api.post('/air/order_changes', async (request, reply) => {
    const chosen = dataOf(request.body)['selected_order_change_offer'];
    if (typeof chosen !== 'string')
      throw WireError.validation('selected_order_change_offer', 'Choose an offer.');
    const isOn = switchesOf(orderChanges.orderIdOf(chosen));
    return reply.code(201).send({ data: orderChanges.create(chosen, isOn, clock.nowMs()) });
  });

  api.get<{ Params: { id: string } }>('/air/order_changes/:id', async (request) => ({
    data: orderChanges.find(request.params.id),
  }));

  api.post<{ Params: { id: string } }>('/air/order_changes/:id/actions/confirm', async (request, reply) => {
    const change = orderChanges.find(request.params.id);
    const isOn = switchesOf(change.order_id);
    if (isOn('change_expired_at_confirm')) throw changeExpired();
    if (isOn('change_dearer_at_confirm')) throw WireError.priceChanged();
    const payment = request.body === undefined ? undefined : dataOf(request.body)['payment'];
    const data = orderChanges.confirm(change.id, payment, clock.nowMs());
    if (isOn('lost_change_answer')) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.send({ data });
  });
}
