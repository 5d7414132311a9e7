import type { FastifyInstance } from 'fastify';
import { centsOf } from '../duffel/decimal.ts';
import type { FlightsContext } from './context.ts';
import { FAMILY_NAME_MAGIC, ROUTE_MAGIC } from './switches.ts';

/** For tests and for a person who plays the switches by hand. */
export function registerFlightControl(
  app: FastifyInstance,
  { switches, orders, settleOrders }: FlightsContext,
): void {
  switches.register(app, '/_control/switches', { byAirport: ROUTE_MAGIC, byFamilyName: FAMILY_NAME_MAGIC });

  /** Everything that waits is confirmed, refused or ticketed now. */
  app.post('/_control/orders/settle', async () => {
    await settleOrders(Number.POSITIVE_INFINITY);
    return { settled: true };
  });

  app.get('/_control/orders', async () => ({
    orders: orders.all().map(({ order, offerId, createdMs, paidCents }) => ({
      id: order.id,
      bookingReference: order.booking_reference,
      offerId,
      createdMs,
      metadata: order.metadata,
      totalAmount: order.total_amount,
      totalCurrency: order.total_currency,
      paidCents,
      cancelledAt: order.cancelled_at ?? null,
      refundCents: order.cancellation ? centsOf(order.cancellation.refund_amount) : 0,
      familyNames: order.passengers.map((passenger) => passenger.family_name),
      route: order.slices
        .map((slice) => `${slice.origin.iata_code}-${slice.destination.iata_code}`)
        .join(' '),
      departures: order.slices.flatMap(({ segments }) => segments.map((segment) => segment.departing_at)),
      frequentFlyers: order.passengers.flatMap(({ loyalty_programme_accounts: accounts = [] }) =>
        accounts.map(({ airline_iata_code: code, account_number: number }) => `${code} ${number}`),
      ),
      bags: order.services.reduce(
        (sum, { type, quantity }) => (type === 'baggage' ? sum + quantity : sum),
        0,
      ),
      seats: order.services.flatMap(({ metadata }) =>
        metadata && 'designator' in metadata ? [metadata.designator] : [],
      ),
    })),
  }));
}
