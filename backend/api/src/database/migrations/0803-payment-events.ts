import type { Migration } from './migration.ts';

/**
 * Refunds, disputes and fraud warnings as the provider reported them, one row per message. An event may come before its
 * payment is known here: it is stored without a booking and gets one later, so there is no foreign key.
 */
export const paymentEvents: Migration = {
  name: '0803-payment-events',
  sql: `
    CREATE TABLE payment_events (
      provider text NOT NULL,
      event_id text NOT NULL,
      type text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('refund', 'refund_failed', 'dispute', 'fraud_warning')),
      booking_id uuid,
      provider_ref text,
      subject_ref text NOT NULL,
      amount bigint,
      currency text,
      status text,
      reason text,
      respond_by timestamptz,
      occurred_at timestamptz NOT NULL,
      received_at timestamptz NOT NULL,
      PRIMARY KEY (provider, event_id)
    );
    CREATE INDEX payment_events_of_booking ON payment_events (booking_id, occurred_at);
    CREATE INDEX payment_events_of_nobody ON payment_events (provider_ref) WHERE booking_id IS NULL;
  `,
};
