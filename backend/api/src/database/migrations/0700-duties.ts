import type { Migration } from './migration.ts';

/** What one process does for all of them, now and then. */
export const duties: Migration = {
  name: '0700-duties',
  sql: `
    CREATE TABLE duties (
      name text PRIMARY KEY,
      taken_until timestamptz NOT NULL
    );
  `,
};
