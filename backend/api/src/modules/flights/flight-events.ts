import type { Kysely } from 'kysely';
import type { FlightNews } from './ports.ts';
import type { FlightsTables } from './tables.ts';

export type FlightEvents = ReturnType<typeof createFlightEvents>;

/** What the supplier reported of its orders, each message once, in whatever order they come (W-06). */
export function createFlightEvents(database: Kysely<FlightsTables>) {
  return {
    /** False where the message has come before. */
    async store(
      { eventId, type, hasFailed, orderRef }: FlightNews,
      { reference, nowMs }: { readonly reference: string | null; readonly nowMs: number },
    ): Promise<boolean> {
      const row = await database
        .insertInto('flight_events')
        .values({
          event_id: eventId,
          type,
          has_failed: hasFailed,
          order_ref: orderRef,
          reference,
          received_at: new Date(nowMs),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async hasFailed(order: {
      readonly reference: string;
      readonly orderRef: string | null;
    }): Promise<boolean> {
      const row = await database
        .selectFrom('flight_events')
        .select('event_id')
        .where('has_failed', '=', true)
        .where((where) =>
          where.or([
            where('reference', '=', order.reference),
            ...(order.orderRef === null ? [] : [where('order_ref', '=', order.orderRef)]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
