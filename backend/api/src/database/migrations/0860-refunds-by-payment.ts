import type { Migration } from './migration.ts';

/**
 * A cancellation gives back from every payment of the booking: its own, and those of what was changed or added later.
 * `refund_asked_at` and `refund_tries` of the cancellation are not read any more. `supplier_gave`: where it is less than
 * the supplier had quoted.
 */
export const refundsByPayment: Migration = {
  name: '0860-refunds-by-payment',
  sql: `
    CREATE TABLE cancellation_refunds (
      cancellation_id uuid NOT NULL REFERENCES cancellations (id) ON DELETE CASCADE,
      attempt_id uuid NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
      amount bigint NOT NULL CHECK (amount > 0),
      state text NOT NULL CHECK (state IN ('due', 'pending', 'done', 'refused')),
      asked_at timestamptz,
      tries integer NOT NULL DEFAULT 0,
      PRIMARY KEY (cancellation_id, attempt_id)
    );
    CREATE INDEX cancellation_refunds_of_payment ON cancellation_refunds (attempt_id);
    INSERT INTO cancellation_refunds (cancellation_id, attempt_id, amount, state, asked_at, tries)
      SELECT cancellations.id, payment_attempts.id, refund_amount,
             CASE WHEN refunded_at IS NOT NULL THEN 'done'
                  WHEN cancellations.state = 'refund_pending' THEN 'pending'
                  WHEN cancellations.reason = 'refund_refused' THEN 'refused'
                  ELSE 'due' END,
             refund_asked_at, refund_tries
      FROM cancellations JOIN payment_attempts
        ON payment_attempts.booking_id = cancellations.booking_id
        AND payment_attempts.live AND payment_attempts.state = 'captured'
      WHERE cancelled_at IS NOT NULL AND refund_amount > 0;
    ALTER TABLE cancellation_parts ADD COLUMN supplier_gave bigint;
  `,
};
