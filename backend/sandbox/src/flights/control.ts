import type { FastifyInstance } from 'fastify';
import type { FlightsContext } from './context.ts';
import { FAMILY_NAME_MAGIC, ROUTE_MAGIC, SWITCHES, type SwitchSetting } from './switches.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function settingOf(body: unknown): SwitchSetting | null {
  if (!isRecord(body)) return null;
  const { route = null, familyName = null, switches, times = null } = body;
  if (route !== null && (typeof route !== 'string' || !/^[A-Z]{3}-[A-Z]{3}$/.test(route))) return null;
  if (familyName !== null && typeof familyName !== 'string') return null;
  if (times !== null && !(Number.isInteger(times) && Number(times) > 0)) return null;
  if (!Array.isArray(switches)) return null;
  const known = SWITCHES.filter((each) => switches.includes(each));
  if (known.length === 0 || known.length !== switches.length) return null;
  return { route, familyName, switches: known, remaining: times === null ? null : Number(times) };
}

/** For tests and for a person who plays the switches by hand. */
export function registerFlightControl(
  app: FastifyInstance,
  { switches: board, orders, settleOrders }: FlightsContext,
): void {
  app.get('/_control/switches', async () => ({
    switches: SWITCHES,
    byAirport: ROUTE_MAGIC,
    byFamilyName: FAMILY_NAME_MAGIC,
    set: board.list(),
  }));

  app.post('/_control/switches', async (request, reply) => {
    const setting = settingOf(request.body);
    if (!setting) {
      return reply.code(400).send({
        error: 'give switches [], and any of route "MAD-BOG", familyName, times',
        switches: SWITCHES,
      });
    }
    board.add(setting);
    return { set: board.list() };
  });

  app.delete('/_control/switches', async () => {
    board.clear();
    return { set: [] };
  });

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
      refundCents: order.cancellation ? Math.round(Number(order.cancellation.refund_amount) * 100) : 0,
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
