import type { Migration } from './migration.ts';

/** Bookings, what was saved for them, their history, and the jobs that carry them on. */
export const booking: Migration = {
  name: '0100-booking',
  sql: `
    CREATE TABLE bookings (
      id uuid PRIMARY KEY,
      session_id uuid NOT NULL,
      kind text NOT NULL,
      order_id text,
      order_sequence bigint NOT NULL DEFAULT 0,
      state text NOT NULL CHECK (state IN (
        'draft', 'priced', 'ready', 'pay_started', 'authorised', 'ordering', 'ordered', 'capturing', 'confirmed',
        'declined', 'order_unknown', 'voiding', 'voided', 'capture_retry', 'expired', 'manual_review'
      )),
      version integer NOT NULL DEFAULT 0,
      reason text,
      market text NOT NULL,
      locale text NOT NULL,
      flight_order jsonb,
      total_amount bigint CHECK (total_amount > 0),
      currency text,
      offer_expires_at timestamptz,
      hold_expires_at timestamptz,
      extensions_used integer NOT NULL DEFAULT 0,
      reference text UNIQUE,
      confirmed jsonb,
      confirmed_at timestamptz,
      closed boolean NOT NULL DEFAULT false,
      lease_owner text,
      lease_until timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CHECK (state <> 'confirmed' OR confirmed IS NOT NULL)
    );
    CREATE UNIQUE INDEX bookings_one_open_per_session ON bookings (session_id) WHERE NOT closed;
    CREATE INDEX bookings_in_flight ON bookings (updated_at) WHERE state IN (
      'pay_started', 'authorised', 'ordering', 'order_unknown', 'ordered', 'capturing', 'capture_retry', 'voiding'
    );
    CREATE INDEX bookings_by_session ON bookings (session_id);

    CREATE TABLE booking_saves (
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('bags', 'customer', 'passengers', 'billing', 'payment')),
      sequence bigint NOT NULL,
      data jsonb NOT NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (booking_id, kind)
    );

    CREATE TABLE booking_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      from_state text,
      to_state text NOT NULL,
      version integer NOT NULL,
      cause text NOT NULL,
      details jsonb NOT NULL,
      at timestamptz NOT NULL,
      UNIQUE (booking_id, version)
    );

    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      topic text NOT NULL,
      run_at timestamptz NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      lease_until timestamptz,
      done_at timestamptz,
      last_error text
    );
    CREATE UNIQUE INDEX outbox_one_waiting ON outbox (booking_id, topic) WHERE done_at IS NULL;
    CREATE INDEX outbox_due ON outbox (run_at) WHERE done_at IS NULL;
  `,
};
