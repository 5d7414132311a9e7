import type { Migration } from './migration.ts';

/** Links that open an order in the checkout of whoever opens them first: sent by the desk, or for the desk itself. */
export const paymentLinks: Migration = {
  name: '1021-payment-links',
  sql: `
    CREATE TABLE payment_links (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('desk', 'caller')),
      staff_id text NOT NULL,
      staff_name text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      opened_at timestamptz,
      opened_by uuid
    );
    CREATE INDEX payment_links_of_booking ON payment_links (booking_id);
    CREATE INDEX payment_links_sent ON payment_links (created_at) WHERE purpose = 'caller';
  `,
};
