import type { Migration } from './migration.ts';

/** What airlines change in orders that stand, and what the traveller answered (M-08). */
export const scheduleChanges: Migration = {
  name: '0831-schedule-changes',
  sql: `
    ALTER TABLE supplier_orders ADD COLUMN changes_due_at timestamptz;
    CREATE INDEX supplier_orders_changes_due ON supplier_orders (changes_due_at)
      WHERE live AND changes_due_at IS NOT NULL;

    CREATE TABLE schedule_changes (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      supplier_order_id uuid NOT NULL REFERENCES supplier_orders (id) ON DELETE CASCADE,
      change_ref text NOT NULL,
      state text NOT NULL CHECK (state IN (
        'open', 'accepting', 'accepted', 'desk', 'replaced', 'ended'
      )),
      /* Why it is at the desk. */
      reason text CHECK (reason IN ('other_flight', 'silent', 'refused')),
      journeys jsonb NOT NULL,
      may_accept boolean NOT NULL,
      sequence integer NOT NULL,
      detected_at timestamptz NOT NULL,
      answer_by timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      UNIQUE (supplier_order_id, change_ref)
    );
    CREATE INDEX schedule_changes_of_booking ON schedule_changes (booking_id, sequence);
    CREATE INDEX schedule_changes_to_answer ON schedule_changes (answer_by)
      WHERE state IN ('open', 'accepting');
  `,
};
