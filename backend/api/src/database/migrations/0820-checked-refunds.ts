import type { Migration } from './migration.ts';

/** A refund that had arrived may come back from the bank days later; and what we give back beyond the supplier's terms. */
export const checkedRefunds: Migration = {
  name: '0820-checked-refunds',
  sql: `
    ALTER TABLE cancellations ADD COLUMN refund_check_at timestamptz;
    CREATE INDEX cancellations_refund_check ON cancellations (refund_check_at)
      WHERE refund_check_at IS NOT NULL;
    ALTER TABLE cancellation_parts ADD COLUMN back bigint;
  `,
};
