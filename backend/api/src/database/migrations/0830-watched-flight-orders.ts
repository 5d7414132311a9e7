import type { Migration } from './migration.ts';

/** Tickets that are issued after the order, and what the flight supplier reports of its orders. */
export const watchedFlightOrders: Migration = {
  name: '0830-watched-flight-orders',
  sql: `
    ALTER TABLE supplier_orders
      ADD COLUMN ticket_numbers jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN ticketed_at timestamptz,
      ADD COLUMN looked_at timestamptz;
    CREATE INDEX supplier_orders_without_ticket ON supplier_orders (looked_at)
      WHERE live AND state = 'placed' AND NOT ticketed AND ticketing_deadline IS NOT NULL;

    CREATE TABLE flight_events (
      event_id text PRIMARY KEY,
      type text NOT NULL,
      has_failed boolean NOT NULL,
      order_ref text,
      reference text,
      received_at timestamptz NOT NULL
    );
    CREATE INDEX flight_events_by_reference ON flight_events (reference);
  `,
};
