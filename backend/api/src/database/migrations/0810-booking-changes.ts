import type { Migration } from './migration.ts';

/**
 * Changes of what was booked. A quote is a row here; one that has to be paid becomes an order of its own that amends the
 * booking, one that costs nothing is carried out like a cancellation. At most one is under way per booking.
 */
export const bookingChanges: Migration = {
  name: '0810-booking-changes',
  sql: `
    ALTER TABLE bookings ADD COLUMN amends uuid REFERENCES bookings (id) ON DELETE CASCADE;
    CREATE INDEX bookings_by_amended ON bookings (amends) WHERE amends IS NOT NULL;
    CREATE UNIQUE INDEX bookings_one_amendment ON bookings (amends) WHERE state IN (
      'pay_started', 'authorised', 'ordering', 'order_unknown', 'ordered', 'capturing', 'capture_retry', 'voiding',
      'manual_review'
    );

    CREATE TABLE booking_changes (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      kind text NOT NULL,
      part text NOT NULL,
      supplier_order_id uuid NOT NULL REFERENCES supplier_orders (id) ON DELETE CASCADE,
      order_data jsonb NOT NULL,
      amount bigint NOT NULL,
      currency text NOT NULL,
      revision integer NOT NULL,
      expires_at timestamptz NOT NULL,
      allowed_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX booking_changes_by_booking ON booking_changes (booking_id);

    ALTER TABLE cancellations ADD COLUMN change_id uuid REFERENCES booking_changes (id) ON DELETE CASCADE;
    ALTER TABLE cancellations DROP CONSTRAINT cancellations_state_check;
    ALTER TABLE cancellations ADD CONSTRAINT cancellations_state_check CHECK (state IN (
      'quoted', 'cancelling', 'refunding', 'refund_pending', 'done', 'refused', 'manual_review'
    ));
  `,
};
