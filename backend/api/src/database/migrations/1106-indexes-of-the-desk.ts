import type { Migration } from './migration.ts';

/**
 * With a million bookings the desk finds one, and what waits in its queues, by an index (D-12). Payments and supplier
 * orders of a booking had one for those that are live only.
 */
export const indexesOfTheDesk: Migration = {
  name: '1106-indexes-of-the-desk',
  sql: `
    CREATE INDEX payment_attempts_of_booking ON payment_attempts (booking_id);
    CREATE INDEX supplier_orders_of_booking ON supplier_orders (booking_id);
    CREATE INDEX supplier_orders_left ON supplier_orders (updated_at) WHERE state = 'unknown' AND NOT live;
    CREATE INDEX bookings_in_review ON bookings (updated_at) WHERE state = 'manual_review';
    CREATE INDEX cancellations_in_review ON cancellations (updated_at) WHERE state = 'manual_review';
    CREATE INDEX mails_refused ON mails (created_at) WHERE state = 'refused';
    CREATE INDEX booking_corrections_of_names ON booking_corrections (created_at)
      WHERE kind = 'name' AND state = 'open';
  `,
};
