import type { Migration } from './migration.ts';

/** One row for each alert: whether it is on, and what the office was told of it, shared by all processes. */
export const alerts: Migration = {
  name: '0960-alerts',
  sql: `
    CREATE TABLE alerts (
      name text PRIMARY KEY,
      on_since timestamptz,
      measured double precision,
      threshold double precision,
      about text NOT NULL,
      mailed_at timestamptz,
      is_told boolean NOT NULL
    );
  `,
};
