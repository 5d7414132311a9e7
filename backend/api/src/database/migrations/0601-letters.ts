import type { Migration } from './migration.ts';

/** Whoever gets our letters can leave by the link in them, and by nothing else. */
export const letters: Migration = {
  name: '0601-letters',
  sql: `
    ALTER TABLE subscribers ADD COLUMN leave_key uuid NOT NULL DEFAULT gen_random_uuid();
    CREATE UNIQUE INDEX subscribers_leave_key ON subscribers (leave_key);
  `,
};
