import type { Migration } from './migration.ts';

/** The ledger: payment attempts, orders at suppliers, notices of the provider. Its unique indexes carry the truth. */
export const payments: Migration = {
  name: '0101-payments',
  sql: `
    CREATE TABLE payment_attempts (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id),
      cart_id text NOT NULL UNIQUE,
      live boolean NOT NULL,
      state text NOT NULL,
      end_reason text,
      provider text NOT NULL,
      provider_ref text,
      provider_token text,
      amount bigint NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      transaction_id text NOT NULL,
      card_brand text NOT NULL,
      card_last4 text NOT NULL,
      card_expiry text NOT NULL,
      challenge_url text,
      return_url text NOT NULL,
      cancel_url text NOT NULL,
      capture_tries integer NOT NULL DEFAULT 0,
      void_tries integer NOT NULL DEFAULT 0,
      hold_left_ms bigint NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX payment_attempts_one_live ON payment_attempts (booking_id) WHERE live;
    CREATE UNIQUE INDEX payment_attempts_by_provider_ref ON payment_attempts (provider, provider_ref);

    CREATE TABLE supplier_orders (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id),
      attempt_id uuid NOT NULL REFERENCES payment_attempts (id),
      live boolean NOT NULL,
      supplier text NOT NULL,
      state text NOT NULL,
      reference text NOT NULL,
      family_name text NOT NULL,
      supplier_ref text,
      locator text,
      ticketed boolean NOT NULL DEFAULT false,
      ticketing_deadline text,
      refusal text,
      record jsonb NOT NULL,
      placed_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      UNIQUE (supplier, reference)
    );
    CREATE UNIQUE INDEX supplier_orders_one_live ON supplier_orders (booking_id) WHERE live;
    CREATE UNIQUE INDEX supplier_orders_by_supplier_ref ON supplier_orders (supplier, supplier_ref);

    CREATE TABLE provider_events (
      provider text NOT NULL,
      event_id text NOT NULL,
      type text NOT NULL,
      booking_id uuid,
      received_at timestamptz NOT NULL,
      PRIMARY KEY (provider, event_id)
    );
  `,
};
