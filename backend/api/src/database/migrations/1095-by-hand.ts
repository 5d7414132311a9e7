import type { Migration } from './migration.ts';

/** What a person booked with a supplier, by the supplier's reference; where the supplier is paid, nothing is paid to us. */
export const byHand: Migration = {
  name: '1095-by-hand',
  sql: `
    ALTER TABLE bookings DROP CONSTRAINT bookings_total_amount_check;
    ALTER TABLE bookings ADD CONSTRAINT bookings_total_amount_check
      CHECK (total_amount > 0 OR (total_amount = 0 AND kind = 'by-hand'));
    ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_amount_check;
    ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_amount_check
      CHECK (amount > 0 OR (amount = 0 AND method = 'paid-to-supplier'));
    CREATE INDEX bookings_by_hand ON bookings ((order_data ->> 'supplierRef')) WHERE kind = 'by-hand';
    ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_kind_check;
    ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_kind_check CHECK (kind IN (
      'authorised', 'captured', 'refunded', 'disputed', 'supplier_cost', 'supplier_refund', 'margin', 'fee', 'discount',
      'paid_elsewhere'
    ));
  `,
};
