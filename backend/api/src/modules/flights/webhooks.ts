import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors/index.ts';
import type { ApiModule } from '../module.ts';
import type { FlightEvents } from './flight-events.ts';
import type { FlightNews, FlightSupplier } from './ports.ts';

export const flightNewsTotal = new Counter({
  name: 'flight_news_total',
  help: 'Messages of the flight supplier by what became of them: new, repeated, of nobody, unreadable, forged',
  labelNames: ['outcome'],
  registers: [],
});

/** The orders of the bookings, for a supplier's message about one of them. */
export interface SupplierOrders {
  /** The order that the message means; null where it is none of ours. */
  find(named: {
    readonly supplier: string;
    readonly reference: string | null;
    readonly supplierRef: string | null;
    readonly offerRef: string | null;
  }): Promise<{ readonly reference: string; readonly bookingId: string } | null>;
  /** Takes the booking as far as it goes now; the supplier itself is asked. */
  lookAgain(bookingId: string): Promise<void>;
}

interface WebhookParts {
  readonly supplier: FlightSupplier;
  readonly events: FlightEvents;
  readonly orders: SupplierOrders;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger | undefined;
}

/**
 * Messages come as often and in whatever order the network likes. Each is stored before it counts as received, and
 * every one makes us look: what the supplier says when it is asked is what counts (W-06).
 */
export function flightWebhooks({ supplier, events, orders, clock, logger }: WebhookParts): ApiModule {
  async function receive(news: FlightNews): Promise<void> {
    const { eventId, type, reference, orderRef: supplierRef, offerRef } = news;
    const order = await orders.find({ supplier: supplier.name, reference, supplierRef, offerRef });
    const isNew = await events.store(news, {
      reference: order?.reference ?? reference,
      nowMs: clock.nowMs(),
    });
    flightNewsTotal.inc({ outcome: order ? (isNew ? 'new' : 'repeated') : 'of nobody' });
    if (order) await orders.lookAgain(order.bookingId);
    else
      logger?.warn({ eventId, type }, 'the flight supplier reported something of an order that is not ours');
  }

  return {
    routes: (router) =>
      router.openRoute({
        method: 'POST',
        url: '/webhooks/flights',
        summary: "The flight supplier's messages, signed, each stored once (W-06)",
        tag: 'flights',
        limit: 'notification',
        handler: async ({ rawBody, request }) => {
          const notification = supplier.readNotification(rawBody, request.headers);
          if (notification.state !== 'news') {
            flightNewsTotal.inc({ outcome: notification.state });
            throw new ApiError(notification.state === 'forged' ? 'signature_invalid' : 'invalid_request');
          }
          await receive(notification);
          return { body: { data: { received: true } } };
        },
      }),
  };
}
