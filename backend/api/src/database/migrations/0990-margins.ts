import type { Migration } from './migration.ts';

/** What of the price of a cancelled part the margin of its market was: a share of it goes back (W-14). */
export const margins: Migration = {
  name: '0990-margins',
  sql: `ALTER TABLE cancellation_parts ADD COLUMN margin integer NOT NULL DEFAULT 0;`,
};
