import type { Migration } from './migration.ts';

/** What a supplier takes in the currency of its account, and the rate of that day (W-09); null: the one we charge. */
export const settledAmounts: Migration = {
  name: '1000-settled-amounts',
  sql: `
    ALTER TABLE supplier_orders
      ADD COLUMN settled_amount integer,
      ADD COLUMN settled_currency text,
      ADD COLUMN settled_rate double precision;
    ALTER TABLE ledger_lines
      ADD COLUMN settled_amount integer,
      ADD COLUMN settled_currency text;
  `,
};
