import type { Migration } from './migration.ts';

/**
 * Rules by which the desk takes something off an order. How often one was used is counted from the orders that have it:
 * there is no second number that could differ.
 */
export const phoneDeals: Migration = {
  name: '1105-phone-deals',
  sql: `
    CREATE TABLE phone_deals (
      code text PRIMARY KEY,
      rule jsonb NOT NULL,
      ends_at timestamptz NOT NULL,
      staff_name text NOT NULL,
      created_at timestamptz NOT NULL
    );
    ALTER TABLE bookings ADD COLUMN deal jsonb;
    CREATE INDEX bookings_by_deal ON bookings ((deal ->> 'code')) WHERE deal IS NOT NULL;
    ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_kind_check;
    ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_kind_check CHECK (kind IN (
      'authorised', 'captured', 'refunded', 'disputed', 'supplier_cost', 'supplier_refund', 'margin', 'fee', 'discount'
    ));
  `,
};
