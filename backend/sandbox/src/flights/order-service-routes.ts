import type { FastifyInstance } from 'fastify';
import { loseReply } from '../world/silence.ts';
import { WireError } from '../duffel/wire-error.ts';
import { assertBookable } from './offer-routes.ts';
import type { FlightsContext } from './context.ts';
import { readServicesWish } from './order-services.ts';
import { offerSeatMaps } from './seat-maps.ts';
import { switchesOf } from './switches-of.ts';

const refused = () =>
  new WireError(
    422,
    'airline_error',
    'service_refused',
    'Refused by the airline',
    'The airline did not add the services to this order.',
  );

/** Bags and seats that are added to an order, and the maps they are chosen from. */
export function registerOrderServiceRoutes(api: FastifyInstance, context: FlightsContext): void {
  const { orders, orderServices, offerRequests, switches, clock } = context;

  api.get<{ Params: { id: string } }>('/air/orders/:id/available_services', async (request) => {
    const { id } = request.params;
    const isOn = switchesOf(context, id);
    if (isOn('services_none')) return { data: [] };
    const data = orderServices.bagsOf(orders.find(id));
    // Dearer when it is asked for again.
    if (isOn('services_dearer_when_chosen')) orderServices.raise(id);
    return { data };
  });

  /** Of an offer; once it is booked, of its order. */
  api.get<{ Querystring: { offer_id?: string } }>('/air/seat_maps', async (request) => {
    const offer = offerRequests.findOffer(request.query.offer_id ?? '');
    const { bookedOrderId, query } = offer.request;
    const record = bookedOrderId === null ? null : orders.find(bookedOrderId);
    if (record && record.offerId !== request.query.offer_id) throw WireError.notFound('offer');
    if (record)
      return {
        data: switchesOf(context, record.order.id)('services_none') ? [] : orderServices.seatMapsOf(record),
      };
    if (switches.isOn('failing_seat_maps', query)) throw WireError.internal();
    assertBookable(offer, context);
    return { data: switches.isOn('services_none', query) ? [] : offerSeatMaps(offer, orders.takenSeats()) };
  });

  api.post<{ Params: { id: string } }>('/air/orders/:id/services', async (request, reply) => {
    const { id } = request.params;
    const isOn = switchesOf(context, id);
    if (isOn('services_dearer_at_payment')) throw WireError.priceChanged();
    if (isOn('services_refused')) throw refused();
    orderServices.add(id, readServicesWish(request.body), clock.nowMs(), isOn('services_in_part'));
    if (isOn('lost_services_answer') || isOn('silent_services')) return loseReply(reply);
    return reply.send({ data: orders.find(id).order });
  });
}
