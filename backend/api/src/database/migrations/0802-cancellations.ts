import type { Migration } from './migration.ts';

/** What is given up after it was booked: a quote, then what suppliers and provider did; and the codes that allow it. */
export const cancellations: Migration = {
  name: '0802-cancellations',
  sql: `
    CREATE TABLE cancellations (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN (
        'quoted', 'cancelling', 'refunding', 'refund_pending', 'done', 'manual_review'
      )),
      reason text,
      locale text NOT NULL,
      currency text NOT NULL,
      refund_amount bigint NOT NULL CHECK (refund_amount >= 0),
      refund_asked_at timestamptz,
      refund_tries integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      cancelled_at timestamptz,
      refunded_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX cancellations_one_open ON cancellations (booking_id)
      WHERE state IN ('cancelling', 'refunding', 'refund_pending', 'manual_review');
    CREATE INDEX cancellations_by_booking ON cancellations (booking_id);
    CREATE INDEX cancellations_to_drive ON cancellations (updated_at)
      WHERE state IN ('cancelling', 'refunding', 'refund_pending', 'manual_review');

    CREATE TABLE cancellation_parts (
      cancellation_id uuid NOT NULL REFERENCES cancellations (id) ON DELETE CASCADE,
      part text NOT NULL,
      supplier_order_id uuid NOT NULL REFERENCES supplier_orders (id),
      state text NOT NULL CHECK (state IN ('quoted', 'unknown', 'cancelled', 'refused')),
      supplier_quote text,
      price bigint NOT NULL,
      cost bigint NOT NULL,
      supplier_refund bigint NOT NULL,
      credit bigint,
      asked_at timestamptz,
      tries integer NOT NULL DEFAULT 0,
      PRIMARY KEY (cancellation_id, part)
    );

    CREATE TABLE booking_codes (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      digest text NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX booking_codes_by_booking ON booking_codes (booking_id, created_at);
  `,
};
