import type { Migration } from './migration.ts';

/** Bookings of every kind: what was ordered is the vertical's own, and an order may have several parts. */
export const orderKinds: Migration = {
  name: '0401-order-kinds',
  sql: `
    ALTER TABLE bookings RENAME COLUMN flight_order TO order_data;
    ALTER TABLE supplier_orders ADD COLUMN part text NOT NULL DEFAULT 'flight';
    ALTER TABLE supplier_orders ALTER COLUMN part DROP DEFAULT;
    DROP INDEX supplier_orders_one_live;
    CREATE UNIQUE INDEX supplier_orders_one_live ON supplier_orders (booking_id, part) WHERE live;
  `,
};
