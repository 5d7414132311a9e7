import type { Migration } from './migration.ts';

/** What a supplier says about an order: remarks, vouchers, how keys are collected. */
export const supplierNotes: Migration = {
  name: '0841-supplier-notes',
  sql: `ALTER TABLE supplier_orders ADD COLUMN notes jsonb NOT NULL DEFAULT '[]';`,
};
