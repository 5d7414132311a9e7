import type { Migration } from './migration.ts';

/**
 * Trips that a supplier keeps unpaid. Their orders have no payment until they are paid, and the desk finds them
 * from then on.
 */
export const heldTrips: Migration = {
  name: '1120-held-trips',
  sql: `
    ALTER TABLE bookings DROP CONSTRAINT bookings_state_check;
    ALTER TABLE bookings ADD CONSTRAINT bookings_state_check CHECK (state IN (
      'draft', 'priced', 'ready', 'pay_started', 'authorised', 'ordering', 'ordered', 'capturing', 'confirmed',
      'declined', 'order_unknown', 'voiding', 'voided', 'capture_retry', 'expired', 'manual_review',
      'holding', 'held', 'releasing'
    ));
    CREATE INDEX bookings_of_holds_in_flight ON bookings (updated_at) WHERE state IN ('holding', 'releasing');
    ALTER TABLE supplier_orders ALTER COLUMN attempt_id DROP NOT NULL;

    CREATE OR REPLACE FUNCTION desk_keys_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wanted uuid;
    BEGIN
      IF TG_TABLE_NAME = 'bookings' THEN wanted := NEW.id; ELSE wanted := NEW.booking_id; END IF;
      IF TG_TABLE_NAME = 'payment_attempts' OR (TG_TABLE_NAME = 'supplier_orders' AND TG_OP = 'INSERT') THEN
        INSERT INTO desk_keys (booking_id, subject, at, keys)
          SELECT id, coalesce(amends, id), created_at, desk_keys_of(id) FROM bookings WHERE id = wanted
          ON CONFLICT (booking_id) DO UPDATE SET subject = excluded.subject, keys = excluded.keys;
      ELSE
        UPDATE desk_keys SET keys = desk_keys_of(wanted) WHERE booking_id = wanted;
      END IF;
      RETURN NULL;
    END $$;
  `,
};
