import type { Migration } from './migration.ts';

/** What was shared and its price at the time: of nobody, and never changed. */
export const shares: Migration = {
  name: '1118-shares',
  sql: `
    CREATE TABLE shares (
      id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('flight', 'hotel', 'activity', 'tour')),
      about jsonb NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      shown_amount bigint,
      shown_currency text,
      first_day text NOT NULL,
      seen_at timestamptz NOT NULL
    );
    CREATE INDEX shares_by_first_day ON shares (first_day);
  `,
};
