import type { Migration } from './migration.ts';

/** Rates as they were quoted for one visitor. */
export const hotels: Migration = {
  name: '0400-hotels',
  sql: `
    CREATE TABLE priced_stays (
      id text PRIMARY KEY,
      priced jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX priced_stays_by_expiry ON priced_stays (expires_at);
  `,
};
